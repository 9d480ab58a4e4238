import { ballsSoFar, fightRoundSoFar, matchSoFar } from './played-text'

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

test.each([
  [0, []],
  [0.1, [7]],
  [0.5, [7, 3]],
  [1, [7, 3, 80]],
])('at %f of the time %j are drawn', (part, balls) => {
  expect(ballsSoFar([7, 3, 80], part)).toEqual(balls)
})

test.each([
  [4, 0, 1],
  [4, 0.5, 3],
  [4, 1, 4],
  [1, 0.9, 1],
])('a fight that ends in round %i is at %f of its time in round %i', (last, part, round) => {
  expect(fightRoundSoFar(last, part)).toBe(round)
})
