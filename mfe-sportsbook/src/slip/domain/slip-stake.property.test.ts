import { CURRENCIES, type Currency } from '@touchline/contracts/limits'
import * as fc from 'fast-check'
import { limitsFrom } from '../../shared/domain/slip-terms'
import { maungRules } from './bets/myanmar'
import { adjustSystem, isSystemOverLimit, systemMoney } from './bets/system'
import { parlayRules } from './slip-combination'
import { newDraft } from './slip-draft'
import { adjustmentOf, moneyOf, priceRules, type StakeRules, stakeOf, stakeTextOf } from './slip-stake'

const WEALTH = 1e14
const currencies = fc.constantFrom(...CURRENCIES)
const limits = fc.record({
  min_bet: fc.integer({ min: 1, max: 1_000_000 }),
  max_bet: fc.integer({ min: 1_000_000, max: 1_000_000_000 }),
  max_payout: fc.integer({ min: 1_000_000, max: 2_000_000_000 }),
})
const stakes = fc.integer({ min: 1, max: 999_999_999_999 }).map(String)
const decimals = fc.integer({ min: 101, max: 30_000 })
const malays = fc.integer({ min: -100, max: 100 }).filter((odds) => odds !== 0)

describe('a stake that a limit has moved is bet by the next press, within that limit', () => {
  /** Ways to bet on one amount. */
  const ways: fc.Arbitrary<StakeRules> = fc.oneof(
    decimals.map((odds) => priceRules({ odds, oddsType: 4 })),
    malays.map((odds) => priceRules({ odds, oddsType: 1 })),
    fc.array(decimals, { minLength: 2, maxLength: 12 }).map(parlayRules),
    fc
      .integer({ min: 2, max: 10 })
      .map((legCount) => maungRules({ legCount, deductions: { byLegs: { 2: 15 }, otherwise: 20 } })),
  )

  test('of one amount, in every currency', () => {
    fc.assert(
      fc.property(ways, currencies, limits, stakes, (way, currency, asWritten, typed) => {
        const all = limitsFrom(asWritten, currency)
        fc.pre(way.most(all) >= all.minBet)
        const moved = adjustmentOf(typed, currency, way, all)
        const text = moved ? stakeTextOf(moved.to, currency) : typed
        expect(adjustmentOf(text, currency, way, all)).toBeNull()
        expect(moneyOf(text, currency, way, all, WEALTH).verdict).toEqual({ ok: true })
        expect(stakeOf(text, currency)).toMatchObject({ minor: moved?.to ?? expect.any(Number) })
      }),
    )
  })

  test('of the most that limits and a balance allow', () => {
    fc.assert(
      fc.property(ways, currencies, limits, fc.nat(100_000_000), (way, currency, asWritten, available) => {
        const all = limitsFrom(asWritten, currency)
        const most = way.most(all, available)
        fc.pre(most >= all.minBet)
        const stake = stakeOf(stakeTextOf(most, currency), currency)
        expect(stake.ok && stake.minor).toBeLessThanOrEqual(most)
        expect(adjustmentOf(stakeTextOf(most, currency), currency, way, all)).toBeNull()
      }),
    )
  })

  test('of a row of a system', () => {
    const prices = fc.array(fc.integer({ min: 101, max: 900 }), { minLength: 3, maxLength: 6 })
    fc.assert(
      fc.property(prices, currencies, limits, stakes, (all, currency, asWritten, typed) => {
        const basis = { prices: all, sizes: [2, 3], currency }
        const bounds = limitsFrom(asWritten, currency)
        const draft = { ...newDraft(''), rows: { 2: typed }, row: 2 }
        fc.pre(!isSystemOverLimit(basis, draft, bounds))
        const moved = adjustSystem(basis, draft, bounds) ?? draft
        expect(adjustSystem(basis, moved, bounds)).toBeNull()
        expect(systemMoney(basis, moved, bounds, WEALTH * 60).verdict).toEqual({ ok: true })
      }),
    )
  })
})

test('every amount that can be typed can be computed at every price', () => {
  const prices = fc.oneof(
    fc.integer({ min: 101, max: 1_000_000 }).map((odds) => priceRules({ odds, oddsType: 4 })),
    malays.map((odds) => priceRules({ odds, oddsType: 1 })),
  )
  fc.assert(
    fc.property(prices, currencies, fc.option(limits), stakes, (price, currency, asWritten, typed) => {
      const all = asWritten && limitsFrom(asWritten, currency)
      const { stake, risk, win, verdict } = moneyOf(typed, currency, price, all, WEALTH)
      if (stake === null) expect(verdict.ok).toBe(false)
      // A hundred of them are summed up for several singles.
      expect(Number.isSafeInteger(100 * ((risk ?? 0) + (win ?? 0)))).toBe(true)
      if (all && price.most(all) < stakeOfText(typed, currency)) expect(verdict.ok).toBe(false)
    }),
  )
})

const stakeOfText = (text: string, currency: Currency): number => {
  const parsed = stakeOf(text, currency)
  return parsed.ok ? parsed.minor : 0
}
