import { matchSoFar } from './played-text'

const GOALS = [
  { side: 'away', minute: 28 },
  { side: 'home', minute: 47 },
  { side: 'home', minute: 78 },
]

test.each([
  [0, 0, [0, 0]],
  [0.32, 28, [0, 1]],
  [0.53, 47, [1, 1]],
  [1, 90, [2, 1]],
])('at %f of the time the match is at minute %i with %j', (part, minute, score) => {
  expect(matchSoFar(GOALS, part)).toMatchObject({ minute, score })
})
