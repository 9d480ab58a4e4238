import { BET_LIST, belongs } from './bet-list-view'

test.each([
  ['', 'running', 1],
  ['?view=void', 'void', 1],
  ['?view=rejected&page=3', 'rejected', 3],
  ['?view=everything', 'running', 1],
])('the address %p asks for %s, page %i', (search, list, page) => {
  expect(BET_LIST.viewOf(search)).toEqual({ list, page })
})

test.each([
  ['running', 'running', true],
  ['waiting', 'pending', true],
  ['void', 'void', true],
  ['rejected', 'rejected', true],
  ['rejected', 'void', false],
  ['settled', 'running', false],
] as const)('a %s bet on the list %s: %s', (status, list, does) => {
  expect(belongs(status, list)).toBe(does)
})
