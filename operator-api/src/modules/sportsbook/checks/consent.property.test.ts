import type { OddsPolicy } from '@touchline/contracts/calls'
import { compareInHk, parlayPrice } from '@touchline/rules'
import fc from 'fast-check'
import { isRefusal } from '../../../plugins/refusal'
import { aBody, BODY, fakeBook, LINE } from '../../../testing/fake-book'
import { size } from '../../../testing/sizes'
import type { MemberLimit } from '../../uplines'
import { myanmarOfferOf } from '../offers/myanmar-offer'
import { legOfferOf } from '../offers/offer'
import { checkMaung } from './check-myanmar'
import { checkParlayBet } from './check-parlay'
import { checkSystemBet } from './check-system'

const NOW = 1_000_000
const RUNS = { numRuns: size(1000, 20_000), seed: 1 }
const WIDE: MemberLimit = {
  key: '*',
  min_bet: 1,
  max_bet: 1_000_000,
  max_payout: Number.MAX_SAFE_INTEGER,
  max_per_match: Number.MAX_SAFE_INTEGER,
}
const LIMITS = new Map([['*', WIDE]])

const malay = fc.integer({ min: 1, max: 100 }).chain((price) => fc.constantFrom(price, -price))
const policies = fc.constantFrom<OddsPolicy>('none', 'better', 'any')
/** A leg as the player saw it and as it is now; most of them have not moved. */
const moves = fc.record({
  seen: malay,
  now: fc.option(malay, { nil: undefined, freq: 1 }),
  moved: fc.integer({ min: 0, max: 7 }),
})
const legsOf = <Leg>(leg: fc.Arbitrary<Leg>) => fc.array(leg, { minLength: 3, maxLength: 8 })

/** Whether a player of this policy takes `now` for `seen`. */
function consents(policy: OddsPolicy, better: -1 | 0 | 1, same: boolean): boolean {
  return same || policy === 'any' || (policy === 'better' && better >= 0)
}

test('a parlay or a system is placed at prices that the player consents to on every leg, or names the others', () => {
  fc.assert(
    fc.property(legsOf(moves), policies, fc.boolean(), (legs, accept, isSystem) => {
      const book = fakeBook(() => NOW)
      const stored = legs.map(({ seen, now }) => now ?? seen)
      legs.forEach(({ moved }, n) => {
        const line = moved === 0 ? -3 : -2
        book.put({ id: n + 1, competition: n + 1 }, [{ prices: [stored[n] as number, 50], line }])
      })
      const picks = legs.map(({ seen }, n) => ({
        match_id: n + 1,
        line_id: LINE,
        selection: 'home',
        ball: 1,
        line: -2,
        score: null,
        odds: parlayPrice('hdp', seen),
      }))
      const offers = picks.map((pick) => legOfferOf(book, pick, NOW))
      const units = [{ size: legs.length, stake: 100 }]
      const outcome = isSystem
        ? checkSystemBet({ picks, units, accept }, offers, LIMITS, Number.MAX_SAFE_INTEGER)
        : checkParlayBet({ picks, stake: 100, accept }, offers, LIMITS)
      const against = legs.flatMap(({ seen, moved }, n) => {
        const [old, now] = [parlayPrice('hdp', seen), parlayPrice('hdp', stored[n] as number)]
        const fits = moved !== 0 && consents(accept, compareInHk(now, 4, old, 4), now === old)
        return fits ? [] : [n]
      })
      if (isRefusal(outcome)) {
        expect(outcome.refused).toBe('invalidOddsBall')
        expect(outcome.details?.legs).toEqual(against)
      } else {
        expect(against).toEqual([])
        expect(outcome.legs.map(({ odds }) => odds)).toEqual(stored.map((price) => parlayPrice('hdp', price)))
      }
    }),
    RUNS,
  )
})

test('a maung is placed at goals and percents that the player consents to on every leg, or names the others', () => {
  const percent = fc.integer({ min: -20, max: 20 }).map((step) => step * 5)
  const leg = fc.record({
    seen: percent,
    now: fc.option(percent, { nil: undefined, freq: 1 }),
    moved: fc.integer({ min: 0, max: 7 }),
    selection: fc.constantFrom('home', 'away'),
  })
  fc.assert(
    fc.property(legsOf(leg), policies, (legs, accept) => {
      const book = fakeBook(() => NOW)
      legs.forEach(({ seen, now, moved }, n) => {
        book.put({ id: n + 1, competition: n + 1 })
        book.putMyanmar({ ...aBody, percent: now ?? seen, goals: moved === 0 ? 2 : 1 }, n + 1)
      })
      const picks = legs.map(({ seen, selection }, n) => ({
        match_id: n + 1,
        line_id: BODY,
        selection,
        goals: 1,
        percent: seen,
        upper: 'home' as const,
        odds: 95,
        ball: 1,
        score: null,
      }))
      const offers = picks.map((pick) => myanmarOfferOf(book, pick, NOW))
      const outcome = checkMaung({ picks, stake: 100, accept }, offers, LIMITS, { byLegs: {}, otherwise: 20 })
      const against = legs.flatMap(({ seen, now = seen, moved, selection }, n) => {
        const gain = selection === 'home' ? now - seen : seen - now
        const fits = moved !== 0 && consents(accept, gain >= 0 ? 1 : -1, gain === 0)
        return fits ? [] : [n]
      })
      if (isRefusal(outcome)) {
        expect(outcome.refused).toBe('invalidOddsBall')
        expect(outcome.details?.legs).toEqual(against)
      } else {
        expect(against).toEqual([])
        expect(outcome.legs.map(({ myanmar }) => myanmar?.percent)).toEqual(
          legs.map(({ seen, now }) => now ?? seen),
        )
      }
    }),
    RUNS,
  )
})
