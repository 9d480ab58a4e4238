import { betParlay } from '@touchline/contracts/calls'
import { NO_RESULT_YET } from '@touchline/rules'
import { cancelled, finished } from '../../../testing/results'
import type { BookMatch } from '../../odds'
import type { Leg } from './testing/leg'
import {
  givenUp,
  halfLoses,
  halfWins,
  hdp,
  inPlay,
  isDrawn,
  isVoid,
  loses,
  of,
  ou,
  pick,
  runner,
  seen,
  winnersAre,
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
} from './testing/settled-table'

const table = settledTable('demo3')

interface Parlay {
  readonly legs: readonly Leg[]
  readonly stake: number
  readonly paid: Moment
  readonly corrected?: readonly Corrected[]
  readonly meanwhile?: Readonly<Record<number, Partial<BookMatch>>>
}
const bodyOf = (legs: readonly Leg[], stake: number) => (first: number) => ({
  picks: legs.map((leg, n) => seen(leg, first + n)),
  stake,
})
const settles = ({ legs, stake, ...rest }: Parlay) =>
  table.settles(betParlay, bodyOf(legs, stake), { legs, risk: stake, ...rest })

/** Its legs at their decimal prices with their results, the stake, and the payment: returned, net, valid turnover, and 0.25 % of that as a rebate. */
type Row = [it: string, legs: readonly Leg[], stake: number, paid: Paid]

const MALAY = { ...hdp(-2, 'home', -87), odds: 214, record: finished([1, 0]) }
const OVER = { ...ou(11, 'over'), odds: 196, record: finished([2, 1]) }
const TWELVE = Array.from({ length: 12 }, () => ({ ...hdp(-2, 'home'), odds: 196, record: finished([1, 0]) }))

// biome-ignore format: a row is a line
const ROWS: Row[] = [
  ['of two winners', [wins(186), wins(196)], 1000, win(3646, 2646, 1000, 3)],
  ['of four winners', [wins(186), wins(196), wins(190), wins(236)], 10000, win(163469, 153469, 10000, 25)],
  ['of four, one half won', [halfWins(186), wins(196), wins(190), wins(236)], 10000, win(125678, 115678, 10000, 25)],
  ['of three, one half lost', [halfLoses(186), wins(196), wins(190)], 10000, win(18620, 8620, 10000, 25)],
  ['of three, two half lost', [halfLoses(186), halfLoses(196), wins(190)], 10000, lose(4750, -5250, 10000, 25)],
  ['of two, both half won', [halfWins(190), halfWins(196)], 1000, win(2146, 1146, 1000, 3)],
  ['of two, both half lost', [halfLoses(190), halfLoses(196)], 1000, lose(250, -750, 1000, 3)],
  ['half lost and won for no more than the stake', [halfLoses(190), wins(200)], 1000, draw(1000, 0, 1000, 3)],
  ['half won and half lost', [halfWins(190), halfLoses(190)], 1000, lose(725, -275, 1000, 3)],
  ['with a lost leg', [wins(186), loses(196), wins(190)], 1000, lose(0, -1000, 1000, 3)],
  ['with a lost leg and a void one', [isVoid(186), loses(196)], 1000, lose(0, -1000, 1000, 3)],
  ['of lost legs alone', [loses(186), loses(196)], 1000, lose(0, -1000, 1000, 3)],
  ['with a void leg', [wins(186), isVoid(196), wins(190)], 1000, win(3534, 2534, 1000, 3)],
  ['with a drawn leg', [wins(186), isDrawn(196), wins(190)], 1000, win(3534, 2534, 1000, 3)],
  ['of which one leg survives', [isVoid(186), wins(196), isVoid(190)], 1000, win(1960, 960, 1000, 3)],
  ['of which one leg survives, half won', [isVoid(186), halfWins(196)], 1000, win(1480, 480, 1000, 3)],
  ['of which one leg survives, half lost', [isVoid(186), halfLoses(196)], 1000, lose(500, -500, 1000, 3)],
  ['of void legs alone', [isVoid(186), isVoid(196), isVoid(190)], 1000, voided(1000)],
  ['of drawn legs alone', [isDrawn(186), isDrawn(196)], 1000, draw(1000, 0, 0, 0)],
  ['of a drawn leg and a void one', [isDrawn(186), isVoid(196)], 1000, draw(1000, 0, 0, 0)],
  ['with a leg at Malay -0.87', [MALAY, wins(196)], 1000, win(4194, 3194, 1000, 3)],
  ['with a total half won', [OVER, wins(200)], 1000, win(2960, 1960, 1000, 3)],
  ['rounded up once, at the end', [wins(185), wins(185), wins(185)], 1002, win(6344, 5342, 1002, 3)],
  ['that ends on half a cent', [wins(150), wins(150)], 1002, win(2255, 1253, 1002, 3)],
  ['of twelve, for the most that may be paid', TWELVE, 1555, win(4998081, 4996526, 1555, 4)],
  ['of twelve, the last one lost', [...TWELVE.slice(1), loses(196)], 1555, lose(0, -1555, 1555, 4)],
  ['given up in the second half', [wins(186), { ...wins(196), record: givenUp('second_half', [1, 0], [0, 0]) }], 1000, win(1860, 860, 1000, 3)],
  ['not played for twelve hours', [wins(186), { ...wins(196), record: { silentHours: 13 } }], 1000, win(1860, 860, 1000, 3)],
  ['placed after the kick-off of a leg', [wins(186), { ...wins(196), record: (at: number) => ({ ...finished([1, 0]), kicked_off: at - 1 }) }], 1000, win(1860, 860, 1000, 3)],
  ['with the outright of another league', [wins(186), runner(450, 'North')], 1000, win(8370, 7370, 1000, 3)],
  ['with an outright lost', [wins(186), runner(450, 'South')], 1000, lose(0, -1000, 1000, 3)],
  // 1 + 3.50 / 2
  ['with an outright of two winners', [wins(200), runner(450, 'North', 'South')], 1000, win(5500, 4500, 1000, 3)],
  ['with corners', [wins(186), { ...of({ parent: 9001 }, ou(38, 'over')), odds: 196, record: finished([6, 4]) }], 1000, win(3646, 2646, 1000, 3)],
  ['with basketball', [wins(186), { ...of({ sport: 2 }, hdp(-22, 'home')), odds: 196, record: finished([101, 95]) }], 1000, win(3646, 2646, 1000, 3)],
  // In play a handicap of football counts from the bet on.
  ['with a leg in play that went on level', [wins(186), inPlay([1, 0], halfLoses(196)), wins(190)].map((leg, n) => n === 1 ? { ...leg, record: finished([1, 0]) } : leg), 1000, win(1767, 767, 1000, 3)],
  ['with three legs in play', [inPlay([1, 0], wins(186)), inPlay([0, 1], { ...wins(196), record: finished([2, 1]) }), inPlay([0, 0], wins(190))], 1000, win(6927, 5927, 1000, 3)],
]
test.each(ROWS)('a parlay %s', (_, legs, stake, paid) => settles({ legs, stake, paid }))

