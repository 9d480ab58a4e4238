import { returnPath } from './return-path'

test.each([
  ['/slots4', 'slots', '/slots4'],
  ['', 'slots', '/slots'],
  ['', 'casino', '/casino100'],
  ['', null, '/games'],
  ['https://elsewhere.test', 'mini', '/minigame'],
  ['/game', null, '/games'],
] as const)('the exit of a game opened from %j of %s leads to %s', (from, category, path) => {
  expect(returnPath(from, category)).toBe(path)
})
