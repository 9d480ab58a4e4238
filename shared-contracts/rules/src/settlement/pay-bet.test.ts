import * as fc from 'fast-check'
import { exposure } from '../stake/exposure'
import { finishedResults, grades, stakes, typedOdds } from '../testing/arbitraries'
import { selections } from '../testing/bets'
import { Exact, profitPerUnit } from '../testing/oracle'
import { runs } from '../testing/runs'
import { type Payment, payBet } from './pay-bet'
import { resettle } from './resettle'
import { settleSelection } from './settle-selection'

describe('what a graded bet pays', () => {
  test.each([
    { odds: -88, grade: 'win', net: 100_000, returned: 188_000, validTurnover: 88_000 },
    { odds: -88, grade: 'half_win', net: 50_000, returned: 138_000, validTurnover: 44_000 },
    { odds: -88, grade: 'draw', net: 0, returned: 88_000, validTurnover: 0 },
    { odds: -88, grade: 'void', net: 0, returned: 88_000, validTurnover: 0 },
    { odds: -88, grade: 'half_lose', net: -44_000, returned: 44_000, validTurnover: 44_000 },
    { odds: -88, grade: 'lose', net: -88_000, returned: 0, validTurnover: 88_000 },
    { odds: 96, grade: 'win', net: 96_000, returned: 196_000, validTurnover: 100_000 },
    { odds: 96, grade: 'half_win', net: 48_000, returned: 148_000, validTurnover: 50_000 },
    { odds: 96, grade: 'half_lose', net: -50_000, returned: 50_000, validTurnover: 50_000 },
  ] as const)('1,000.00 at Malay $odds, $grade: net $net', ({ odds, grade, ...payment }) => {
    expect(payBet({ stake: 100_000, odds, oddsType: 1, grade })).toEqual(payment)
  })

  test('half a win is rounded once: 1 at 2.49 wins 1.49, half of it 0.745', () => {
    expect(payBet({ stake: 100, odds: 249, oddsType: 4, grade: 'half_win' }).net).toBe(75)
    expect(payBet({ stake: 1, odds: 249, oddsType: 4, grade: 'half_win' }).net).toBe(1)
  })

  test('half of an odd risk goes to the player', () => {
    expect(payBet({ stake: 5, odds: 96, oddsType: 1, grade: 'half_lose' })).toMatchObject({
      net: -2,
      returned: 3,
    })
  })

  test('a dead heat divides the profit, not the stake', () => {
    const dead = { stake: 10_000, odds: 500, oddsType: 4, grade: 'win' } as const
    expect(payBet({ ...dead, deadHeat: 2 })).toEqual({ net: 20_000, returned: 30_000, validTurnover: 10_000 })
    expect(payBet({ ...dead, deadHeat: 3 }).net).toBe(13_333)
  })

  test('equals the table of outcomes worked by a rational oracle', () => {
    const half = Exact.of(1, 2)
    fc.assert(
      fc.property(stakes, typedOdds, grades, (stake, price, grade) => {
        const pays = profitPerUnit(price.odds, price.oddsType)
        const risk = price.odds < 0 ? Exact.of(stake).over(pays).rounded() : stake
        const win = price.odds < 0 ? Exact.of(stake) : Exact.of(stake).times(pays)
        const back = {
          win: () => risk + win.rounded(),
          half_win: () => risk + win.times(half).rounded(),
          draw: () => risk,
          void: () => risk,
          half_lose: () => Exact.of(risk, 2).rounded(),
          lose: () => 0,
        }[grade]()
        const payment = payBet({ stake, ...price, grade })
        expect(payment).toMatchObject({ returned: back, net: back - risk })
        expect(payment.net).toBeGreaterThanOrEqual(-risk)
      }),
      runs(200_000),
    )
  })

  test('M14: a void single returns exactly the frozen amount, without turnover', () => {
    fc.assert(
      fc.property(stakes, typedOdds, (stake, price) => {
        const { risk } = exposure({ stake, ...price })
        const refund = { net: 0, returned: risk, validTurnover: 0 }
        expect(payBet({ stake, ...price, grade: 'void' })).toEqual(refund)
      }),
      runs(5_000, 500),
    )
  })

  test('M13: resettlements posted as differences sum to the last result settled once', () => {
    const history = fc.array(finishedResults, { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(selections, history, stakes, typedOdds, (selection, results, stake, price) => {
        const settled = results.map((result) => {
          const grade = settleSelection(selection, result)
          if (grade === null) throw new Error('a finished match decides every bet')
          return payBet({ stake, ...price, grade })
        })
        const nothing: Payment = { net: 0, returned: 0, validTurnover: 0 }
        const posted = settled.map((payment, i) => resettle(settled[i - 1] ?? nothing, payment))
        const sum = posted.reduce((a, b) => ({
          net: a.net + b.net,
          returned: a.returned + b.returned,
          validTurnover: a.validTurnover + b.validTurnover,
        }))
        expect(sum).toEqual(settled.at(-1))
      }),
      runs(10_000),
    )
  })
})
