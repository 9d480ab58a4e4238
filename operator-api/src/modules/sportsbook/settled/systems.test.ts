import { betSysParlay } from '@touchline/contracts/calls'
import { NO_RESULT_YET } from '@touchline/rules'
import { units } from '../../../testing/combinations'
import { cancelled, finished } from '../../../testing/results'
import type { BookMatch } from '../../odds'
import type { Leg } from './testing/leg'
import {
  givenUp,
  halfLoses,
  halfWins,
  inPlay,
  isDrawn,
  isVoid,
  loses,
  runner,
  seen,
  wins,
} from './testing/legs'
import {
  type Corrected,
  draw,
  lose,
  type Moment,
  type Paid,
  rejected,
  settledTable,
  voided,
  win,
  withTickets,
} from './testing/settled-table'

const table = settledTable('demo4')

type Units = readonly [size: number, stake: number][]
interface System {
  readonly legs: readonly Leg[]
  readonly sizes: Units
  /** Of all tickets. */
  readonly cost: number
  readonly paid: Moment
  readonly corrected?: readonly Corrected[]
  readonly meanwhile?: Readonly<Record<number, Partial<BookMatch>>>
}
const bodyOf = (legs: readonly Leg[], sizes: Units) => (first: number) => ({
  picks: legs.map((leg, n) => seen(leg, first + n)),
  units: units(...sizes),
})
const settles = ({ legs, sizes, cost, ...rest }: System) =>
  table.settles(betSysParlay, bodyOf(legs, sizes), { legs, risk: cost, ...rest })

/**
 * Its legs at their decimal prices with their results, the stake of each ticket by size, the cost of all, and the
 * payment: returned, net, valid turnover, and 0.25 % of that as a rebate. The payments of single tickets where they are named.
 */
type Row = [it: string, legs: readonly Leg[], sizes: Units, cost: number, paid: Paid]

const TRIXIE: Units = [
  [2, 1000],
  [3, 1000],
]
const YANKEE: Units = [
  [2, 100],
  [3, 100],
  [4, 100],
]
const DOUBLES: Units = [[2, 1000]]
const TREBLE: Units = [[3, 1000]]
const many = (count: number, odds: number) => Array.from({ length: count }, () => wins(odds))
const upTo = (most: number, stake: number): Units =>
  Array.from({ length: most - 1 }, (_, i) => [i + 2, stake])

