import type { BetLeg } from '@touchline/contracts/calls'
import { legOf } from '../../testing/bets'
import { legProgress } from './leg-progress'

type Cases = [leg: Partial<BetLeg>, at: string, period: string | null][]

test.each([
  [{ period_now: 0 }, 'toCome', null],
  [{ period_now: 1 }, 'playing', 'first'],
  [{ period_now: 2 }, 'playing', 'half'],
  [{ period_now: 3 }, 'playing', 'second'],
  [{ period_now: 13, sport: 2 }, 'playing', 'quarter'],
  [{ period_now: 15, sport: 2 }, 'playing', 'overtime'],
  [{ period_now: 16, sport: 2 }, 'playing', 'overtimeOf'],
  [{ period_now: 22, sport: 9 }, 'playing', 'map'],
  [{ period_now: 21, sport: 9, score: [0, 1] }, 'playing', 'break'],
  [{ period_now: 8 }, 'playing', 'penalties'],
  [{ period_now: 22, sport: 3 }, 'playing', 'set'],
  [{ period_now: 4 }, 'ended', null],
  [{ period_now: 4, result: 'win' }, 'decided', null],
] satisfies Cases)('a leg with %j is at %s %s', (facts, at, period) => {
  const progress = legProgress(legOf(facts))
  expect(progress.at).toBe(at)
  if (period !== null) expect(progress).toMatchObject({ period: { word: period } })
})
