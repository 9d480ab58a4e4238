import { contractSatisfies, oldestContracts } from './remote-module'

test.each([
  ['1.0', '^1.0', true],
  ['1.4', '^1.2', true],
  ['1.1', '^1.2', false],
  ['2.0', '^1.2', false],
  ['2.0', '^1.2 || ^2.0', true],
  ['1.0', '*', false],
  ['one', '^1.0', false],
])('a shell that speaks %s serves a remote that asks for %s: %s', (version, range, served) => {
  expect(contractSatisfies(version, range)).toBe(served)
})

test.each([
  ['^1.2', ['1.2']],
  ['^1.2 || ^2.0', ['1.2', '2.0']],
  ['*', []],
])('the oldest contracts of %s are %j', (range, oldest) => {
  expect(oldestContracts(range)).toEqual(oldest)
})
