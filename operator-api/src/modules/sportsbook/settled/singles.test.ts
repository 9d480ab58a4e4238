import { betSingle } from '@touchline/contracts/calls'
import { NO_RESULT_YET } from '@touchline/rules'
import { cancelled, finished } from '../../../testing/results'
import type { BookMatch } from '../../odds'
import type { MatchRecord, Selection } from './testing/leg'
import {
  firstHalf,
  givenUp,
  hdp,
  inPlay,
  of,
  ou,
  partOf,
  pick,
  seen,
  shown,
  winnersAre,
} from './testing/legs'
import {
  draw,
  halfLose,
  halfWin,
  lose,
  type Moment,
  type Paid,
  rejected,
  settledTable,
  voided,
  win,
} from './testing/settled-table'

const table = settledTable('demo2')

/** Selection, stake, result of the match, and payment: returned, net, valid turnover, and 0.25 % of that as a rebate. */
type Row = [it: string, selection: Selection, stake: number, record: MatchRecord, paid: Paid]
/** The frozen amount, and the results of its match one after the other, with the payment after each. */
type CorrectedRow = [
  it: string,
  selection: Selection,
  stake: number,
  risk: number,
  ...moments: [MatchRecord, Moment][],
]

interface Single {
  readonly selection: Selection
  readonly stake: number
  readonly risk: number
  readonly moments: readonly [MatchRecord, Moment][]
  readonly meanwhile?: Partial<BookMatch>
}

const settles = ({ selection, stake, risk, moments: [first, ...others], meanwhile }: Single) => {
  const [record, paid] = first as [MatchRecord, Moment]
  return table.settles(
    betSingle,
    (match) => ({ ...seen(selection, match), odds_type: selection.oddsType, stake }),
    {
      legs: [{ ...selection, record }],
      risk,
      paid,
      ...(meanwhile && { meanwhile: { 0: meanwhile } }),
      corrected: others.map(([record, paid]) => ({ leg: 0, record, paid })),
    },
  )
}
const settlesOnce = ([, selection, stake, record, paid]: Row) =>
  settles({ selection, stake, risk: paid.returned - paid.net, moments: [[record, paid]] })

// biome-ignore format: a row is a line
const HANDICAPS: Row[] = [
  ['home -0.75 by two', hdp(-3, 'home'), 1000, finished([2, 0]), win(1960, 960, 1000, 3)],
  ['home -0.75 by one', hdp(-3, 'home'), 1000, finished([1, 0]), halfWin(1480, 480, 500, 1)],
  ['home -0.75 in a draw', hdp(-3, 'home'), 1000, finished([1, 1]), lose(0, -1000, 1000, 3)],
  ['away +0.75 beaten by one', hdp(-3, 'away'), 1000, finished([1, 0]), halfLose(500, -500, 500, 1)],
  ['away +0.75 beaten by two', hdp(-3, 'away'), 1000, finished([2, 0]), lose(0, -1000, 1000, 3)],
  ['home -0.25 in a draw', hdp(-1, 'home'), 1000, finished([2, 2]), halfLose(500, -500, 500, 1)],
  ['away +0.25 in a draw', hdp(-1, 'away'), 1000, finished([2, 2]), halfWin(1480, 480, 500, 1)],
  ['home -0.5 by one', hdp(-2, 'home'), 1000, finished([3, 2]), win(1960, 960, 1000, 3)],
  ['home -1.5 by one', hdp(-6, 'home'), 1000, finished([3, 2]), lose(0, -1000, 1000, 3)],
  ['home -1 by one', hdp(-4, 'home'), 1000, finished([2, 1]), draw(1000, 0, 0, 0)],
  ['level in a draw', hdp(0, 'away'), 1000, finished([1, 1]), draw(1000, 0, 0, 0)],
  ['level, home wins', hdp(0, 'home'), 1000, finished([1, 0]), win(1960, 960, 1000, 3)],
  ['home +1.25 beaten by one', hdp(5, 'home'), 1000, finished([0, 1]), halfWin(1480, 480, 500, 1)],
  ['away -1.25 by one', hdp(5, 'away'), 1000, finished([0, 1]), halfLose(500, -500, 500, 1)],
  ['first half home -0.5', firstHalf(hdp(-2, 'home')), 1000, finished([1, 1], [1, 0]), win(1960, 960, 1000, 3)],
  ['first half home -0.25 drawn', firstHalf(hdp(-1, 'home')), 1000, finished([4, 0], [0, 0]), halfLose(500, -500, 500, 1)],
  ['second half home -0.5', partOf(3, hdp(-2, 'home')), 1000, finished([1, 2], [0, 2]), win(1960, 960, 1000, 3)],
  // In play goals of football count from the bet on.
  ['home -0.75 placed at 1-0, ended 2-0', inPlay([1, 0], hdp(-3, 'home')), 1000, finished([2, 0]), halfWin(1480, 480, 500, 1)],
  ['home -0.75 placed at 1-0, ended 2-1', inPlay([1, 0], hdp(-3, 'home')), 1000, finished([2, 1]), lose(0, -1000, 1000, 3)],
  ['away +0.25 placed at 2-0, ended 2-0', inPlay([2, 0], hdp(-1, 'away')), 1000, finished([2, 0]), halfWin(1480, 480, 500, 1)],
  ['level placed at 1-3, ended 1-3', inPlay([1, 3], hdp(0, 'home'), 3), 1000, finished([1, 3]), draw(1000, 0, 0, 0)],
  ['first half level placed at 1-0, 1-1 at half-time', inPlay([1, 0], firstHalf(hdp(0, 'away'))), 1000, finished([5, 1], [1, 1]), win(1960, 960, 1000, 3)],
]

