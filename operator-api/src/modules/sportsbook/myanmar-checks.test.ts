import { betParlayMmo, betSingleMmo } from '@touchline/contracts/calls'
import { type BetCase, testBets } from '../../testing/bet-cases'
import { bettorFor } from '../../testing/bettor'
import { aBodyBet, aMaung, aMyanmarLeg, matchAt, myanmarLegs } from '../../testing/combinations'
import { aBody, LINE } from '../../testing/fake-book'

const bettor = bettorFor('demommk')

const put = (n: number, match: object) => bettor.server.book.put({ id: matchAt(n), ...match })
const offer = (n: number, change: object) =>
  bettor.server.book.putMyanmar({ ...aBody, ...change }, matchAt(n))
const GOALS = { id: 9902, betType: 'ou', goals: 2, percent: 20 } as const
const over = (n: number, change: object = {}) =>
  aMyanmarLeg(n, { line_id: 9902, selection: 'over', goals: 2, percent: 20, ...change })

const PRICES: BetCase[] = [
  { it: 'on the lower side', change: { selection: 'away' }, answer: 1 },
  { it: 'on goals', book: () => offer(0, GOALS), change: over(0), answer: 1 },
  {
    it: 'on goals, from below',
    book: () => offer(0, GOALS),
    change: over(0, { selection: 'under' }),
    answer: 1,
  },
  { it: 'of an unknown match', change: { match_id: 1 }, answer: 'matchHide' },
  { it: 'of a line that never existed', change: { line_id: 1 }, answer: 'invalidOdds' },
  { it: 'of a line that is no Burmese one', change: { line_id: LINE }, answer: 'invalidOdds' },
  { it: 'of a line that has just closed', book: () => offer(0, { state: 2 }), answer: 'invalidOdds' },
  { it: 'of a suspended line', book: () => offer(0, { state: 1 }), answer: 'oddsIsUpdating' },
  { it: 'of a suspended match', book: () => put(0, { suspension: 1 }), answer: 'oddsIsUpdating' },
  { it: 'of a match in play', book: () => put(0, { market: 3, period: 1 }), answer: 'matchNotAllowBet' },
  {
    it: 'of a match at its kick-off',
    book: () => put(0, { kickoff: bettor.server.clock.now }),
    answer: 'matchNotAllowBet',
  },
  { it: 'of a match that has ended', book: () => put(0, { period: 4, market: 3 }), answer: 'matchEnded' },
  { it: 'of a match called off', book: () => put(0, { status: 2 }), answer: 'matchEnded' },
  {
    it: 'of a match whose result an operator has typed',
    book: () => {
      put(0, { isWithheld: true })
      offer(0, { state: 2 })
    },
    answer: 'matchEnded',
  },
  { it: 'of a side that the line has not', change: { selection: 'over' }, answer: 'invalidBetTeam' },
  { it: 'at odds that cannot be', change: { odds: 101 }, answer: 'invalidOdds' },
  { it: 'at no odds', change: { odds: 0 }, answer: 'invalidOdds' },
  { it: 'of a price that no type holds', book: () => offer(0, { prices: [195, 95] }), answer: 'invalidOdds' },
  { it: 'at a percent beyond 100', change: { percent: 101 }, answer: 'invalidInput' },
  { it: 'at goals below 0', change: { goals: -1 }, answer: 'invalidInput' },
  { it: 'with an upper side of nobody', change: { upper: 'both' }, answer: 'invalidInput' },
  { it: 'at a score before kick-off', change: { score: [0, 0], accept: 'any' }, answer: 'invalidOddsBall' },
  {
    it: 'at a percent that fell',
    book: () => offer(0, { percent: -60, ball: 2 }),
    change: { accept: 'better' },
    answer: 'invalidOddsBall',
  },
  {
    it: 'at a percent that fell, with any consent',
    book: () => offer(0, { percent: -60 }),
    change: { accept: 'any' },
    answer: 1,
  },
  {
    it: 'at a percent that rose, without consent',
    book: () => offer(0, { percent: -40 }),
    answer: 'invalidOddsBall',
  },
  {
    it: 'at a percent that rose, with consent',
    book: () => offer(0, { percent: -40 }),
    change: { accept: 'better' },
    answer: 1,
  },
  {
    it: 'of the lower side at a percent that rose for the upper',
    book: () => offer(0, { percent: -40 }),
    change: { selection: 'away', accept: 'better' },
    answer: 'invalidOddsBall',
  },
  {
    it: 'at a price that fell',
    book: () => offer(0, { prices: [90, 95] }),
    change: { accept: 'better' },
    answer: 'invalidOddsBall',
  },
  {
    it: 'at a price that rose',
    book: () => offer(0, { prices: [-98, 95] }),
    change: { accept: 'better' },
    answer: 1,
    cost: 980_000,
  },
  {
    it: 'at another goal, with any consent',
    book: () => offer(0, { goals: 2 }),
    change: { accept: 'any' },
    answer: 'invalidOddsBall',
  },
  {
    it: 'when the other side gives the goal',
    book: () => offer(0, { upper: 1 }),
    change: { accept: 'any' },
    answer: 'invalidOddsBall',
  },
  {
    it: 'when the other side gives on a level ball',
    book: () => offer(0, { goals: 0, percent: -50, upper: 1 }),
    change: { goals: 0, accept: 'any' },
    answer: 'invalidOddsBall',
  },
]

