import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BookEntry, OpenedRound, Session } from './book-entries'
import { openSealedJournal } from './sealed-journal'
import { textCipher } from './text-cipher'

const TOKEN = 'wallet-token-of-demo'
const SEED = '5eed'.repeat(16)
const NEXT = 'ne47'.repeat(16)
const cipher = textCipher('secret', 'journal')
const newPath = () => join(mkdtempSync(join(tmpdir(), 'sealed-')), 'journal.jsonl')

const body = { token: TOKEN, player: 'demo', currency: 'MYR' }
const ENTRIES: readonly BookEntry[] = [
  { k: 'session', session: { id: 's', token: TOKEN } as Session },
  { k: 'seeds', player: 'demo', current: SEED, next: NEXT, at: 1 },
  { k: 'open', round: { round: 'r', token: TOKEN, seed: SEED } as OpenedRound },
  { k: 'taken', round: 'r' },
  { k: 'due', delivery: { tx: 't', action: 'win', body } },
  { k: 'done', tx: 't', status: 'ok' },
]

async function written(path: string): Promise<string> {
  const { journal } = await openSealedJournal(path, cipher)
  for (const entry of ENTRIES) await journal.append(entry)
  await journal.close()
  return readFileSync(path, 'utf8')
}

test('a copy of the file holds no token and no seed, and the provider reads it', async () => {
  const path = newPath()
  const text = await written(path)
  for (const secret of [TOKEN, SEED, NEXT]) expect(text).not.toContain(secret)
  const { entries, journal } = await openSealedJournal(path, cipher)
  await journal.close()
  expect(entries).toEqual(ENTRIES)
})

test('equal tokens look different', async () => {
  const lines = (await written(newPath())).trim().split('\n')
  const tokens = lines.flatMap((line) => /"token":"([^"]+)"/.exec(line)?.[1] ?? [])
  expect(new Set(tokens).size).toBe(3)
})

test.each([
  ['another secret', (text: string) => text, 'other'],
  ['a changed seal', (text: string) => text.replace(/(s1:.{30})./, '$1_'), 'secret'],
])('with %s it is not read', async (_, change, secret) => {
  const path = newPath()
  writeFileSync(path, change(await written(path)))
  await expect(openSealedJournal(path, textCipher(secret, 'journal'))).rejects.toThrow('GAMES_JOURNAL_SECRET')
})

test('a journal of an earlier release is read', async () => {
  const path = newPath()
  writeFileSync(path, ENTRIES.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  const { entries, journal } = await openSealedJournal(path, cipher)
  await journal.close()
  expect(entries).toEqual(ENTRIES)
})