// biome-ignore format: a row is a line
const TOTALS: Row[] = [
  ['over 2.5 of three', ou(10, 'over'), 1000, finished([2, 1]), win(1960, 960, 1000, 3)],
  ['over 2.75 of three', ou(11, 'over'), 1000, finished([2, 1]), halfWin(1480, 480, 500, 1)],
  ['under 2.75 of three', ou(11, 'under'), 1000, finished([2, 1]), halfLose(500, -500, 500, 1)],
  ['over 3 of three', ou(12, 'over'), 1000, finished([3, 0]), draw(1000, 0, 0, 0)],
  ['over 3.25 of three', ou(13, 'over'), 1000, finished([3, 0]), halfLose(500, -500, 500, 1)],
  ['under 3.25 of three', ou(13, 'under'), 1000, finished([3, 0]), halfWin(1480, 480, 500, 1)],
  ['under 2.5 of three', ou(10, 'under'), 1000, finished([1, 2]), lose(0, -1000, 1000, 3)],
  ['over 1.5 placed at 1-1 counts all goals', inPlay([1, 1], ou(6, 'over')), 1000, finished([1, 1]), win(1960, 960, 1000, 3)],
  ['under 3.5 placed at 2-0 counts all goals', inPlay([2, 0], ou(14, 'under')), 1000, finished([3, 1]), lose(0, -1000, 1000, 3)],
  ['first half over 0.5 of none', firstHalf(ou(2, 'over')), 1000, finished([3, 3], [0, 0]), lose(0, -1000, 1000, 3)],
  ['first half under 1 of one', firstHalf(ou(4, 'under')), 1000, finished([3, 3], [0, 1]), draw(1000, 0, 0, 0)],
  ['odd of three', pick('oe', 'odd', 95), 1000, finished([2, 1]), win(1950, 950, 1000, 3)],
  ['even of none', pick('oe', 'even', 95), 1000, finished([0, 0]), win(1950, 950, 1000, 3)],
  ['even of three', pick('oe', 'even', 95), 1000, finished([2, 1]), lose(0, -1000, 1000, 3)],
  ['odd of two in the first half', pick('oe', 'odd', 95, 0, 1), 1000, finished([2, 1], [1, 1]), lose(0, -1000, 1000, 3)],
  ['odd placed at 1-0 counts all goals', inPlay([1, 0], pick('oe', 'odd', 95)), 1000, finished([1, 0]), win(1950, 950, 1000, 3)],
]

