import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openJournal } from './journal'

const newPath = () => join(mkdtempSync(join(tmpdir(), 'journal-')), 'journal.jsonl')

test('entries come back in order', async () => {
  const path = newPath()
  const { journal } = await openJournal<number>(path)
  await Promise.all([1, 2, 3, 4].map((entry) => journal.append(entry)))
  await journal.append(5)
  await journal.close()
  expect((await openJournal(path)).entries).toEqual([1, 2, 3, 4, 5])
})

test('a line that was cut short is dropped, and later ones stay readable', async () => {
  const path = newPath()
  const { journal } = await openJournal<number>(path)
  await journal.append(1)
  await journal.close()
  appendFileSync(path, '{"half":')
  const second = await openJournal<number>(path)
  expect(second.entries).toEqual([1])
  await second.journal.append(2)
  await second.journal.close()
  expect(readFileSync(path, 'utf8')).toBe('1\n2\n')
})
