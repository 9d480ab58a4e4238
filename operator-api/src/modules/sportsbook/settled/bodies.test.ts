import { betSingleMmo } from '@touchline/contracts/calls'
import { NO_RESULT_YET } from '@touchline/rules'
import { cancelled, finished } from '../../../testing/results'
import type { Leg, MatchRecord } from './testing/leg'
import { body, givenUp, goals, inPlay, lowerHome, of, ofHalf, seen } from './testing/legs'
import {
  draw,
  halfLose,
  halfWin,
  lose,
  type Moment,
  type Paid,
  settledTable,
  voided,
  win,
} from './testing/settled-table'

const table = settledTable('demommk')

const bodyOf = (leg: Leg, stake: number) => (match: number) => ({ ...seen(leg, match), stake })
const settles = (
  leg: Leg,
  stake: number,
  risk: number,
  [paid, ...later]: [Moment, ...[MatchRecord, Moment][]],
) =>
  table.settles(betSingleMmo, bodyOf(leg, stake), {
    legs: [leg],
    risk,
    paid,
    corrected: later.map(([record, paid]) => ({ leg: 0, record, paid })),
  })

/**
 * A body at its goals and percent with the result of its match, the stake, and the payment: returned, net, valid turnover, and
 * 0.25 % of that as a rebate. Hundredths of a kyat; wins pay 0.95.
 */
type Row = [it: string, leg: Leg, stake: number, paid: Paid]

const S = 1_000_000
const LOST = lose(0, -1_000_000, 1_000_000, 2500)
const WON = win(1_950_000, 950_000, 1_000_000, 2500)
const drawn = finished([1, 1])
const byOne = finished([2, 1])
const byTwo = finished([2, 0])
const byThree = finished([4, 1])

// biome-ignore format: a row is a line
const LADDER: Row[] = [
  ['1-50 upper, drawn', body('1-50', 'home', drawn), S, LOST],
  ['1-50 upper, by one', body('1-50', 'home', byOne), S, halfLose(500_000, -500_000, 500_000, 1250)],
  ['1-50 upper, by two', body('1-50', 'home', byTwo), S, WON],
  ['1-50 upper, by three', body('1-50', 'home', byThree), S, WON],
  ['1-50 lower, drawn', body('1-50', 'away', drawn), S, WON],
  ['1-50 lower, by one', body('1-50', 'away', byOne), S, halfWin(1_475_000, 475_000, 500_000, 1250)],
  ['1-50 lower, by two', body('1-50', 'away', byTwo), S, LOST],
  ['1+30 upper, drawn', body('1+30', 'home', drawn), S, LOST],
  ['1+30 upper, by one', body('1+30', 'home', byOne), S, halfWin(1_285_000, 285_000, 300_000, 750)],
  ['1+30 upper, by two', body('1+30', 'home', byTwo), S, WON],
  ['1+30 lower, by one', body('1+30', 'away', byOne), S, halfLose(700_000, -300_000, 300_000, 750)],
  ['=-70 upper, drawn', body('=-70', 'home', drawn), S, halfLose(300_000, -700_000, 700_000, 1750)],
  ['=-70 upper, by one', body('=-70', 'home', byOne), S, WON],
  ['=-70 lower, drawn', body('=-70', 'away', drawn), S, halfWin(1_665_000, 665_000, 700_000, 1750)],
  ['=+80 lower, drawn', body('=+80', 'away', drawn), S, halfLose(200_000, -800_000, 800_000, 2000)],
  ['=+80 upper, drawn', body('=+80', 'home', drawn), S, halfWin(1_760_000, 760_000, 800_000, 2000)],
  ['=+80 lower, by one', body('=+80', 'away', byOne), S, LOST],
  ['=+80 upper, beaten', body('=+80', 'home', finished([0, 1])), S, LOST],
  ['2= upper, by two', body('2=', 'home', byTwo), S, draw(1_000_000, 0, 0, 0)],
  ['2= lower, by two', body('2=', 'away', byTwo), S, draw(1_000_000, 0, 0, 0)],
  ['2= upper, by three', body('2=', 'home', byThree), S, WON],
  ['2= upper, by one', body('2=', 'home', byOne), S, LOST],
  // All or nothing at the line: half lines.
  ['1+100 upper, by one', body('1+100', 'home', byOne), S, WON],
  ['1-100 upper, by one', body('1-100', 'home', byOne), S, LOST],
  ['1-100 lower, by one', body('1-100', 'away', byOne), S, WON],
  ['1-50 upper of the first half, by one', ofHalf(body('1-50', 'home', finished([5, 0], [1, 0]))), S, halfLose(500_000, -500_000, 500_000, 1250)],
  ['=+80 upper of the first half, drawn', ofHalf(body('=+80', 'home', finished([0, 2], [0, 0]))), S, halfWin(1_760_000, 760_000, 800_000, 2000)],
  ['1-50 on the away side as the upper, by one', lowerHome(body('1-50', 'away', finished([0, 1]))), S, halfLose(500_000, -500_000, 500_000, 1250)],
  ['1+30 on the away side as the upper, by two', lowerHome(body('1+30', 'away', finished([1, 3]))), S, WON],
  ['1+30 on the home side as the lower, beaten by one', lowerHome(body('1+30', 'home', finished([2, 3]))), S, halfLose(700_000, -300_000, 300_000, 750)],
]