// biome-ignore format: a row is a line
const SCORES: Row[] = [
  ['1X2 home', pick('oxt', '1', 192), 1000, finished([1, 0]), win(1920, 920, 1000, 3)],
  ['1X2 drawn', pick('oxt', 'X', 363), 1000, finished([1, 1]), win(3630, 2630, 1000, 3)],
  ['1X2 away, drawn', pick('oxt', '2', 375), 1000, finished([1, 1]), lose(0, -1000, 1000, 3)],
  ['1X2 of the first half', pick('oxt', '2', 375, 0, 1), 1000, finished([2, 1], [0, 1]), win(3750, 2750, 1000, 3)],
  ['1X2 placed at 2-0 counts all goals', inPlay([2, 0], pick('oxt', '2', 1500)), 1000, finished([2, 1]), lose(0, -1000, 1000, 3)],
  ['the winner of two', pick('ml', 'home', -80), 1000, finished([1, 0]), win(1800, 1000, 800, 2)],
  ['the winner of two, drawn', pick('ml', 'home', -80), 1000, finished([1, 1]), draw(800, 0, 0, 0)],
  ['the winner of two, beaten', pick('ml', 'home', -80), 1000, finished([0, 1]), lose(0, -800, 800, 2)],
  ['who goes on, after a draw', pick('tw', 'away', 185), 1000, finished([1, 1], [0, 0], { goes_on: 'away' }), win(1850, 850, 1000, 3)],
  ['who goes on, though the match was lost', pick('tw', 'away', 185), 1000, finished([1, 0], [0, 0], { goes_on: 'home' }), lose(0, -1000, 1000, 3)],
  ['who wins, and nobody does', pick('tw', 'home', 185), 1000, finished([1, 1]), draw(1000, 0, 0, 0)],
  ['2-1', pick('cs', '2-1', 850), 500, finished([2, 1]), win(4250, 3750, 500, 1)],
  ['2-1, ended 1-2', pick('cs', '2-1', 850), 500, finished([1, 2]), lose(0, -500, 500, 1)],
  ['4-4', pick('cs', '4-4', 9900), 500, finished([4, 4]), win(49500, 49000, 500, 1)],
  ['any other score, 5-0', pick('cs', 'AOS', 1200), 500, finished([5, 0]), win(6000, 5500, 500, 1)],
  ['any other score, 0-6', pick('cs', 'AOS', 1200), 500, finished([0, 6]), win(6000, 5500, 500, 1)],
  ['any other score, 4-4', pick('cs', 'AOS', 1200), 500, finished([4, 4]), lose(0, -500, 500, 1)],
  ['1-0 at half-time', pick('cs', '1-0', 450, 0, 1), 500, finished([1, 3], [1, 0]), win(2250, 1750, 500, 1)],
  ['home or draw', pick('dc', '1X', 125), 1000, finished([1, 1]), win(1250, 250, 1000, 3)],
  ['no draw, drawn', pick('dc', '12', 128), 1000, finished([1, 1]), lose(0, -1000, 1000, 3)],
  ['draw or away at half-time', pick('dc', 'X2', 140, 0, 1), 1000, finished([3, 0], [0, 0]), win(1400, 400, 1000, 3)],
  ['drawn, then home', pick('htft', 'DH', 480), 500, finished([2, 1], [1, 1]), win(2400, 1900, 500, 1)],
  ['home, then away', pick('htft', 'HA', 2600), 500, finished([1, 2], [1, 0]), win(13000, 12500, 500, 1)],
  ['home twice, drawn at half-time', pick('htft', 'HH', 290), 500, finished([2, 1], [1, 1]), lose(0, -500, 500, 1)],
  ['2-3 goals', pick('tg', '2-3', 205), 1000, finished([0, 3]), win(2050, 1050, 1000, 3)],
  ['7 goals or more', pick('tg', '7+', 3000), 500, finished([4, 3]), win(15000, 14500, 500, 1)],
  ['4-6 goals of seven', pick('tg', '4-6', 350), 500, finished([4, 3]), lose(0, -500, 500, 1)],
  ['4 goals or more in the first half', pick('tg', '4+', 1900, 0, 1), 500, finished([4, 3], [2, 2]), win(9500, 9000, 500, 1)],
]

