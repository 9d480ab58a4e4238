import { betParlayMmo } from '@touchline/contracts/calls'
import { NO_RESULT_YET } from '@touchline/rules'
import { cancelled, finished } from '../../../testing/results'
import type { Leg } from './testing/leg'
import { body, givenUp, goals, inPlay, lowerHome, seen } from './testing/legs'
import {
  type Corrected,
  lose,
  type Moment,
  type Paid,
  settledTable,
  voided,
  win,
} from './testing/settled-table'

const table = settledTable('demommk')

interface Maung {
  readonly legs: readonly Leg[]
  readonly stake: number
  readonly paid: Moment
  readonly corrected?: readonly Corrected[]
}
const bodyOf = (legs: readonly Leg[], stake: number) => (first: number) => ({
  picks: legs.map((leg, n) => seen(leg, first + n)),
  stake,
})
const settles = ({ legs, stake, ...rest }: Maung) =>
  table.settles(betParlayMmo, bodyOf(legs, stake), { legs, risk: stake, ...rest })

/**
 * Its legs with their results, the stake, and the payment: returned, net, valid turnover, and 0.25 % of that as a rebate.
 * Hundredths of a kyat. Of two legs 15 % of the gross is kept, of more 20 %, even if fewer remain.
 */
type Row = [it: string, legs: readonly Leg[], stake: number, paid: Paid]

const S = 100_000
/** Upper sides that give a goal, so many percent at exactly that: won by two, lost in a draw, or by the one. */
const wins = body('1-50', 'home', finished([2, 0]))
const loses = body('1-50', 'home', finished([0, 0]))
const at = (percent: `${'+' | '-'}${number}`) => body(`1${percent}`, 'home', finished([1, 0]))
const even = body('1=', 'home', finished([1, 0]))
const off = body('1-50', 'home', cancelled)
const winsOf = (count: number): Leg[] => Array.from({ length: count }, () => wins)
const LOST = lose(0, -100_000, 100_000, 250)

// biome-ignore format: a row is a line
const ROWS: Row[] = [
  // 2 · 2 · 0.85
  ['of two winners', winsOf(2), S, win(340_000, 240_000, 100_000, 250)],
  ['of three winners', winsOf(3), S, win(640_000, 540_000, 100_000, 250)],
  ['of four winners', winsOf(4), S, win(1_280_000, 1_180_000, 100_000, 250)],
  ['of five winners', winsOf(5), S, win(2_560_000, 2_460_000, 100_000, 250)],
  ['of six winners', winsOf(6), S, win(5_120_000, 5_020_000, 100_000, 250)],
  ['of seven winners', winsOf(7), S, win(10_240_000, 10_140_000, 100_000, 250)],
  ['of eight winners', winsOf(8), S, win(20_480_000, 20_380_000, 100_000, 250)],
  ['of nine winners', winsOf(9), S, win(40_960_000, 40_860_000, 100_000, 250)],
  ['of ten winners', winsOf(10), S, win(81_920_000, 81_820_000, 100_000, 250)],
  ['of ten, the last one lost', [...winsOf(9), loses], S, LOST],
  ['of two, one at 30 percent', [wins, at('+30')], S, win(221_000, 121_000, 100_000, 250)],
  // 2 · 1.80 · 0.70 · 0.80
  ['of three, at 80 and -30 percent', [wins, at('+80'), at('-30')], S, win(201_600, 101_600, 100_000, 250)],
  // A winner and a half lost leave less than the stake.
  ['of two, one at -50 percent', [wins, at('-50')], S, lose(85_000, -15_000, 100_000, 250)],
  ['of two, both at -50 percent', [at('-50'), at('-50')], S, lose(21_250, -78_750, 100_000, 250)],
  ['of two, both at 50 percent', [at('+50'), at('+50')], S, win(191_250, 91_250, 100_000, 250)],
  ['of three, all at 10 percent', [at('+10'), at('+10'), at('+10')], S, win(106_480, 6_480, 100_000, 250)],
  ['of two, at 0 and 0 percent', [even, even], S, lose(85_000, -15_000, 100_000, 250)],
  ['of two, at 0 percent and won', [even, wins], S, win(170_000, 70_000, 100_000, 250)],
  ['with a leg at -100 percent', [wins, at('-100'), wins], S, LOST],
  ['with a leg at 100 percent', [wins, at('+100')], S, win(340_000, 240_000, 100_000, 250)],
  ['with a lost leg', [wins, loses], S, LOST],
  ['with a lost leg and a void one', [off, loses], S, LOST],
  // Two remain, and 20 % are kept as of three.
  ['of three, one of them void', [wins, wins, off], S, win(320_000, 220_000, 100_000, 250)],
  ['of two, one of them void', [wins, off], S, win(170_000, 70_000, 100_000, 250)],
  ['of three, two of them void', [wins, off, off], S, win(160_000, 60_000, 100_000, 250)],
  ['of three, two of them void and one at -50 percent', [at('-50'), off, off], S, lose(40_000, -60_000, 100_000, 250)],
  ['of ten, nine of them void', [wins, ...Array.from({ length: 9 }, () => off)], S, win(160_000, 60_000, 100_000, 250)],
  ['of void legs alone', [off, off, off], S, voided(100_000)],
  ['of lower sides', [body('1-50', 'away', finished([1, 0])), body('=+80', 'away', finished([0, 1]))], S, win(255_000, 155_000, 100_000, 250)],
  ['of away sides that are the upper ones', [lowerHome(body('1+30', 'away', finished([0, 1]))), wins], S, win(221_000, 121_000, 100_000, 250)],
  ['of goals', [goals('2+20', 'over', finished([1, 1])), goals('2+20', 'under', finished([1, 0]))], S, win(204_000, 104_000, 100_000, 250)],
  ['of goals, from below at the line', [goals('2+20', 'under', finished([1, 1])), wins], S, win(136_000, 36_000, 100_000, 250)],
  // The payment of a leg as a body does not matter.
  ['with legs at negative prices', [body('1-50', 'home', finished([2, 0]), -90), wins], S, win(340_000, 240_000, 100_000, 250)],
  // 1,001 · 1.30 · 1.35 · 0.85 = 1,493.24175
  ['of 1,001 that is rounded once', [at('+30'), at('+35')], 100_100, win(149_324, 49_224, 100_100, 250)],
  // 1,003 · 1.05³ · 0.80 = 928.8783
  ['of 1,003 that is rounded once', [at('+5'), at('+5'), at('+5')], 100_300, lose(92_888, -7_412, 100_300, 251)],
  // 1,001 · 0.35 · 0.25 · 0.85 = 74.449375
  ['of 1,001 that is rounded up', [at('-65'), at('-75')], 100_100, lose(7_445, -92_655, 100_100, 250)],
  ['given up in the second half', [wins, wins, body('1-50', 'home', givenUp('second_half', [3, 0], [1, 0]))], S, win(320_000, 220_000, 100_000, 250)],
  ['given up in the first half', [wins, body('1-50', 'home', givenUp('first_half', [3, 0]))], S, win(170_000, 70_000, 100_000, 250)],
  ['not played for twelve hours', [wins, body('1-50', 'home', { silentHours: 13 })], S, win(170_000, 70_000, 100_000, 250)],
  ['placed after the kick-off of a leg', [wins, body('1-50', 'home', (at) => ({ ...finished([2, 0]), kicked_off: at - 1 }))], S, win(170_000, 70_000, 100_000, 250)],
]
test.each(ROWS)('a maung %s', (_, legs, stake, paid) => settles({ legs, stake, paid }))

