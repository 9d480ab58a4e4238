import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  currentSurface,
  ignoredPackages,
  mixedChangesets,
  releasedSurface,
  unannouncedRemovals,
  waitingChangesets,
} from './released-surface.mjs'
import { surfaceOf } from './surface-of.mjs'

test('a name removed from the contracts needs a changeset that says so', () => {
  expect(unannouncedRemovals(releasedSurface(), currentSurface(), waitingChangesets())).toEqual([])
})

test.each([
  ['without a changeset', [], ['Gone']],
  ['with a minor one', ['---\n"@touchline/contracts": minor\n---\nA field more.'], ['Gone']],
  ['with a major one of another package', ['---\n"@touchline/ui": major\n---\nA new button.'], ['Gone']],
  ['with a major one', ["---\n'@touchline/contracts': major\n---\nGone is gone."], []],
])('a removal %s is reported: %j', (_, changesets, reported) => {
  expect(unannouncedRemovals(['Gone', 'Kept'], ['Added', 'Kept'], changesets)).toEqual(reported)
})

test('the changesets that wait can be spent', () => {
  expect(mixedChangesets(waitingChangesets(), ignoredPackages())).toEqual([])
})

test.each([
  ['that it ignores', ['@touchline/deploy'], []],
  [
    'that it ignores, and of others',
    ['@touchline/rules', '@touchline/deploy'],
    [['@touchline/rules', '@touchline/deploy']],
  ],
  ['that have versions', ['@touchline/rules', '@touchline/ui'], []],
])('a changeset of packages %s: %j cannot be spent: %j', (_, names, mixed) => {
  const text = `---\n${names.map((name) => `"${name}": minor`).join('\n')}\n---\nMore.`
  expect(mixedChangesets([text], ignoredPackages())).toEqual(mixed)
})

test('the surface of an index is every name that it lets out, types too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-surface-'))
  writeFileSync(
    join(folder, 'index.ts'),
    "export * from './calls'\nexport { one, type Two as Deux } from './parts'",
  )
  writeFileSync(
    join(folder, 'calls.ts'),
    'export interface Call { a: 1 }\nexport type Name = string\nexport const call = 1, other = 2\n' +
      'export function ask() {}\nexport class Asker {}\nconst hidden = 1\nexport enum Kind { A }',
  )
  const names = surfaceOf(join(folder, 'index.ts'))
  rmSync(folder, { recursive: true })
  expect(names).toEqual(['Asker', 'Call', 'Deux', 'Kind', 'Name', 'ask', 'call', 'one', 'other'])
})