const GOAL = { first_goal: 'away', last_goal: 'home' } as const
const HALF_GOAL = { first_half_first_goal: 'home', first_half_last_goal: 'away' } as const
// biome-ignore format: a row is a line
const FIRST_AND_LAST: Row[] = [
  ['home scores first, away did', pick('fglg', 'HF', 180), 500, finished([1, 1], [0, 0], GOAL), lose(0, -500, 500, 1)],
  ['away scores first', pick('fglg', 'AF', 240), 500, finished([1, 1], [0, 0], GOAL), win(1200, 700, 500, 1)],
  ['home scores last', pick('fglg', 'HL', 180), 500, finished([1, 1], [0, 0], GOAL), win(900, 400, 500, 1)],
  ['away scores last, home did', pick('fglg', 'AL', 240), 500, finished([1, 1], [0, 0], GOAL), lose(0, -500, 500, 1)],
  ['home scores last, home alone scored', pick('fglg', 'HL', 180), 500, finished([2, 0]), win(900, 400, 500, 1)],
  ['nobody scores', pick('fglg', 'NG', 1100), 500, finished([0, 0]), win(5500, 5000, 500, 1)],
  ['nobody scores, one did', pick('fglg', 'NG', 1100), 500, finished([0, 1]), lose(0, -500, 500, 1)],
  ['home scores first, nobody did', pick('fglg', 'HF', 180), 500, finished([0, 0]), lose(0, -500, 500, 1)],
  ['away scores last in the first half', pick('fglg', 'AL', 300, 0, 1), 500, finished([1, 1], [1, 1], HALF_GOAL), win(1500, 1000, 500, 1)],
]

const cup = { league: 'Cup', home: 'North', away: '' }
// biome-ignore format: a row is a line
const OUTRIGHTS: Row[] = [
  ['the winner', of(cup, pick('orz', 'win', 450)), 1000, winnersAre('North'), win(4500, 3500, 1000, 3)],
  ['another than the winner', of(cup, pick('orz', 'win', 450)), 1000, winnersAre('South'), lose(0, -1000, 1000, 3)],
  // The profit is divided, the stake is not.
  ['one of two winners', of(cup, pick('orz', 'win', 450)), 1000, winnersAre('North', 'South'), win(2750, 1750, 1000, 3)],
  ['one of three winners', of(cup, pick('orz', 'win', 450)), 1000, winnersAre('West', 'North', 'South'), win(2167, 1167, 1000, 3)],
  ['a competition called off', of(cup, pick('orz', 'win', 450)), 1000, { ...winnersAre('North'), status: 2 }, voided(1000)],
]

const corners = { parent: 9001, league: 'First League - Corners' }
const bookings = { parent: 9002, league: 'First League - Bookings' }
const basketball = { sport: 2 }
// biome-ignore format: a row is a line
const OTHERS: Row[] = [
  ['corners over 9.5', of(corners, ou(38, 'over')), 1000, finished([6, 4]), win(1960, 960, 1000, 3)],
  ['corners home -1.25', of(corners, hdp(-5, 'home')), 1000, finished([5, 4]), halfLose(500, -500, 500, 1)],
  ['corners of the first half', of(corners, firstHalf(ou(18, 'under'))), 1000, finished([9, 4], [3, 1]), win(1960, 960, 1000, 3)],
  ['bookings under 4.25', of(bookings, ou(17, 'under')), 1000, finished([2, 2]), halfWin(1480, 480, 500, 1)],
  ['bookings level', of(bookings, hdp(0, 'away')), 1000, finished([3, 2]), lose(0, -1000, 1000, 3)],
  ['basketball home -5.5', of(basketball, hdp(-22, 'home')), 1000, finished([101, 95]), win(1960, 960, 1000, 3)],
  ['basketball over 200.5', of(basketball, ou(802, 'over')), 1000, finished([100, 100]), lose(0, -1000, 1000, 3)],
  ['basketball, the winner', of(basketball, pick('ml', 'away', 70)), 1000, finished([95, 101]), win(1700, 700, 1000, 3)],
  // Other sports than football count the whole score.
  ['basketball -5.5 placed at 20-10', inPlay([20, 10], of(basketball, hdp(-22, 'home')), 11), 1000, finished([101, 95]), win(1960, 960, 1000, 3)],
]

