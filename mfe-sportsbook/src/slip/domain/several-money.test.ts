import { type BetType, SELECTIONS } from '@touchline/contracts/odds'
import { type MatchResult, NO_RESULT_YET, type Score, settleSelection } from '@touchline/rules'
import fc from 'fast-check'
import { eventOf, mostWon, outcomeOf, risksOnMatch } from './several'

type Event = Partial<Parameters<typeof eventOf>[0]>

/** A bet on a match, or on another event of it. */
const bet = (win: number, betType: BetType, { line = 0, match = 1, period = 0, ...event }: BetOf = {}) => ({
  win,
  outcome: outcomeOf(
    match,
    betType,
    { period, line, selection: '', score: null },
    eventOf({ outright: false, leagueId: 7, parentId: match, ...event }),
  ),
})
type BetOf = Event & { line?: number; match?: number; period?: number }

const result = (win: number, of: BetOf = {}) => bet(win, 'oxt', of)
const total = (win: number, of: BetOf) => bet(win, 'ou', of)
const winner = (win: number, match: number, leagueId = 7) =>
  bet(win, 'orz', { match, leagueId, outright: true })

/** A bet on a named selection of one match, at a score where it was struck in play. */
const on = (win: number, betType: BetType, selection: string, score: Score | null = null) => ({
  win,
  outcome: outcomeOf(1, betType, { period: 0, line: 0, selection, score }, 'match 1'),
})
const chance = (win: number, selection: string) => on(win, 'dc', selection)
const goal = (win: number, selection: string) => on(win, 'fglg', selection)
const side = (win: number, selection: string, score: Score) => on(win, 'hdp', selection, score)
const unknown = (win: number) => ({ win, outcome: {} })

test.each([
  { it: 'the best of one match', bets: [result(100), result(240), result(180)], win: 240 },
  { it: 'all of two matches', bets: [result(100), result(240, { match: 2 })], win: 340, isSure: true },
  { it: 'both of two halves', bets: [result(100), result(10, { period: 1 })], win: 110 },
  {
    it: 'both totals of two lines of one match',
    bets: [total(90, { line: 39 }), total(95, { line: 37 })],
    win: 185,
  },
  {
    it: 'a match and its corners',
    bets: [total(90, { line: 10 }), total(95, { line: 39, match: 2, parentId: 1 })],
    win: 185,
  },
  { it: 'two winners of one league', bets: [winner(90, 1), winner(95, 2)], win: 185 },
  { it: 'winners of two leagues', bets: [winner(90, 1), winner(95, 2, 8)], win: 185, isSure: true },
  {
    it: 'the better side of one line, and a total of another line',
    bets: [total(90, { line: 10 }), total(95, { line: 10 }), total(80, { line: 14 })],
    win: 175,
  },
  {
    it: 'two double chances, never three',
    bets: [chance(30, '1X'), chance(40, '12'), chance(50, 'X2')],
    win: 120,
  },
  { it: 'first and last goal of one team', bets: [goal(100, 'HF'), goal(240, 'HL')], win: 340 },
  {
    it: 'the best of the first goal of either team and none',
    bets: [goal(100, 'HF'), goal(240, 'AF'), goal(900, 'NG')],
    win: 900,
  },
  {
    it: 'the better side of a handicap at one score',
    bets: [side(90, 'home', [1, 0]), side(95, 'away', [1, 0])],
    win: 95,
  },
  {
    it: 'both sides of a handicap at two scores',
    bets: [side(90, 'home', [0, 0]), side(95, 'away', [2, 0])],
    win: 185,
  },
  { it: 'all bets of which nothing is known', bets: [unknown(10), unknown(20)], win: 30, isSure: true },
])('of several bets these win at most: $it', ({ bets, win, isSure = false }) => {
  expect(mostWon(bets)).toEqual({ win, isMost: !isSure })
})

const goals = ['home', 'away'] as const
/** Matches that ended in few goals, with each who could have scored the first and the last. */
const RESULTS: readonly MatchResult[] = [0, 1, 2, 3].flatMap((home) =>
  [0, 1, 2, 3].flatMap((away) => {
    const who = goals.filter((side) => (side === 'home' ? home : away) > 0)
    const scored = who.length > 0 ? who : (['none'] as const)
    return scored.flatMap((first_goal) =>
      scored.map((last_goal): MatchResult => {
        const full: Score = [home, away]
        return { ...NO_RESULT_YET, status: 1, half_time: [0, 0], full_time: full, first_goal, last_goal }
      }),
    )
  }),
)

