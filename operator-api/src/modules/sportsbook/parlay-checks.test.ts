import { betParlay } from '@touchline/contracts/calls'
import { type BetCase, testBets } from '../../testing/bet-cases'
import { bettorFor } from '../../testing/bettor'
import { aLeg, aParlay, legs, matchAt } from '../../testing/combinations'

const bettor = bettorFor('demo2')

const put = (n: number, match: object, line: object = {}) =>
  bettor.server.book.put({ id: matchAt(n), ...match }, [line])
const live = { market: 3 as const, period: 1, kickoff: 0, score: [1, 0] as [number, number] }
const liveLeg = (n: number) => aLeg(n, { score: [1, 0] })

const CASES: BetCase[] = [
  { it: 'without legs', change: { picks: [] }, answer: 'atLeastTwoMatchToBetParlay', details: { bound: 2 } },
  { it: 'of one leg', change: { picks: legs(1) }, answer: 'atLeastTwoMatchToBetParlay' },
  { it: 'of two legs', change: { picks: legs(2) }, answer: 1 },
  { it: 'of twelve legs', change: { picks: legs(12), stake: 300 }, answer: 1 },
  { it: 'of thirteen legs', change: { picks: legs(13) }, answer: 'maxParlayTicket', details: { bound: 12 } },
  {
    it: 'of 41 legs',
    change: { picks: Array(41).fill(aLeg(0)) },
    answer: 'invalidInput',
    details: { field: 'picks' },
  },
  {
    it: 'with a leg twice',
    change: { picks: [aLeg(0), aLeg(1), aLeg(0)] },
    answer: 'invalidBets',
    details: { legs: [0, 2] },
  },
  {
    it: 'of both sides of a line',
    change: { picks: [aLeg(0), aLeg(0, { selection: 'away' })] },
    answer: 'invalidBets',
    details: { legs: [0, 1] },
  },
  {
    it: 'of a match and its corners',
    book: () => put(2, { parent: matchAt(1) }),
    answer: 'invalidBets',
    details: { legs: [1, 2] },
  },
  {
    it: 'of a match and the outright of its league',
    book: () => put(2, { leagueId: 900, competition: 101 }, { betType: 'orz', prices: [450], line: 0 }),
    change: { picks: [aLeg(0), aLeg(1), aLeg(2, { selection: 'win', odds: 450, line: 0 })] },
    answer: 'invalidBets',
    details: { legs: [1, 2] },
  },
  {
    it: 'of a match and the outright of another league',
    book: () => put(2, { leagueId: 900, competition: 900 }, { betType: 'orz', prices: [450], line: 0 }),
    change: { picks: [aLeg(0), aLeg(1), aLeg(2, { selection: 'win', odds: 450, line: 0 })] },
    answer: 1,
  },
  {
    it: 'with a market that may not be combined',
    book: () => put(1, {}, { comboMin: 0 }),
    answer: 'invalidBetType',
    details: { legs: [1] },
  },
  {
    it: 'with a market that asks for four legs',
    book: () => put(1, {}, { comboMin: 4 }),
    answer: 'atLeastThreeMatchToBetParlay',
    details: { bound: 4, legs: [1] },
  },
  {
    it: 'of two legs, one of them in play',
    book: () => put(1, live),
    change: { picks: [aLeg(0), liveLeg(1)] },
    answer: 'atLeastThreeMatchToBetParlay',
    details: { bound: 3, legs: [1] },
  },
  {
    it: 'of three legs, one of them in play',
    book: () => put(1, live),
    change: { picks: [aLeg(0), liveLeg(1), aLeg(2)] },
    answer: 1,
  },
  {
    it: 'at a score that is over',
    book: () => put(1, live),
    change: { picks: [aLeg(0), aLeg(1, { score: [0, 0] }), aLeg(2)], accept: 'any' },
    answer: 'invalidOddsBall',
    details: { legs: [1] },
  },
  {
    it: 'with an unknown match',
    change: { picks: [aLeg(0), aLeg(1, { match_id: 1 })] },
    answer: 'matchHide',
    details: { legs: [1] },
  },
  {
    it: 'with a line that never existed',
    change: { picks: [aLeg(0), aLeg(1, { line_id: 1 })] },
    answer: 'invalidOdds',
    details: { legs: [1] },
  },
  {
    it: 'with a line of another match',
    book: () => bettor.server.book.put({ id: matchAt(1) }, [{ id: 7 }]),
    change: { picks: [aLeg(0, { line_id: 7 }), aLeg(1)] },
    answer: 'invalidOdds',
    details: { legs: [0] },
  },
  {
    it: 'with two lines that have just closed',
    book: () => {
      put(0, {}, { state: 2 })
      put(2, {}, { state: 2 })
    },
    answer: 'invalidOdds',
    details: { legs: [0, 2] },
  },
  {
    it: 'with a suspended line',
    book: () => put(2, {}, { state: 1 }),
    answer: 'oddsIsUpdating',
    details: { legs: [2] },
  },
  { it: 'with a suspended match', book: () => put(2, { suspension: 1 }), answer: 'oddsIsUpdating' },
  {
    it: 'with a match that has ended',
    book: () => put(0, { period: 4 }),
    answer: 'matchEnded',
    details: { legs: [0] },
  },
  {
    it: 'with a match at its kick-off',
    book: () => put(0, { kickoff: bettor.server.clock.now }),
    answer: 'matchNotAllowBet',
  },
  {
    it: 'with a side that the line has not',
    change: { picks: [aLeg(0, { selection: 'over' }), aLeg(1)] },
    answer: 'invalidBetTeam',
    details: { legs: [0] },
  },
  {
    it: 'with a price that no type holds',
    book: () => put(0, {}, { prices: [150, 96] }),
    answer: 'invalidOdds',
    details: { legs: [0] },
  },
  {
    it: 'at odds that cannot be',
    change: { picks: [aLeg(0), aLeg(1, { odds: 100 })], accept: 'any' },
    answer: 'invalidOdds',
    details: { legs: [1] },
  },
  {
    it: 'at two prices that fell',
    book: () => {
      put(0, {}, { prices: [90, 99], ball: 2 })
      put(2, {}, { prices: [90, 99], ball: 2 })
    },
    change: { accept: 'better' },
    answer: 'invalidOddsBall',
    details: { legs: [0, 2], quotes: [{ odds: 190, ball: 2 }, { odds: 196 }, { odds: 190 }] },
  },
  {
    it: 'at a price that rose, without consent',
    book: () => put(0, {}, { prices: [99, 90] }),
    answer: 'invalidOddsBall',
    details: { legs: [0] },
  },
  {
    it: 'at a price that rose, with consent',
    book: () => put(0, {}, { prices: [99, 90] }),
    change: { accept: 'better' },
    answer: 1,
  },
  {
    it: 'at a price that fell, with any consent',
    book: () => put(0, {}, { prices: [90, 99] }),
    change: { accept: 'any' },
    answer: 1,
  },
  {
    it: 'on a line that moved, with any consent',
    book: () => put(1, {}, { line: -3 }),
    change: { accept: 'any' },
    answer: 'invalidOddsBall',
    details: { legs: [1] },
  },
  { it: 'for nothing', change: { stake: 0 }, answer: 'betAmountRequired', details: { field: 'stake' } },
  { it: 'for less than nothing', change: { stake: -1 }, answer: 'invalidBetAmount' },
  { it: 'for a part of a cent', change: { stake: 1.001 }, answer: 'invalidBetAmount' },
  { it: 'for 1e21', change: { stake: 1e21 }, answer: 'invalidBetAmount' },
  { it: 'for a text', change: { stake: '1000' }, answer: 'invalidBetAmount' },
  { it: 'for no stake at all', change: { stake: undefined }, answer: 'invalidInput' },
  {
    it: 'below the minimum of parlays',
    change: { stake: 299 },
    answer: 'betLowerMin',
    details: { bound: 300, limit: 'parlay:1' },
  },
  {
    it: 'above their maximum',
    change: { stake: 100_001 },
    answer: 'betOverMax',
    details: { bound: 100_000 },
  },
  { it: 'of all that a number holds', change: { stake: Number.MAX_SAFE_INTEGER }, answer: 'betOverMax' },
  {
    it: 'that could pay too much',
    // 1.96¹² is 3214.19…: 50,000.00 divided by it.
    change: { picks: legs(12), stake: 1600 },
    answer: 'betOverMaxPayout',
    details: { bound: 1555, limit: 'parlay:1' },
  },
  { it: 'for the most that it could pay', change: { picks: legs(12), stake: 1555 }, answer: 1 },
  { it: 'with a key that is too short', change: { idem_key: 'k' }, answer: 'invalidInput' },
  { it: 'with a consent of nobody', change: { accept: 'always' }, answer: 'invalidInput' },
  {
    it: 'with a selection of 81 letters',
    change: { picks: [aLeg(0, { selection: 'x'.repeat(81) }), aLeg(1)] },
    answer: 'invalidInput',
  },
  { it: 'with legs that are none', change: { picks: [null, 1, 'x'] }, answer: 'invalidInput' },
]

testBets('a parlay', CASES, bettor, betParlay, aParlay)
