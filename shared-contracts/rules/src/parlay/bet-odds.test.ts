import type { Bet, BetLeg } from '@touchline/contracts/calls'
import * as fc from 'fast-check'
import { settleMaung } from '../myanmar/maung'
import { decimalPrices } from '../testing/arbitraries'
import { legOf } from '../testing/legs'
import { runs } from '../testing/runs'
import { combinedOddsOf } from './bet-odds'
import { settleParlay } from './settle-parlay'

const leg = (odds: number, change: Partial<BetLeg> = {}) => legOf({ odds, odds_type: 4, ...change })
const gone = leg(300, { result: 'void' })

test.each<[of: string, bet: Pick<Bet, 'kind' | 'legs' | 'deduction'>, odds: bigint | null]>([
  ['a parlay', { kind: 'parlay', legs: [leg(196), leg(185)] }, 3626n],
  ['a parlay with a void leg', { kind: 'parlay', legs: [leg(196), gone] }, 1960n],
  ['a maung', { kind: 'mmo_parlay', legs: [leg(95), leg(95)], deduction: 15 }, 3400n],
  ['a maung with a fraction kept', { kind: 'mmo_parlay', legs: [leg(95), leg(95)], deduction: 12.5 }, 3500n],
  ['a maung with a void leg', { kind: 'mmo_parlay', legs: [leg(95), gone], deduction: 15 }, 1700n],
  ['a maung that is void', { kind: 'mmo_parlay', legs: [gone, gone], deduction: 15 }, 1000n],
  ['a single', { kind: 'single', legs: [leg(196)] }, null],
  ['a system', { kind: 'system', legs: [leg(196), leg(196), leg(196)] }, null],
])('the combined odds of %s', (_, bet, odds) => {
  expect(combinedOddsOf(bet)).toBe(odds)
})

test('they are what the settlement multiplies the stake by', () => {
  const ends = fc.array(fc.record({ price: decimalPrices, isGone: fc.boolean() }), {
    minLength: 2,
    // So that stake and prices stay below what a number holds exactly, as the payout limit keeps every bet.
    maxLength: 5,
  })
  fc.assert(
    fc.property(ends, fc.integer({ min: 0, max: 30 }), (all, deduction) => {
      const legs = all.map(({ price, isGone }) => leg(price, isGone ? { result: 'void' } : {}))
      const grades = all.map(({ price, isGone }) => ({ price, grade: isGone ? 'void' : 'win' }) as const)
      const parlay = settleParlay({ stake: 10_000, legs: grades })?.returned ?? 0
      // Odds are floored, money is rounded half-up.
      const of = (kind: Bet['kind']) => Number(combinedOddsOf({ kind, legs, deduction })) * 10
      expect(parlay - of('parlay')).toBeGreaterThanOrEqual(0)
      expect(parlay - of('parlay')).toBeLessThanOrEqual(10)
      const percents = all.map(({ isGone }) => (isGone ? 'void' : 100))
      const deductions = { byLegs: {}, otherwise: deduction }
      const maung = settleMaung({ stake: 10_000, legs: percents, deductions })?.returned ?? 0
      expect(maung).toBe(of('mmo_parlay'))
    }),
    runs(500, 100),
  )
})