interface Staked {
  readonly betType: BetType
  readonly selection: string
  readonly win: number
  readonly scoreAtBet: Score
}

/** Bets on one match that win whole by its result. */
const paidBy = (result: MatchResult, bets: readonly Staked[]): number =>
  bets
    .filter((one) => {
      const line = one.betType === 'ou' ? 10 : 0
      return settleSelection({ ...one, sport: 1, period: 0, live: true, line }, result) === 'win'
    })
    .reduce((sum, { win }) => sum + win, 0)

test('the most that several bets win is never less than any result pays', () => {
  const types = ['oxt', 'dc', 'fglg', 'ou', 'hdp'] as const
  const scores: Score[] = [
    [0, 0],
    [1, 0],
    [2, 0],
  ]
  const single = fc.constantFrom(...types).chain((betType) =>
    fc.record({
      betType: fc.constant(betType),
      selection: fc.constantFrom(...SELECTIONS[betType]),
      win: fc.integer({ min: 1, max: 1000 }),
      scoreAtBet: betType === 'hdp' ? fc.constantFrom(...scores) : fc.constant<Score>([0, 0]),
    }),
  )
  const bets = fc.uniqueArray(single, {
    minLength: 1,
    maxLength: 8,
    selector: ({ betType, selection, scoreAtBet }) => [betType, selection, scoreAtBet].join(),
  })
  fc.assert(
    fc.property(bets, (all) => {
      const { win } = mostWon(all.map((one) => on(one.win, one.betType, one.selection, one.scoreAtBet)))
      for (const result of RESULTS) expect(win).toBeGreaterThanOrEqual(paidBy(result, all))
    }),
  )
})

describe('the remaining limit of a match', () => {
  const of = (least: number, ...risks: number[]) => risks.map((risk) => ({ risk, least }))

  test.each([
    { it: 'what fits is left alone', left: 100, asked: of(1, 40, 60), risks: [40, 60] },
    {
      it: 'equal bets have equal shares',
      left: 20_000,
      asked: of(10, ...Array(6).fill(5000)),
      risks: Array(6).fill(3333),
    },
    { it: 'who asks for little has it', left: 3000, asked: of(1, 100, 5000, 200), risks: [100, 2700, 200] },
    {
      it: 'as many as it gives the least share it',
      left: 1500,
      asked: of(1000, 10_000, 10_000),
      risks: [1500, 0],
    },
    { it: 'nothing is left', left: 0, asked: of(10, 50, 50), risks: [0, 0] },
    { it: 'it is less than the least of one', left: 150, asked: of(1000, 10_000), risks: [0] },
    {
      it: 'the room of one that does not fit is that of the next',
      left: 700,
      asked: [...of(1000, 9000), ...of(500, 9000)],
      risks: [0, 700],
    },
    {
      it: 'nobody has less than its least',
      left: 1600,
      asked: [...of(1000, 9000), ...of(500, 9000)],
      risks: [1000, 600],
    },
    {
      it: 'a stake below the least is raised to it',
      left: 1500,
      asked: of(1000, 500, 9000),
      risks: [1000, 0],
    },
  ])('$it', ({ left, asked, risks: expected }) => {
    expect(risksOnMatch(left, asked)).toEqual(expected)
  })

  test('fits the risks, each between its minimum and its request, and each that fits gets one', () => {
    const bet = fc.record({ risk: fc.integer({ min: 1, max: 10 ** 9 }), least: fc.nat(10 ** 6) })
    fc.assert(
      fc.property(fc.nat(10 ** 9), fc.array(bet, { minLength: 1, maxLength: 12 }), (left, asked) => {
        const risks = risksOnMatch(left, asked)
        const together = risks.reduce((sum, one) => sum + one, 0)
        expect(together).toBeLessThanOrEqual(left)
        const leastOfServed = asked.reduce((sum, { least }, place) => sum + (risks[place] ? least : 0), 0)
        for (const [place, { risk, least }] of asked.entries()) {
          const may = risks[place] ?? 0
          expect(may).toBeLessThanOrEqual(Math.max(risk, least))
          expect(may === 0 || may >= least).toBe(true)
          if (may === 0) expect(Math.max(1, least)).toBeGreaterThan(left - leastOfServed)
        }
      }),
    )
  })
})
