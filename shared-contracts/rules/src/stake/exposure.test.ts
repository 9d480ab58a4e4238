import { CURRENCIES } from '@touchline/contracts/limits'
import type { OddsType } from '@touchline/contracts/odds'
import * as fc from 'fast-check'
import { CURRENCY } from '../money/currency'
import { stakes, typedOdds } from '../testing/arbitraries'
import { Exact, profitPerUnit } from '../testing/oracle'
import { runs } from '../testing/runs'
import { exposure } from './exposure'

const [MY, HK, ID, DEC, MM]: OddsType[] = [1, 2, 3, 4, 5]

describe('stake, risk and win', () => {
  test.each([
    { odds: -88, oddsType: MY, stake: 100_000, risk: 88_000, win: 100_000, returnedOnWin: 188_000 },
    { odds: -125, oddsType: ID, stake: 100_000, risk: 125_000, win: 100_000, returnedOnWin: 225_000 },
    { odds: -96, oddsType: MY, stake: 10_000, risk: 9_600, win: 10_000, returnedOnWin: 19_600 },
    { odds: 96, oddsType: MY, stake: 10_000, risk: 10_000, win: 9_600, returnedOnWin: 19_600 },
    { odds: 115, oddsType: HK, stake: 10_000, risk: 10_000, win: 11_500, returnedOnWin: 21_500 },
    { odds: 114, oddsType: ID, stake: 10_000, risk: 10_000, win: 11_400, returnedOnWin: 21_400 },
    { odds: 214, oddsType: DEC, stake: 10_000, risk: 10_000, win: 11_400, returnedOnWin: 21_400 },
    { odds: -96, oddsType: MM, stake: 10_000, risk: 9_600, win: 10_000, returnedOnWin: 19_600 },
    { odds: -50, oddsType: MY, stake: 1, risk: 1, win: 1, returnedOnWin: 2 },
    { odds: 149, oddsType: DEC, stake: 1, risk: 1, win: 0, returnedOnWin: 1 },
  ] as const)(
    '$stake at $odds of type $oddsType risks $risk to win $win',
    ({ odds, oddsType, stake, ...amounts }) => {
      expect(exposure({ stake, odds, oddsType: oddsType as OddsType })).toEqual(amounts)
    },
  )

  test('M15: stake × odds over five odds types and all currencies equals a rational oracle', () => {
    fc.assert(
      fc.property(
        stakes,
        typedOdds,
        fc.constantFrom(...CURRENCIES),
        (stake, { odds, oddsType }, currency) => {
          // Typed in whole units of what the currency shows, as a player would.
          const { exponent, displayDigits } = CURRENCY[currency]
          const typed = stake - (stake % 10 ** (exponent - displayDigits))
          const paysPerUnit = profitPerUnit(odds, oddsType)
          const typedExactly = Exact.of(typed)
          const risk = odds < 0 ? typedExactly.over(paysPerUnit).rounded() : typed
          const win = odds < 0 ? typed : typedExactly.times(paysPerUnit).rounded()
          expect(exposure({ stake: typed, odds, oddsType })).toEqual({ risk, win, returnedOnWin: risk + win })
        },
      ),
      runs(1_000_000, 2000),
    )
  })

  test('an amount that cannot be held exactly is refused, never bent', () => {
    expect(() => exposure({ stake: Number.MAX_SAFE_INTEGER, odds: 20_000, oddsType: 4 })).toThrow(RangeError)
    expect(() => exposure({ stake: 0.5, odds: 96, oddsType: 1 })).toThrow(RangeError)
  })
})
