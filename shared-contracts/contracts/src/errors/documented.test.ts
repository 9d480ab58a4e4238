import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorLists } from '@touchline/test-kit/tools'
import { CATALOGUE } from './catalogue'

const text = readFileSync(join(__dirname, '../../../../docs/errors.md'), 'utf8')

test('every code stands in one list of docs/errors.md', () => {
  const listed = Object.values(errorLists(text)).flat()
  expect(listed.sort()).toEqual(Object.keys(CATALOGUE).sort())
})

test('the class that docs/errors.md tells of a code is that of its row', () => {
  const told = [...text.matchAll(/^\| `(\w+)` +\| (\w+) +\|/gm)].map(([, code, shown]) => [code, shown])
  expect(told.length).toBeGreaterThan(80)
  for (const [code, shown] of told)
    expect([code, CATALOGUE[code as keyof typeof CATALOGUE].feedback]).toEqual([code, shown])
})
