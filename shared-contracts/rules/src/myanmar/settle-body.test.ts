import * as fc from 'fast-check'
import { finishedMatch } from '../settlement/sample-results'
import { settleSelection } from '../settlement/settle-selection'
import { finishedResults, scores } from '../testing/arbitraries'
import { bet, result } from '../testing/bets'
import { runs } from '../testing/runs'
import { parseMyanmarPrice } from './myanmar-price'
import { type BodySide, settleBody } from './settle-body'
import { type MyanmarSelection, settleMyanmar } from './settle-myanmar'

const body = (change: Partial<MyanmarSelection> = {}): MyanmarSelection => ({
  sport: 1,
  betType: 'hdp',
  period: 0,
  price: { goals: 1, percent: -50 },
  giving: 'home',
  selection: 'home',
  scoreAtBet: null,
  live: false,
  ...change,
})

describe('the signed result of a body price', () => {
  test.each<[text: string, side: BodySide, results: number[]]>([
    ['1-50', 'upper', [-100, -50, 100, 100]],
    ['1-50', 'lower', [100, 50, -100, -100]],
    ['1+30', 'upper', [-100, 30, 100, 100]],
    ['=-70', 'upper', [-70, 100, 100, 100]],
    ['=+80', 'lower', [-80, -100, -100, -100]],
    ['2+20', 'over', [-100, -100, 20, 100]],
    ['2+20', 'under', [100, 100, -20, -100]],
    ['2=', 'lower', [100, 100, 0, -100]],
  ])('%s %s at 0, 1, 2, 3 goals: %j', (text, side, results) => {
    const price = parseMyanmarPrice(text)
    expect([0, 1, 2, 3].map((goals) => price && settleBody(price, side, goals))).toEqual(results)
  })

  test.each([
    { percent: 0, line: -4 },
    { percent: 50, line: -3 },
    { percent: -50, line: -5 },
    { percent: 100, line: -2 },
    { percent: -100, line: -6 },
  ])('1 goal at $percent percent is a handicap of $line quarters', ({ percent, line }) => {
    const worth: Record<string, number> = { win: 100, half_win: 50, draw: 0, half_lose: -50, lose: -100 }
    fc.assert(
      fc.property(scores, fc.constantFrom('home' as const, 'away' as const), (score, selection) => {
        const asian = settleSelection(bet({ line, selection }), finishedMatch(score))
        const burmese = settleMyanmar(body({ price: { goals: 1, percent }, selection }), finishedMatch(score))
        expect(burmese).toBe(worth[asian ?? ''])
      }),
      runs(5_000, 300),
    )
  })
})

describe('a Burmese selection', () => {
  test('the away side can be the giving one', () => {
    const away = body({ giving: 'away', selection: 'away', price: { goals: 1, percent: 30 } })
    expect(settleMyanmar(away, finishedMatch([0, 1]))).toBe(30)
    expect(settleMyanmar({ ...away, selection: 'home' }, finishedMatch([0, 1]))).toBe(-30)
  })

  test('in play the margin counts from the bet, the total does not', () => {
    const live = { live: true, scoreAtBet: [1, 0] } as const
    expect(settleMyanmar(body(live), finishedMatch([2, 0]))).toBe(-50)
    const over = body({ ...live, betType: 'ou', selection: 'over', price: { goals: 2, percent: 20 } })
    expect(settleMyanmar(over, finishedMatch([2, 0]))).toBe(20)
  })

  test('is refunded and waits like every other bet', () => {
    expect(settleMyanmar(body(), result({ status: 2 }))).toBe('void')
    expect(settleMyanmar(body(), result({ status: 0 }))).toBeNull()
    expect(settleMyanmar(body({ period: 1 }), result({ status: 0, half_time: [2, 0] }))).toBe(100)
  })

  test('a win of one side is a loss of the other', () => {
    const percents = fc.integer({ min: -100, max: 100 })
    fc.assert(
      fc.property(fc.nat(4), percents, finishedResults, (goals, percent, finished) => {
        const price = { goals, percent }
        const home = settleMyanmar(body({ price }), finished)
        const away = settleMyanmar(body({ price, selection: 'away' }), finished)
        expect(Number(home) + Number(away)).toBe(0)
      }),
      runs(10_000),
    )
  })
})