// biome-ignore format: a row is a line
const ROWS: Row[] = [
  // Three doubles at 4.00 and a treble at 8.00.
  ['a Trixie that wins', many(3, 200), TRIXIE, 4000, withTickets(win(20000, 16000, 4000, 10), 4000, 4000, 4000, 8000)],
  ['a Trixie at 6.00 that wins', many(3, 600), TRIXIE, 4000, win(324000, 320000, 4000, 10)],
  ['a Trixie with a lost leg', [wins(200), wins(200), loses(200)], TRIXIE, 4000, withTickets(draw(4000, 0, 4000, 10), 4000, 0, 0, 0)],
  ['a Trixie with two lost legs', [wins(200), loses(200), loses(200)], TRIXIE, 4000, lose(0, -4000, 4000, 10)],
  ['a Trixie of lost legs', [loses(200), loses(200), loses(200)], TRIXIE, 4000, lose(0, -4000, 4000, 10)],
  ['a Trixie with a void leg', [wins(200), wins(200), isVoid(200)], TRIXIE, 4000, withTickets(win(12000, 8000, 4000, 10), 4000, 2000, 2000, 4000)],
  // The double of the void legs is no turnover.
  ['a Trixie with two void legs', [wins(200), isVoid(200), isVoid(200)], TRIXIE, 4000, withTickets(win(7000, 3000, 3000, 8), 2000, 2000, 1000, 2000)],
  ['a Trixie with a void leg and two lost ones', [isVoid(200), loses(200), loses(200)], TRIXIE, 4000, lose(0, -4000, 4000, 10)],
  ['a Trixie of void legs', [isVoid(200), isVoid(200), isVoid(200)], TRIXIE, 4000, withTickets(voided(4000), 1000, 1000, 1000, 1000)],
  ['a Trixie of drawn legs', [isDrawn(200), isDrawn(200), isDrawn(200)], TRIXIE, 4000, draw(4000, 0, 0, 0)],
  // 1.50 · 2.00, twice; 4.00; 1.50 · 4.00.
  ['a Trixie with a leg half won', [halfWins(200), wins(200), wins(200)], TRIXIE, 4000, withTickets(win(16000, 12000, 4000, 10), 3000, 3000, 4000, 6000)],
  ['a Trixie with a leg half lost', [halfLoses(200), wins(200), wins(200)], TRIXIE, 4000, withTickets(win(8000, 4000, 4000, 10), 1000, 1000, 4000, 2000)],
  ['a Trixie of legs half lost', [halfLoses(190), halfLoses(190), halfLoses(190)], TRIXIE, 4000, withTickets(lose(875, -3125, 4000, 10), 250, 250, 250, 125)],
  ['a Trixie half won, half lost and void', [halfWins(200), halfLoses(200), isVoid(200)], TRIXIE, 4000, withTickets(lose(3500, -500, 4000, 10), 750, 1500, 500, 750)],
  ['doubles alone', [wins(186), wins(196), wins(190)], DOUBLES, 3000, withTickets(win(10904, 7904, 3000, 8), 3646, 3534, 3724)],
  ['a treble alone', [wins(186), wins(196), wins(190)], TREBLE, 1000, withTickets(win(6927, 5927, 1000, 3), 6927)],
  ['a treble alone with a lost leg', [wins(186), loses(196), wins(190)], TREBLE, 1000, lose(0, -1000, 1000, 3)],
  ['sizes at stakes of their own', [wins(200), wins(200), wins(200)], [[2, 500], [3, 2000]], 3500, withTickets(win(22000, 18500, 3500, 9), 2000, 2000, 2000, 16000)],
  // Each of 1.5075 is rounded up; together they would be 4.5225.
  ['tickets that are rounded one by one', many(3, 150), [[2, 67]], 201, withTickets(win(453, 252, 201, 1), 151, 151, 151)],
  ['tickets that end on half a cent', many(3, 150), [[2, 50]], 150, withTickets(win(339, 189, 150, 0), 113, 113, 113)],
  ['tickets that are rounded down one by one', many(3, 110), [[2, 101]], 303, withTickets(win(366, 63, 303, 1), 122, 122, 122)],
  // Six doubles at 4.00, four trebles at 8.00, one of all at 16.00.
  ['a Yankee that wins', many(4, 200), YANKEE, 1100, win(7200, 6100, 1100, 3)],
  ['a Yankee with a lost leg', [...many(3, 200), loses(200)], YANKEE, 1100, win(2000, 900, 1100, 3)],
  ['a Yankee with two lost legs', [...many(2, 200), loses(200), loses(200)], YANKEE, 1100, lose(400, -700, 1100, 3)],
  // As a Trixie of the others at 2.00, and once more with each of its tickets, and its three singles.
  ['a Yankee with a void leg', [...many(3, 200), isVoid(200)], YANKEE, 1100, win(4600, 3500, 1100, 3)],
  ['a Canadian that wins', many(5, 200), upTo(5, 50), 1300, win(11600, 10300, 1300, 3)],
  // 15 · 1.13, 20 · 1.69, 15 · 2.53, 6 · 3.80 and 5.70, each rounded.
  ['a Heinz that wins', many(6, 150), upTo(6, 50), 2850, win(11720, 8870, 2850, 7)],
  ['a Goliath of eight, two of them won', [...many(2, 200), ...Array.from({ length: 6 }, () => loses(200))], upTo(8, 50), 12350, lose(200, -12150, 12350, 31)],
  ['ten legs with every size, one of them lost', [...many(9, 120), loses(120)], upTo(10, 50), 50650, win(59697, 9047, 50650, 127)],
  ['eleven legs in full', many(11, 120), [[11, 1000]], 1000, win(7430, 6430, 1000, 3)],
  ['twelve legs in full, one of them void', [...many(11, 120), isVoid(120)], [[12, 1000]], 1000, win(7430, 6430, 1000, 3)],
  ['a leg given up in the second half', [wins(200), wins(200), { ...wins(200), record: givenUp('second_half', [1, 0], [1, 0]) }], TRIXIE, 4000, win(12000, 8000, 4000, 10)],
  ['a leg not played for twelve hours', [wins(200), wins(200), { ...wins(200), record: { silentHours: 13 } }], TRIXIE, 4000, win(12000, 8000, 4000, 10)],
  ['an outright of two winners', [wins(200), wins(200), runner(500, 'North', 'South')], TRIXIE, 4000, withTickets(win(28000, 24000, 4000, 10), 4000, 6000, 6000, 12000)],
  ['a treble with a leg in play', [wins(186), inPlay([1, 0], wins(196)), wins(190)], TREBLE, 1000, win(6927, 5927, 1000, 3)],
  ['trebles and all four, with two legs in play', [wins(200), inPlay([1, 0], wins(200)), inPlay([0, 0], loses(200)), wins(200)], [[3, 100], [4, 100]], 500, win(800, 300, 500, 1)],
]
test.each(ROWS)('a system, %s', (_, legs, sizes, cost, paid) => settles({ legs, sizes, cost, paid }))

