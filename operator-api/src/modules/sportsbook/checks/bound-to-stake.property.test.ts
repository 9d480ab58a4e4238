import { CURRENCIES, type Currency } from '@touchline/contracts/limits'
import { isTypable, MAUNG_DEDUCTIONS, parlayPrice } from '@touchline/rules'
import fc from 'fast-check'
import { isRefusal, type Refusal } from '../../../plugins/refusal'
import { aBody, BODY, fakeBook, LINE } from '../../../testing/fake-book'
import { size } from '../../../testing/sizes'
import { inTypableStakes, type MemberLimit } from '../../uplines'
import { myanmarOfferOf } from '../offers/myanmar-offer'
import { legOfferOf, offerOf } from '../offers/offer'
import { withBoundToStake } from './bound-to-stake'
import { checkBody, checkMaung } from './check-myanmar'
import { checkParlayBet } from './check-parlay'
import { checkSingle } from './check-single'
import { checkSystemBet } from './check-system'
import type { CheckedBet } from './checked-bet'

const NOW = 1_000_000
const ANY = Number.MAX_SAFE_INTEGER
const LEGS = [1, 2, 3]
const accept = 'any' as const
const malay = fc.integer({ min: 1, max: 100 }).chain((price) => fc.constantFrom(price, -price))

/** Asks for a bet of each kind with this stake, at a Malay price on each of three matches. */
type Ask = (stake: number, limits: ReadonlyMap<string, MemberLimit>, price: number) => CheckedBet | Refusal

function bookAt(price: number) {
  const book = fakeBook(() => NOW)
  for (const id of LEGS) {
    book.put({ id, competition: id }, [{ prices: [price, 50] }])
    book.putMyanmar({ ...aBody, prices: [price, 50] }, id)
  }
  return book
}
const pickOf = (id: number) => ({ match_id: id, line_id: LINE, selection: 'home', line: -2, score: null })
const bodyOf = (id: number, odds: number) => ({
  match_id: id,
  line_id: BODY,
  selection: 'home',
  goals: 1,
  percent: -50,
  upper: 'home' as const,
  odds,
  score: null,
})
const legs = (price: number) => {
  const picks = LEGS.map((id) => ({ ...pickOf(id), odds: parlayPrice('hdp', price) }))
  return { picks, offers: picks.map((pick) => legOfferOf(bookAt(price), pick, NOW)) }
}
const single =
  (oddsType: 1 | 2 | 3 | 4): Ask =>
  (stake, limits, price) => {
    const pick = { ...pickOf(1), odds_type: oddsType }
    const offer = offerOf(bookAt(price), pick, NOW)
    return checkSingle({ ...pick, odds: offer.price?.odds ?? 0, stake, accept }, offer, limits)
  }
const KINDS: Record<string, Ask> = {
  'a single in Malay odds': single(1),
  'a single in Hong Kong odds': single(2),
  'a single in Indonesian odds': single(3),
  'a single in decimal odds': single(4),
  'a parlay': (stake, limits, price) => {
    const { picks, offers } = legs(price)
    return checkParlayBet({ picks, stake, accept }, offers, limits)
  },
  'a system': (stake, limits, price) => {
    const { picks, offers } = legs(price)
    const units = [2, 3].map((of) => ({ size: of, stake }))
    return checkSystemBet({ picks, units, accept }, offers, limits, ANY)
  },
  'a body': (stake, limits, price) => {
    const pick = bodyOf(1, price)
    return checkBody({ ...pick, stake, accept }, myanmarOfferOf(bookAt(price), pick, NOW), limits)
  },
  'a maung': (stake, limits, price) => {
    const picks = LEGS.map((id) => bodyOf(id, price))
    const offers = picks.map((pick) => myanmarOfferOf(bookAt(price), pick, NOW))
    return checkMaung({ picks, stake, accept }, offers, limits, MAUNG_DEDUCTIONS)
  },
}

const amounts = (max: number) => fc.integer({ min: 1, max })
/** Limits as operators may set them, in no whole kyat. */
const limitsIn = (currency: Currency) =>
  fc
    .tuple(amounts(1000), amounts(100_000), amounts(100_000))
    .map(([min_bet, max_bet, max_payout]) =>
      inTypableStakes({ key: '*', min_bet, max_bet, max_payout, max_per_match: ANY }, currency),
    )

test.each(Object.entries(KINDS))(
  'the bound by which %s is refused can be staked, in every currency',
  (_, ask) => {
    const refusals = new Map<string, number>()
    fc.assert(
      fc.property(
        fc
          .constantFrom(...CURRENCIES)
          .chain((currency) => fc.tuple(fc.constant(currency), limitsIn(currency), amounts(2000), malay)),
        ([currency, limit, units, price]) => {
          const limits = new Map([['*', limit]])
          const outcome = ask(units * 100, limits, price)
          if (!isRefusal(outcome)) return
          const { refused, details } = withBoundToStake(outcome, currency)
          const bound = details?.bound as number
          refusals.set(refused, (refusals.get(refused) ?? 0) + 1)
          expect(isTypable(bound, currency)).toBe(true)
          const again = ask(bound, limits, price)
          if (!isRefusal(again)) return
          // Another limit may refuse it, with its own bound; in the end a stake is accepted, or none may be.
          const second = withBoundToStake(again, currency)
          expect(second.refused).not.toBe(refused)
          if (refused === 'betOverMaxPayout') expect(bound).toBe(0)
          else
            expect(['betOverMaxPayout', 'betOverMax', 'betLowerMin', 'betAmountRequired']).toContain(
              second.refused,
            )
        },
      ),
      { numRuns: size(1000, 20_000), seed: 1 },
    )
    // Each refusal occurred, so that the test has covered it.
    for (const code of ['betLowerMin', 'betOverMax', 'betOverMaxPayout'])
      expect(refusals.get(code) ?? 0).toBeGreaterThan(20)
  },
)
