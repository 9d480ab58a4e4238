import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorLists } from '@touchline/test-kit/tools'
import { CATALOGUE } from './catalogue'

const text = readFileSync(join(__dirname, '../../../../docs/errors.md'), 'utf8')

test('every code is in one list of docs/errors.md', () => {
  const listed = Object.values(errorLists(text)).flat()
  expect(listed.sort()).toEqual(Object.keys(CATALOGUE).sort())
})

test('the class of a code in docs/errors.md is that of its row', () => {
  const documented = [...text.matchAll(/^\| `(\w+)` +\| (\w+) +\|/gm)].map(([, code, shown]) => [code, shown])
  expect(documented.length).toBeGreaterThan(80)
  for (const [code, shown] of documented)
    expect([code, CATALOGUE[code as keyof typeof CATALOGUE].feedback]).toEqual([code, shown])
})