/** Corrections by place of the leg, with the payment of the system after each. */
type CorrectedRow = [
  it: string,
  legs: readonly Leg[],
  paid: Moment,
  ...corrected: [number, Corrected['record'], Moment][],
]
const ALL_WON = withTickets(win(20000, 16000, 4000, 10), 4000, 4000, 4000, 8000)
// biome-ignore format: a row is a line
const CORRECTED: CorrectedRow[] = [
  ['a won leg that was lost', many(3, 200), ALL_WON, [2, finished([0, 1]), withTickets(draw(4000, 0, 4000, 10), 4000, 0, 0, 0)]],
  ['a lost leg that was won', [loses(200), wins(200), wins(200)], withTickets(draw(4000, 0, 4000, 10), 0, 0, 4000, 0), [0, finished([1, 0]), ALL_WON]],
  ['a leg called off, and another', many(3, 200), ALL_WON, [0, cancelled, win(12000, 8000, 4000, 10)], [1, cancelled, withTickets(win(7000, 3000, 3000, 8), 1000, 2000, 2000, 2000)], [2, cancelled, voided(4000)]],
  ['a leg taken back, and reported anew', many(3, 200), ALL_WON, [1, NO_RESULT_YET, 'running'], [1, finished([0, 0]), withTickets(draw(4000, 0, 4000, 10), 0, 4000, 0, 0)]],
  ['a leg half lost that was lost, and then won', [halfLoses(200), wins(200), wins(200)], win(8000, 4000, 4000, 10), [0, finished([0, 1]), withTickets(draw(4000, 0, 4000, 10), 0, 0, 4000, 0)], [0, finished([1, 0]), ALL_WON]],
]
test.each(CORRECTED)('money follows a correction of %s', (_, legs, paid, ...corrected) =>
  settles({
    legs,
    sizes: TRIXIE,
    cost: 4000,
    paid,
    corrected: corrected.map(([leg, record, paid]) => ({ leg, record, paid })),
  }),
)

const LIVE = [wins(186), inPlay([1, 0], wins(196)), inPlay([0, 0], wins(190))]
// biome-ignore format: a row is a line
const REJECTED: [it: string, meanwhile: Readonly<Record<number, Partial<BookMatch>>>][] = [
  ['a goal in its first leg in play', { 1: { score: [2, 0] } }],
  ['a goal in its last leg in play', { 2: { score: [0, 1] } }],
  ['a red card in a leg in play', { 1: { reds: [1, 0] } }],
]
test.each(REJECTED)('%s rejects the whole system, and no result pays it', (_, meanwhile) =>
  settles({ legs: LIVE, sizes: TREBLE, cost: 1000, meanwhile, paid: rejected(1000) }),
)

test('doubles with a leg in play are refused', () =>
  table.refuses(betSysParlay, bodyOf(LIVE, DOUBLES), LIVE, 'atLeastThreeMatchToBetParlay'))