const STAKES: BetCase[] = [
  { it: 'for nothing', change: { stake: 0 }, answer: 'betAmountRequired' },
  { it: 'for less than nothing', change: { stake: -1 }, answer: 'invalidBetAmount' },
  { it: 'for a part of a pya', change: { stake: 1.001 }, answer: 'invalidBetAmount' },
  { it: 'for 1e21', change: { stake: 1e21 }, answer: 'invalidBetAmount' },
  { it: 'for a text', change: { stake: '1000000' }, answer: 'invalidBetAmount' },
  { it: 'of all that a number holds', change: { stake: 9_007_199_254_740_900 }, answer: 'betOverMax' },
]

const BODIES: BetCase[] = [
  ...PRICES,
  ...STAKES,
  {
    it: 'below the minimum of bodies',
    change: { stake: 99_900 },
    answer: 'betLowerMin',
    details: { bound: 100_000, limit: 'mmo_single:1' },
  },
  {
    it: 'above their maximum',
    change: { stake: 250_000_100 },
    answer: 'betOverMax',
    details: { bound: 250_000_000 },
  },
  {
    it: 'for the most that it may be',
    change: { stake: 250_000_000 },
    answer: 1,
  },
  {
    it: 'at a fallen price, with what it is now',
    book: () => offer(0, { percent: -70, ball: 9 }),
    answer: 'invalidOddsBall',
    details: { quote: { goals: 1, percent: -70, upper: 'home', ball: 9, open: true, max_bet: 250_000_000 } },
  },
]

testBets('a body', BODIES, bettor, betSingleMmo, aBodyBet)

/** The fault of a body as that of the second leg of a maung. */
const asLeg = ({
  it,
  change: { accept = 'none', ...change } = {},
  cost: _,
  ...one
}: BetCase & { change?: { accept?: string } }): BetCase => ({
  ...one,
  it: `with a leg ${it}`,
  change: { picks: [aMyanmarLeg(5), aMyanmarLeg(0, change)], accept },
  ...(one.answer !== 1 && one.answer !== 'invalidInput' && { details: { legs: [1] } }),
})

const MAUNGS: BetCase[] = [
  ...PRICES.map(asLeg),
  ...STAKES,
  { it: 'without legs', change: { picks: [] }, answer: 'atLeastTwoMatchToBetParlay' },
  {
    it: 'of one leg',
    change: { picks: myanmarLegs(1) },
    answer: 'atLeastTwoMatchToBetParlay',
    details: { bound: 2 },
  },
  { it: 'of ten legs', change: { picks: myanmarLegs(10), stake: 50_000 }, answer: 1 },
  {
    it: 'of eleven legs',
    change: { picks: myanmarLegs(11) },
    answer: 'maxParlayTicket',
    details: { bound: 10 },
  },
  {
    it: 'with a leg twice',
    change: { picks: [aMyanmarLeg(0), aMyanmarLeg(1), aMyanmarLeg(0)] },
    answer: 'invalidBets',
    details: { legs: [0, 2] },
  },
  {
    it: 'of the body and the goals of a match',
    book: () => offer(1, GOALS),
    change: { picks: [aMyanmarLeg(0), aMyanmarLeg(1), over(1)] },
    answer: 'invalidBets',
    details: { legs: [1, 2] },
  },
  {
    it: 'below the minimum of maungs',
    change: { stake: 49_900 },
    answer: 'betLowerMin',
    details: { bound: 50_000, limit: 'mmo_parlay:1' },
  },
  {
    it: 'above their maximum',
    change: { stake: 50_000_100 },
    answer: 'betOverMax',
    details: { bound: 50_000_000 },
  },
  {
    it: 'that could pay too much',
    // Ten legs at their best are 819.2 times the stake, and the limit is 50,000,000.00.
    change: { picks: myanmarLegs(10), stake: 6_103_600 },
    answer: 'betOverMaxPayout',
    details: { bound: 6_103_500, limit: 'mmo_parlay:1' },
  },
  { it: 'at the deduction of its legs', change: { deduction: 15 }, answer: 1 },
  { it: 'at more than is kept by now', change: { deduction: 20 }, answer: 1 },
  {
    it: 'at less than is kept by now',
    change: { deduction: 12.5, accept: 'any' },
    answer: 'invalidOddsBall',
    details: { deduction: 15, quotes: [{ percent: -50 }, { percent: -50 }] },
  },
  { it: 'at a deduction that cannot be', change: { deduction: -1 }, answer: 'invalidInput' },
  { it: 'at more than all', change: { deduction: 100.5 }, answer: 'invalidInput' },
  { it: 'at a deduction in words', change: { deduction: '15' }, answer: 'invalidInput' },
  { it: 'for the most that it could pay', change: { picks: myanmarLegs(10), stake: 6_103_500 }, answer: 1 },
  {
    it: 'at a fallen price, with what all legs are now',
    book: () => offer(1, { percent: -70, ball: 9 }),
    answer: 'invalidOddsBall',
    details: { legs: [1], quotes: [{ percent: -50 }, { percent: -70, ball: 9 }] },
  },
]

testBets('a maung', MAUNGS, bettor, betParlayMmo, aMaung)