// biome-ignore format: a row is a line
const GOALS: Row[] = [
  ['2+20 over, of two', goals('2+20', 'over', byTwo), S, halfWin(1_190_000, 190_000, 200_000, 500)],
  ['2+20 over, of one', goals('2+20', 'over', finished([0, 1])), S, LOST],
  ['2+20 over, of three', goals('2+20', 'over', byOne), S, WON],
  ['2+20 under, of two', goals('2+20', 'under', byTwo), S, halfLose(800_000, -200_000, 200_000, 500)],
  ['2+20 under, of one', goals('2+20', 'under', finished([0, 1])), S, WON],
  ['3-60 over, of three', goals('3-60', 'over', byOne), S, halfLose(400_000, -600_000, 600_000, 1500)],
  ['3-60 under, of three', goals('3-60', 'under', byOne), S, halfWin(1_570_000, 570_000, 600_000, 1500)],
  ['1+20 over of the first half, of one', ofHalf(goals('1+20', 'over', finished([3, 3], [0, 1]))), S, halfWin(1_190_000, 190_000, 200_000, 500)],
  ['3= over, of three', goals('3=', 'over', byOne), S, draw(1_000_000, 0, 0, 0)],
]

// biome-ignore format: a row is a line
const AMOUNTS: Row[] = [
  // The example of the trade: 10,000 kyat.
  ['10,000 won', body('1-50', 'home', byTwo), S, WON],
  // 1,001 · 0.30 · 0.95 = 285.285
  ['1,001 at 30 percent', body('1+30', 'home', byOne), 100_100, halfWin(128_629, 28_529, 30_030, 75)],
  // 1,001 · 0.95 = 950.95
  ['1,001 won', body('1-50', 'home', byTwo), 100_100, win(195_195, 95_095, 100_100, 250)],
  // 1,003 · 0.35 · 0.95 = 333.4975
  ['1,003 at 35 percent', body('1+35', 'home', byOne), 100_300, halfWin(133_650, 33_350, 35_105, 88)],
  // 1,001 · 0.65 = 650.65
  ['1,001 at -65 percent', body('1-65', 'home', byOne), 100_100, halfLose(35_035, -65_065, 65_065, 163)],
  ['Malay 0.90, won', body('1-50', 'home', byTwo, 90), S, win(1_900_000, 900_000, 1_000_000, 2500)],
  ['Malay 0.90 at -50 percent', body('1-50', 'home', byOne, 90), S, halfLose(500_000, -500_000, 500_000, 1250)],
  ['Malay 1.00 at 30 percent', body('1+30', 'home', byOne, 100), S, halfWin(1_300_000, 300_000, 300_000, 750)],
  // A negative price scales the loss.
  ['Malay -0.90, won', body('1-50', 'home', byTwo, -90), S, win(1_900_000, 1_000_000, 900_000, 2250)],
  ['Malay -0.90, lost', body('1-50', 'home', drawn, -90), S, lose(0, -900_000, 900_000, 2250)],
  ['Malay -0.90 at -50 percent', body('1-50', 'home', byOne, -90), S, halfLose(450_000, -450_000, 450_000, 1125)],
  ['Malay -0.90 at 30 percent', body('1+30', 'home', byOne, -90), S, halfWin(1_200_000, 300_000, 270_000, 675)],
  // 900.90 are frozen of 1,001.
  ['Malay -0.90 of 1,001, lost', body('1-50', 'home', drawn, -90), 100_100, lose(0, -90_090, 90_090, 225)],
]