/** Corrections by place of the leg, with the payment of the maung after each. */
type CorrectedRow = [
  it: string,
  legs: readonly Leg[],
  paid: Moment,
  ...corrected: [number, Corrected['record'], Moment][],
]
const BOTH = win(340_000, 240_000, 100_000, 250)
// biome-ignore format: a row is a line
const CORRECTED: CorrectedRow[] = [
  ['a win that was none', winsOf(2), BOTH, [1, finished([0, 0]), LOST]],
  ['a loss that was a win', [wins, loses], LOST, [1, finished([2, 0]), BOTH]],
  ['a win that was one at its percent', winsOf(2), BOTH, [0, finished([1, 0]), lose(85_000, -15_000, 100_000, 250)]],
  ['legs called off one after the other', winsOf(2), BOTH, [0, cancelled, win(170_000, 70_000, 100_000, 250)], [1, cancelled, voided(100_000)]],
  ['a leg of a void maung', [off, off, off], voided(100_000), [2, finished([2, 0]), win(160_000, 60_000, 100_000, 250)]],
  ['two legs that change places', [wins, loses], LOST, [0, finished([0, 0]), LOST], [1, finished([2, 0]), LOST], [0, finished([2, 0]), BOTH]],
  ['a result taken back, and reported anew', winsOf(2), BOTH, [0, NO_RESULT_YET, 'running'], [0, finished([1, 0]), lose(85_000, -15_000, 100_000, 250)]],
]
test.each(CORRECTED)('money follows a correction of %s', (_, legs, paid, ...corrected) =>
  settles({
    legs,
    stake: S,
    paid,
    corrected: corrected.map(([leg, record, paid]) => ({ leg, record, paid })),
  }),
)

// Maungs are bet before kick-off alone: none can wait and be rejected.
test.each([
  ['with a leg in play', [wins, inPlay([0, 0], wins)], S, 'matchNotAllowBet'],
  ['of one leg', [wins], S, 'atLeastTwoMatchToBetParlay'],
  ['of eleven legs', winsOf(11), S, 'maxParlayTicket'],
  ['for parts of a kyat', winsOf(2), 100_050, 'betAmountWhole'],
  // 1,024 · 0.80 of it would be more than 50,000,000 kyat.
  ['that would pay more than its limit', winsOf(10), 6_103_600, 'betOverMaxPayout'],
] as const)('a maung %s is refused', (_, legs, stake, code) =>
  table.refuses(betParlayMmo, bodyOf(legs, stake), legs, code),
)

test('a maung for the most that it may pay is paid that', () =>
  settles({ legs: winsOf(10), stake: 6_103_500, paid: win(4_999_987_200, 4_993_883_700, 6_103_500, 15_259) }))