// biome-ignore format: a row is a line
const ODDS: Row[] = [
  // At a negative price the stake is the win. As the feed has them, the prices are -0.88, -0.87, 0.96 and 0.80.
  ['Malay -0.88', hdp(-2, 'home', -88), 1000, finished([1, 0]), win(1880, 1000, 880, 2)],
  ['Malay -0.88, lost', hdp(-2, 'home', -88), 1000, finished([0, 0]), lose(0, -880, 880, 2)],
  ['Malay -0.87, half won', hdp(-3, 'home', -87), 1000, finished([1, 0]), halfWin(1370, 500, 435, 1)],
  ['Malay -1.00', hdp(-2, 'home', -100), 1000, finished([1, 0]), win(2000, 1000, 1000, 3)],
  ['Hong Kong 1.14', shown(2, 114, hdp(-2, 'home', -87)), 1000, finished([1, 0]), win(2140, 1140, 1000, 3)],
  ['Hong Kong 0.96, half lost', shown(2, 96, hdp(-1, 'home')), 1000, finished([0, 0]), halfLose(500, -500, 500, 1)],
  ['Indonesian 1.14', shown(3, 114, hdp(-2, 'home', -87)), 1000, finished([1, 0]), win(2140, 1140, 1000, 3)],
  ['Indonesian -1.25', shown(3, -125, hdp(-2, 'home', 80)), 1000, finished([1, 0]), win(2250, 1000, 1250, 3)],
  ['Indonesian -1.25, lost', shown(3, -125, hdp(-2, 'home', 80)), 1000, finished([0, 0]), lose(0, -1250, 1250, 3)],
  ['Indonesian -1.04, half lost', shown(3, -104, hdp(-1, 'home')), 1000, finished([0, 0]), halfLose(520, -520, 520, 1)],
  ['decimal 2.14', shown(4, 214, hdp(-2, 'home', -87)), 1000, finished([1, 0]), win(2140, 1140, 1000, 3)],
  ['decimal 1.96, half won', shown(4, 196, hdp(-3, 'home')), 1000, finished([1, 0]), halfWin(1480, 480, 500, 1)],
]

// biome-ignore format: a row is a line
const ROUNDED: Row[] = [
  ['a win of 9.6096', hdp(-2, 'home'), 1001, finished([1, 0]), win(1962, 961, 1001, 3)],
  ['half a win of 9.6096', hdp(-3, 'home'), 1001, finished([1, 0]), halfWin(1481, 480, 501, 1)],
  ['half a win of 9.5095', hdp(-3, 'home', 95), 1001, finished([1, 0]), halfWin(1476, 475, 501, 1)],
  // 4.845 are won.
  ['half a win of 9.69', hdp(-3, 'home', 95), 1020, finished([1, 0]), halfWin(1505, 485, 510, 1)],
  ['half a stake of 10.01', hdp(-1, 'home'), 1001, finished([0, 0]), halfLose(501, -500, 501, 1)],
  // 8.7087 are frozen as 8.71; half of 10.01 is won.
  ['Malay -0.87 of 10.01, half won', hdp(-3, 'home', -87), 1001, finished([1, 0]), halfWin(1372, 501, 436, 1)],
  ['Malay -0.87 of 10.01, half lost', hdp(-1, 'home', -87), 1001, finished([0, 0]), halfLose(436, -435, 436, 1)],
  ['a rebate of half a cent', hdp(-2, 'home', 50), 600, finished([1, 0]), win(900, 300, 600, 2)],
]