// biome-ignore format: a row is a line
const VOID: Row[] = [
  ['called off', body('1-50', 'home', cancelled), S, voided(1_000_000)],
  ['called off, at a negative price', body('1-50', 'home', cancelled, -90), S, voided(900_000)],
  ['given up in the first half', body('1-50', 'home', givenUp('first_half', [3, 0])), S, voided(1_000_000)],
  ['given up in the second half', body('1-50', 'home', givenUp('second_half', [3, 0], [1, 0])), S, voided(1_000_000)],
  ['goals, given up past the line', goals('2+20', 'over', givenUp('second_half', [3, 1], [1, 0])), S, voided(1_000_000)],
  ['of the first half, given up in the second', ofHalf(body('1-50', 'home', givenUp('second_half', [3, 0], [2, 0]))), S, WON],
  ['not played for twelve hours', body('1-50', 'home', { silentHours: 13 }), S, voided(1_000_000)],
  ['placed after a kick-off that was reported wrongly', body('1-50', 'home', (at) => ({ ...byTwo, kicked_off: at - 1 })), S, voided(1_000_000)],
]

const settlesOnce = (_: string, leg: Leg, stake: number, paid: Paid) =>
  settles(leg, stake, paid.returned - paid.net, [paid])
test.each(LADDER)('a body at %s', settlesOnce)
test.each(GOALS)('goals at %s', settlesOnce)
test.each(AMOUNTS)('a body pays %s', settlesOnce)
test.each(VOID)('a body on a match that was no match: %s', settlesOnce)

type CorrectedRow = [
  it: string,
  leg: Leg,
  stake: number,
  risk: number,
  ...moments: [Moment, ...[MatchRecord, Moment][]],
]
// biome-ignore format: a row is a line
const CORRECTED: CorrectedRow[] = [
  ['a win that was none', body('1-50', 'home', byTwo), S, S, WON, [drawn, LOST]],
  ['a loss that was a win', body('1-50', 'away', byTwo), S, S, LOST, [drawn, WON]],
  ['a percent, a win and the percent again', body('1+30', 'home', byOne), 100_100, 100_100, halfWin(128_629, 28_529, 30_030, 75), [byTwo, win(195_195, 95_095, 100_100, 250)], [byOne, halfWin(128_629, 28_529, 30_030, 75)]],
  ['a match called off that was played', body('1-50', 'home', cancelled), S, S, voided(1_000_000), [byOne, halfLose(500_000, -500_000, 500_000, 1250)]],
  ['a match played that was called off', body('1-50', 'home', byOne, -90), S, 900_000, halfLose(450_000, -450_000, 450_000, 1125), [cancelled, voided(900_000)]],
  ['a result taken back, and reported anew', goals('2+20', 'over', byTwo), S, S, halfWin(1_190_000, 190_000, 200_000, 500), [NO_RESULT_YET, 'running'], [byOne, WON]],
]
test.each(CORRECTED)('money follows a correction of %s', (_, leg, stake, risk, ...moments) =>
  settles(leg, stake, risk, moments),
)

// Bodies are bet before kick-off alone: none can wait and be rejected.
test.each([
  ['in play', inPlay([0, 0], body('1-50', 'home', drawn)), S, 'matchNotAllowBet'],
  ['on a match called off', of({ status: 2 }, body('1-50', 'home', drawn)), S, 'matchEnded'],
  ['for parts of a kyat', body('1-50', 'home', drawn), 100_050, 'betAmountWhole'],
] as const)('a body %s is refused', (_, leg, stake, code) =>
  table.refuses(betSingleMmo, bodyOf(leg, stake), [leg], code),
)
