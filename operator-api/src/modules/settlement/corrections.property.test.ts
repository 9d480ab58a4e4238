import { type MatchResult, NO_RESULT_YET } from '@touchline/rules'
import fc from 'fast-check'
import { type PlainBet, riskOf } from '../../testing/bet-orders'
import { MATCH } from '../../testing/fake-book'
import { reckon } from '../../testing/reckon-by-hand'
import { cancelled, finished } from '../../testing/results'
import { size } from '../../testing/sizes'
import { type TestApp, type TestMember, testApp } from '../../testing/test-app'

let server: TestApp
/** Every sequence has a match of its own, for results are final. */
let match = MATCH
beforeAll(async () => {
  server = await testApp()
})
afterAll(async () => {
  expect(await server.breaches()).toEqual([])
  await server.close()
})

/** A bet and the results of its match, each correcting the one before. */
interface Sequence {
  readonly sport: number
  readonly period: number
  readonly selection: string
  readonly line: number
  readonly odds: number
  readonly stake: number
  readonly results: readonly MatchResult[]
}

const goals = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }))
const terms = {
  selection: fc.constantFrom('home', 'away'),
  line: fc.integer({ min: -6, max: 6 }),
  odds: fc.constantFrom(96, -90, 45, -33, -100),
  stake: fc.integer({ min: 500, max: 5_000 }),
}
const results = (one: fc.Arbitrary<MatchResult>) => fc.array(one, { minLength: 1, maxLength: 5 })

const ofMatch: fc.Arbitrary<Sequence> = fc.record({
  ...terms,
  sport: fc.constant(1),
  period: fc.constant(0),
  results: results(
    fc.oneof(
      goals.map((score) => finished(score)),
      fc.constant(cancelled),
    ),
  ),
})

/** A result of a quarter or set: during the match, after it, missing, or of an abandoned match. */
const ofPart: fc.Arbitrary<Sequence> = fc.constantFrom([2, 11], [3, 21]).chain(([sport = 2, period = 11]) =>
  fc.record({
    ...terms,
    sport: fc.constant(sport),
    period: fc.constant(period),
    results: results(
      fc
        .record({
          own: fc.option(goals),
          other: goals,
          ends: fc.constantFrom('running', 'played', 'cancelled', 'retired' as const),
        })
        .map(({ own, other, ends }) => {
          const periods: [number, number, number][] = [[period + 1, ...other]]
          if (own) periods.unshift([period, ...own])
          if (ends === 'running') return { ...NO_RESULT_YET, periods }
          if (ends === 'cancelled') return { ...cancelled, periods }
          const full = scoreOf(sport, periods)
          return { ...finished(full), half_time: null, periods, ...(ends === 'retired' && { decided: ends }) }
        }),
    ),
  }),
)
/** The score that these parts leave: their sum, or the sets that were won. */
function scoreOf(sport: number, periods: readonly [number, number, number][]): [number, number] {
  const scores = periods.map(([, home, away]): [number, number] =>
    sport === 2 ? [home, away] : home >= away ? [1, 0] : [0, 1],
  )
  return scores.reduce(([home, away], part) => [home + part[0], away + part[1]], [0, 0])
}
const sequence = fc.oneof(ofMatch, ofPart)

/**
 * What the bet does to its member's money when its last result is all there is, reckoned by none of the server's functions: a
 * part of a match is reckoned as a match that ended like it.
 */
function gainOf({ period, selection, line, odds, stake, results }: Sequence) {
  const leg = { match, betType: 'hdp', period: 0, line, selection, odds, myanmar: null } as const
  const bet: PlainBet = {
    member: '',
    kind: 'single',
    legs: [leg],
    stake,
    sizes: [],
    maxPayout: Number.MAX_SAFE_INTEGER,
    deduction: 0,
  }
  const last = results.at(-1) as MatchResult
  const reckoned = reckon(bet, () => (period === 0 ? last : endOfPart(period, last)))
  // It is open again.
  if (!reckoned) return { cash: -riskOf(bet), frozen: riskOf(bet) }
  // A quarter of a percent of the turnover, half-up.
  const commission = Math.floor((reckoned.turnover * 25 + 5000) / 10_000)
  return { cash: reckoned.returned + commission - riskOf(bet), frozen: 0 }
}

/** A part that was played counts, however its match ended; an unplayed part is cancelled once the match is over. */
function endOfPart(period: number, { status, periods }: MatchResult): MatchResult | undefined {
  const part = periods?.find(([code]) => code === period)
  if (part) return finished([part[1], part[2]])
  return status === 0 ? undefined : cancelled
}

async function expectLastResultAlone(member: TestMember, one: Sequence): Promise<void> {
  match += 1
  const own = match
  const { sport, period, selection, line, odds, stake, results } = one
  server.book.put({ id: own, sport }, [{ period, line, prices: [odds, odds] }])
  const before = await server.balances(member.account)
  const placed = await member.bet({ match_id: own, selection, line, stake, odds })
  expect(placed.status).toBe(1)
  for (const [i, result] of results.entries())
    await server.app.settlement.settle({ match: own, revision: i + 1, result })
  const gain = gainOf(one)
  expect(await server.balances(member.account)).toEqual({
    cash: before.cash + gain.cash,
    frozen: before.frozen + gain.frozen,
  })
}

// Different members go on side by side: ten thousand sequences one after the other would take half an hour.
const SIDE_BY_SIDE = 10

test(
  'any sequence of corrections ends like its last result settled once',
  async () => {
    const accounts = Array.from({ length: SIDE_BY_SIDE }, (_, i) => `demo${15 + i}`)
    // One after another: one address has few places in the line of logins.
    const members: TestMember[] = []
    for (const account of accounts) members.push(await server.login(account))
    const oneEach = fc.array(sequence, { minLength: SIDE_BY_SIDE, maxLength: SIDE_BY_SIDE })
    await fc.assert(
      fc.asyncProperty(oneEach, async (sequences) => {
        await Promise.all(sequences.map((one, i) => expectLastResultAlone(members[i] as TestMember, one)))
      }),
      { numRuns: size(40, 10_000) / SIDE_BY_SIDE },
    )
  },
  size(60_000, 3_600_000),
)
