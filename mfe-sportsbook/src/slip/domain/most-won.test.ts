import { type BetType, SELECTIONS } from '@touchline/contracts/odds'
import { type MatchResult, NO_RESULT_YET, type Score, settleSelection } from '@touchline/rules'
import fc from 'fast-check'
import { eventOf, mostWon, outcomeOf } from './several'

const bet = (win: number, betType: BetType, line = 0, match = 1, period = 0, event: Event = {}) => ({
  win,
  outcome: outcomeOf(
    match,
    betType,
    { period, line, selection: '', score: null },
    eventOf({ ...EVENT, parentId: match, ...event }),
  ),
})

type Event = Partial<Parameters<typeof eventOf>[0]>
const EVENT = { outright: false, leagueId: 7 }

/** A bet on a named selection of one match, at a score where it was struck in play. */
const on = (win: number, betType: BetType, selection: string, score: Score | null = null) => ({
  win,
  outcome: outcomeOf(1, betType, { period: 0, line: 0, selection, score }, 'match 1'),
})

test.each([
  {
    it: 'home, draw and away of one match: the best',
    bets: [bet(100, 'oxt'), bet(240, 'oxt'), bet(180, 'oxt')],
    most: { win: 240, isMost: true },
  },
  {
    it: 'the same of two matches: all',
    bets: [bet(100, 'oxt'), bet(240, 'oxt', 0, 2)],
    most: { win: 340, isMost: false },
  },
  {
    it: 'the same of two halves: both, which is not sure',
    bets: [bet(100, 'oxt'), bet(10, 'oxt', 0, 1, 1)],
    most: { win: 110, isMost: true },
  },
  {
    it: 'over and under of two lines of one match: both, which is not sure',
    bets: [bet(90, 'ou', 39), bet(95, 'ou', 37)],
    most: { win: 185, isMost: true },
  },
  {
    it: 'a match and its corners: both, which is not sure',
    bets: [bet(90, 'ou', 10, 1), bet(95, 'ou', 39, 2, 0, { parentId: 1 })],
    most: { win: 185, isMost: true },
  },
  {
    it: 'two winners of one league: both, which is not sure',
    bets: [bet(90, 'orz', 0, 1, 0, { outright: true }), bet(95, 'orz', 0, 2, 0, { outright: true })],
    most: { win: 185, isMost: true },
  },
  {
    it: 'winners of two leagues: both',
    bets: [
      bet(90, 'orz', 0, 1, 0, { outright: true }),
      bet(95, 'orz', 0, 2, 0, { outright: true, leagueId: 8 }),
    ],
    most: { win: 185, isMost: false },
  },
  {
    it: 'both sides of one line: the better; over and under of two lines: both',
    bets: [bet(90, 'ou', 10), bet(95, 'ou', 10), bet(80, 'ou', 14)],
    most: { win: 175, isMost: true },
  },
  {
    it: 'double chances, of which two win together and never three',
    bets: [on(30, 'dc', '1X'), on(40, 'dc', '12'), on(50, 'dc', 'X2')],
    most: { win: 120, isMost: true },
  },
  {
    it: 'first and last goal of one team: both',
    bets: [on(100, 'fglg', 'HF'), on(240, 'fglg', 'HL')],
    most: { win: 340, isMost: true },
  },
  {
    it: 'the first goal of either team, and none: the best',
    bets: [on(100, 'fglg', 'HF'), on(240, 'fglg', 'AF'), on(900, 'fglg', 'NG')],
    most: { win: 900, isMost: true },
  },
  {
    it: 'both sides of a handicap at one score: the better',
    bets: [on(90, 'hdp', 'home', [1, 0]), on(95, 'hdp', 'away', [1, 0])],
    most: { win: 95, isMost: true },
  },
  {
    it: 'both sides of a handicap at two scores: both',
    bets: [on(90, 'hdp', 'home', [0, 0]), on(95, 'hdp', 'away', [2, 0])],
    most: { win: 185, isMost: true },
  },
  {
    it: 'bets of which nothing is known: all',
    bets: [
      { win: 10, outcome: {} },
      { win: 20, outcome: {} },
    ],
    most: { win: 30, isMost: false },
  },
])('$it', ({ bets, most }) => {
  expect(mostWon(bets)).toEqual(most)
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

test('is never less than what any result pays', () => {
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