const late = (ms: number) => (placedAt: number) => ({ ...finished([1, 0]), kicked_off: placedAt + ms })
const HOUR = 3_600_000
// biome-ignore format: a row is a line
const VOID: Row[] = [
  ['of a match called off', hdp(-2, 'home'), 1000, cancelled, voided(1000)],
  ['of a match called off, at a negative price', hdp(-2, 'home', -88), 1000, cancelled, voided(880)],
  ['given up in the first half', hdp(-2, 'home'), 1000, givenUp('first_half', [1, 0]), voided(1000)],
  ['of the first half, given up in it', firstHalf(hdp(-2, 'home')), 1000, givenUp('first_half', [1, 0]), voided(1000)],
  ['given up in the second half', hdp(-2, 'home'), 1000, givenUp('second_half', [1, 0], [1, 0]), voided(1000)],
  ['of the first half, given up in the second', firstHalf(hdp(-2, 'home')), 1000, givenUp('second_half', [1, 0], [1, 0]), win(1960, 960, 1000, 3)],
  ['over a line that was passed', ou(2, 'over'), 1000, givenUp('second_half', [3, 0], [1, 0]), voided(1000)],
  ['a correct score', pick('cs', '1-0', 700), 500, givenUp('second_half', [1, 1], [1, 0]), voided(500)],
  ['a first goal that fell', pick('fglg', 'HF', 180), 500, { ...givenUp('first_half', [1, 0]), first_goal: 'home' }, win(900, 400, 500, 1)],
  ['a first goal of the others', pick('fglg', 'AF', 240), 500, { ...givenUp('second_half', [1, 0], [0, 0]), first_goal: 'home' }, lose(0, -500, 500, 1)],
  ['a first goal that did not fall', pick('fglg', 'HF', 180), 500, givenUp('second_half', [0, 0], [0, 0]), voided(500)],
  ['a last goal', pick('fglg', 'HL', 180), 500, { ...givenUp('second_half', [1, 0], [0, 0]), first_goal: 'home', last_goal: 'home' }, voided(500)],
  ['of a match that is not played for twelve hours', hdp(-2, 'home'), 1000, { silentHours: 13 }, voided(1000)],
  ['of a match that begins twelve hours late', hdp(-2, 'home'), 1000, late(13 * HOUR), voided(1000)],
  ['of a match that begins a little less than that late', hdp(-2, 'home'), 1000, late(13 * HOUR - 1), win(1960, 960, 1000, 3)],
  ['placed after a kick-off that was reported wrongly', hdp(-2, 'home'), 1000, late(-60_000), voided(1000)],
  ['placed in play, for any reported kick-off', inPlay([0, 0], hdp(-2, 'home')), 1000, late(-60_000), win(1960, 960, 1000, 3)],
]

test.each(HANDICAPS)('a handicap, %s', (...row) => settlesOnce(row))
test.each(TOTALS)('a total, %s', (...row) => settlesOnce(row))
test.each(SCORES)('a single on %s', (...row) => settlesOnce(row))
test.each(FIRST_AND_LAST)('a goal, %s', (...row) => settlesOnce(row))
test.each(OUTRIGHTS)('an outright, %s', (...row) => settlesOnce(row))
test.each(OTHERS)('a single, %s', (...row) => settlesOnce(row))
test.each(ODDS)('a single in %s', (...row) => settlesOnce(row))
test.each(ROUNDED)('half a cent is rounded up once, %s', (...row) => settlesOnce(row))
test.each(VOID)('a match without an end, %s', (...row) => settlesOnce(row))

