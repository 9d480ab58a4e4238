import { legOf } from '../testing/bets'
import { legProgress } from './leg-progress'

test.each([
  [{ period_now: 0 }, 'kickoff', null],
  [{ period_now: 1 }, 'playing', 'firstHalf'],
  [{ period_now: 2 }, 'playing', 'halfTime'],
  [{ period_now: 3 }, 'playing', 'secondHalf'],
  [{ period_now: 13 }, 'playing', 'quarter'],
  [{ period_now: 22 }, 'playing', 'set'],
  [{ period_now: 4 }, 'ended', null],
  [{ period_now: 4, result: 'win' }, 'decided', null],
] as const)('a leg with %j is at %s %s', (facts, at, period) => {
  const progress = legProgress(legOf(facts))
  expect(progress.at).toBe(at)
  if (period !== null) expect(progress).toMatchObject({ period })
})
