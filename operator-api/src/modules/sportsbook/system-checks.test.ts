import { betSysParlay } from '@touchline/contracts/calls'
import { type BetCase, testBets } from '../../testing/bet-cases'
import { bettorFor } from '../../testing/bettor'
import { aLeg, allSizes, aSystem, legs, matchAt, units } from '../../testing/combinations'

const bettor = bettorFor('demo2')

const put = (n: number, match: object, line: object = {}) =>
  bettor.server.book.put({ id: matchAt(n), ...match }, [line])
const live = { market: 3 as const, period: 1, kickoff: 0, score: [1, 0] as [number, number] }
const CASES: BetCase[] = [
  {
    it: 'of two selections',
    change: { picks: legs(2) },
    answer: 'atLeastThreeMatchToBetParlay',
    details: { bound: 3 },
  },
  { it: 'of none', change: { picks: [] }, answer: 'atLeastThreeMatchToBetParlay' },
  { it: 'of doubles alone', change: { units: units([2, 1000]) }, answer: 1, cost: 3000 },
  { it: 'of the full size alone', change: { units: units([3, 1000]) }, answer: 1, cost: 1000 },
  {
    it: 'of ten with every size',
    change: { picks: legs(10), units: allSizes(10, 50) },
    answer: 1,
    cost: 50_650,
  },
  { it: 'of eleven in full', change: { picks: legs(11), units: units([11, 50]) }, answer: 1, cost: 50 },
  {
    it: 'of eleven with a smaller size',
    change: { picks: legs(11), units: units([10, 50]) },
    answer: 'invalidBets',
  },
  { it: 'of twelve in full', change: { picks: legs(12), units: units([12, 50]) }, answer: 1, cost: 50 },
  {
    it: 'of thirteen',
    change: { picks: legs(13), units: units([13, 50]) },
    answer: 'maxParlayTicket',
    details: { bound: 12 },
  },
  { it: 'without sizes', change: { units: [] }, answer: 'betAmountRequired', details: { field: 'units' } },
  { it: 'of singles', change: { units: units([1, 1000]) }, answer: 'atLeastTwoMatchToBetParlay' },
  { it: 'of size 0', change: { units: units([0, 1000]) }, answer: 'atLeastTwoMatchToBetParlay' },
  { it: 'of a size above its selections', change: { units: units([4, 1000]) }, answer: 'invalidBets' },
  { it: 'of a size twice', change: { units: units([2, 1000], [2, 1000]) }, answer: 'invalidBets' },
  {
    it: 'of a size that is no number',
    change: { units: [{ size: '2', stake: 1000 }] },
    answer: 'invalidInput',
  },
  { it: 'of half a size', change: { units: units([2.5, 1000]) }, answer: 'invalidInput' },
  {
    it: 'of a million sizes',
    change: { units: Array(100_000).fill({ size: 2, stake: 1 }) },
    answer: 'invalidInput',
  },
  { it: 'of sizes that are no list', change: { units: { 2: 1000 } }, answer: 'invalidInput' },
  { it: 'for nothing', change: { units: units([2, 0]) }, answer: 'betAmountRequired' },
  { it: 'for less than nothing', change: { units: units([2, -1]) }, answer: 'invalidBetAmount' },
  { it: 'for a part of a cent', change: { units: units([2, 1.001]) }, answer: 'invalidBetAmount' },
  { it: 'for 1e21', change: { units: units([2, 1e21]) }, answer: 'invalidBetAmount' },
  { it: 'for a text', change: { units: units([2, '1000']) }, answer: 'invalidBetAmount' },
  {
    it: 'with a ticket below the minimum',
    change: { units: units([2, 1000], [3, 49]) },
    answer: 'betLowerMin',
    details: { bound: 50, limit: 'system:1' },
  },
  {
    it: 'with a ticket above the maximum',
    change: { units: units([2, 20_001]) },
    answer: 'betOverMax',
    details: { bound: 20_000, limit: 'system:1' },
  },
  {
    it: 'with a ticket of all that a number holds',
    change: { units: units([2, Number.MAX_SAFE_INTEGER]) },
    answer: 'betOverMax',
  },
  {
    it: 'whose tickets could pay too much together, though none of them alone',
    // All ten win: every ticket at 1.00 pays 52,009.98 in all, and the limit is 100,000.00.
    change: { picks: legs(10), units: allSizes(10, 200) },
    answer: 'betOverMaxPayout',
    details: { limit: 'system:1' },
  },
  {
    it: 'with a selection twice',
    change: { picks: [aLeg(0), aLeg(1), aLeg(1)] },
    answer: 'invalidBets',
    details: { legs: [1, 2] },
  },
  {
    it: 'of a match and its corners',
    book: () => put(2, { parent: matchAt(0) }),
    answer: 'invalidBets',
    details: { legs: [0, 2] },
  },
  {
    it: 'with a market that may not be combined',
    book: () => put(2, {}, { comboMin: 0 }),
    answer: 'invalidBetType',
    details: { legs: [2] },
  },
  {
    it: 'of doubles with a market that asks for three legs',
    book: () => put(1, {}, { comboMin: 3 }),
    answer: 'atLeastThreeMatchToBetParlay',
    details: { bound: 3 },
  },
  {
    it: 'of the treble alone with a market that asks for three legs',
    book: () => put(1, {}, { comboMin: 3 }),
    change: { units: units([3, 1000]) },
    answer: 1,
    cost: 1000,
  },
  {
    it: 'of doubles with a leg in play',
    book: () => put(1, live),
    change: { picks: [aLeg(0), aLeg(1, { score: [1, 0] }), aLeg(2)] },
    answer: 'atLeastThreeMatchToBetParlay',
    details: { bound: 3 },
  },
  {
    it: 'of the treble with a leg in play',
    book: () => put(1, live),
    change: { picks: [aLeg(0), aLeg(1, { score: [1, 0] }), aLeg(2)], units: units([3, 1000]) },
    answer: 1,
    cost: 1000,
  },
  {
    it: 'with a line that closed',
    book: () => put(1, {}, { state: 2 }),
    answer: 'invalidOdds',
    details: { legs: [1] },
  },
  {
    it: 'at a price that fell',
    book: () => put(1, {}, { prices: [90, 99] }),
    answer: 'invalidOddsBall',
    details: { legs: [1], quotes: [{ odds: 196 }, { odds: 190 }, { odds: 196, min_bet: 50 }] },
  },
  {
    it: 'at a price that fell, with any consent',
    book: () => put(1, {}, { prices: [90, 99] }),
    change: { accept: 'any' },
    answer: 1,
    cost: 4000,
  },
  {
    it: 'on a line that moved',
    book: () => put(1, {}, { line: -4 }),
    change: { accept: 'any' },
    answer: 'invalidOddsBall',
    details: { legs: [1] },
  },
  {
    it: 'of a match that has ended',
    book: () => put(1, { status: 1 }),
    answer: 'matchEnded',
    details: { legs: [1] },
  },
]

testBets('a system', CASES, bettor, betSysParlay, aSystem)