/** Corrections by place of the leg, with the payment of the parlay after each. */
type CorrectedRow = [
  it: string,
  legs: readonly Leg[],
  stake: number,
  paid: Moment,
  ...corrected: [number, Corrected['record'], Moment][],
]
// biome-ignore format: a row is a line
const CORRECTED: CorrectedRow[] = [
  ['a win that was none', [wins(186), wins(196)], 1000, win(3646, 2646, 1000, 3), [1, finished([0, 0]), lose(0, -1000, 1000, 3)]],
  ['a loss that was a win', [wins(186), loses(196)], 1000, lose(0, -1000, 1000, 3), [1, finished([1, 0]), win(3646, 2646, 1000, 3)]],
  ['two legs, one after the other', [loses(186), loses(196)], 1000, lose(0, -1000, 1000, 3), [1, finished([1, 0]), lose(0, -1000, 1000, 3)], [0, finished([1, 0]), win(3646, 2646, 1000, 3)]],
  ['two legs that change places', [wins(186), loses(196)], 1000, lose(0, -1000, 1000, 3), [0, finished([0, 1]), lose(0, -1000, 1000, 3)], [1, finished([1, 0]), lose(0, -1000, 1000, 3)]],
  ['a leg called off', [wins(186), wins(196), wins(190)], 1000, win(6927, 5927, 1000, 3), [1, cancelled, win(3534, 2534, 1000, 3)]],
  ['the last leg called off', [isVoid(186), wins(196)], 1000, win(1960, 960, 1000, 3), [1, cancelled, voided(1000)]],
  ['a leg of a void parlay', [isVoid(186), isVoid(196)], 1000, voided(1000), [0, finished([1, 0]), win(1860, 860, 1000, 3)]],
  ['a leg half won by one more goal', [halfWins(196), wins(200)], 1000, win(2960, 1960, 1000, 3), [0, finished([2, 0]), win(3920, 2920, 1000, 3)]],
  ['a result taken back, and reported anew', [wins(186), wins(196)], 1000, win(3646, 2646, 1000, 3), [0, NO_RESULT_YET, 'running'], [0, finished([0, 0]), lose(0, -1000, 1000, 3)]],
  ['a result taken back beside a lost leg', [wins(186), loses(196)], 1000, lose(0, -1000, 1000, 3), [0, NO_RESULT_YET, lose(0, -1000, 1000, 3)], [1, finished([1, 0]), 'running'], [0, finished([1, 0]), win(3646, 2646, 1000, 3)]],
  ['an outright that is shared', [wins(200), runner(450, 'North')], 1000, win(9000, 8000, 1000, 3), [1, winnersAre('South', 'North'), win(5500, 4500, 1000, 3)]],
]
test.each(CORRECTED)('money follows a correction of %s', (_, legs, stake, paid, ...corrected) =>
  settles({ legs, stake, paid, corrected: corrected.map(([leg, record, paid]) => ({ leg, record, paid })) }),
)

const LIVE = [wins(186), inPlay([1, 0], wins(196)), inPlay([0, 0], wins(190))]
// biome-ignore format: a row is a line
const REJECTED: [it: string, meanwhile: Readonly<Record<number, Partial<BookMatch>>>][] = [
  ['a goal in its first leg in play', { 1: { score: [2, 0] } }],
  ['a goal in its last leg in play', { 2: { score: [0, 1] } }],
  ['a red card in a leg in play', { 2: { reds: [1, 0] } }],
  ['the end of a match in play', { 1: { status: 1, period: 4 } }],
]
test.each(REJECTED)('%s rejects the whole parlay, and no result pays it', (_, meanwhile) =>
  settles({ legs: LIVE, stake: 1000, meanwhile, paid: rejected(1000) }),
)

test('a parlay that would pay more than its limit is refused', () =>
  table.refuses(betParlay, bodyOf(TWELVE, 1556), TWELVE, 'betOverMaxPayout'))

test('a correct score may be a leg', () => {
  const legs = [{ ...pick('cs', '1-0', 700), record: finished([1, 0]) }, wins(200)]
  return settles({ legs, stake: 1000, paid: win(14000, 13000, 1000, 3) })
})