const PENDING: MatchRecord = { ...finished([0, 0]), status: 0, full_time: null }
// biome-ignore format: a row is a line
const CORRECTED: CorrectedRow[] = [
  ['a win that was none', hdp(-2, 'home'), 1000, 1000, [finished([1, 0]), win(1960, 960, 1000, 3)], [finished([0, 0]), lose(0, -1000, 1000, 3)]],
  ['a loss that was a win at a negative price', hdp(-2, 'home', -88), 1000, 880, [finished([0, 0]), lose(0, -880, 880, 2)], [finished([1, 0]), win(1880, 1000, 880, 2)]],
  ['a win, half a win, and a win again', hdp(-3, 'home'), 1001, 1001, [finished([2, 0]), win(1962, 961, 1001, 3)], [finished([1, 0]), halfWin(1481, 480, 501, 1)], [finished([2, 0]), win(1962, 961, 1001, 3)]],
  ['a match called off that was played', hdp(-2, 'home'), 1000, 1000, [cancelled, voided(1000)], [finished([1, 0]), win(1960, 960, 1000, 3)]],
  ['a match played that was called off', hdp(-2, 'home'), 1000, 1000, [finished([1, 0]), win(1960, 960, 1000, 3)], [cancelled, voided(1000)]],
  ['a result taken back, and reported anew', ou(11, 'over'), 1000, 1000, [finished([2, 1]), halfWin(1480, 480, 500, 1)], [NO_RESULT_YET, 'running'], [finished([1, 1]), lose(0, -1000, 1000, 3)]],
  ['half-time, then the end', hdp(-2, 'home'), 1000, 1000, [PENDING, 'running'], [finished([1, 0]), win(1960, 960, 1000, 3)]],
  ['the score of a half', firstHalf(hdp(-2, 'home')), 1000, 1000, [finished([2, 0], [1, 0]), win(1960, 960, 1000, 3)], [finished([2, 0], [0, 0]), lose(0, -1000, 1000, 3)]],
  ['a winner that shares', of(cup, pick('orz', 'win', 450)), 1000, 1000, [winnersAre('North'), win(4500, 3500, 1000, 3)], [winnersAre('South', 'North'), win(2750, 1750, 1000, 3)]],
  ['a first goal credited to the others', pick('fglg', 'AF', 240), 500, 500, [finished([1, 1], [0, 0], GOAL), win(1200, 700, 500, 1)], [finished([1, 1], [0, 0], { first_goal: 'home', last_goal: 'away' }), lose(0, -500, 500, 1)]],
  ['given up, and played to its end', ou(2, 'over'), 1000, 1000, [givenUp('second_half', [3, 0], [1, 0]), voided(1000)], [finished([3, 0], [1, 0]), win(1960, 960, 1000, 3)]],
  ['not played for twelve hours, and played all the same', hdp(-2, 'home'), 1000, 1000, [{ silentHours: 13 }, voided(1000)], [finished([0, 0]), lose(0, -1000, 1000, 3)]],
]
test.each(CORRECTED)('money follows a correction: %s', (_, selection, stake, risk, ...moments) =>
  settles({ selection, stake, risk, moments }),
)

/** Placed at 1-0: the events while it waits, and the later result of the match. */
const REJECTED: [
  it: string,
  selection: Selection,
  stake: number,
  risk: number,
  meanwhile: Partial<BookMatch>,
][] = [
  ['a goal', inPlay([1, 0], hdp(-2, 'home')), 1000, 1000, { score: [2, 0] }],
  ['a goal, at a negative price', inPlay([1, 0], hdp(-2, 'home', -88)), 1000, 880, { score: [1, 1] }],
  ['a red card', inPlay([1, 0], ou(6, 'over')), 1000, 1000, { reds: [0, 1] }],
  ['the end of the match', inPlay([1, 0], pick('oxt', 'X', 363), 3), 1000, 1000, { status: 1, period: 4 }],
  ['half-time, of a bet on the half', inPlay([1, 0], firstHalf(ou(6, 'over'))), 1000, 1000, { period: 2 }],
]
test.each(REJECTED)('%s rejects what waits, and no result pays it', (_, selection, stake, risk, meanwhile) =>
  settles({ selection, stake, risk, meanwhile, moments: [[finished([3, 0], [2, 0]), rejected(risk)]] }),
)
