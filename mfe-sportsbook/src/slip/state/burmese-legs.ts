import { type MaungLimit, MyanmarQuote } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import { deductionOf, MAUNG_DEDUCTIONS } from '@touchline/rules'
import { limitsFrom } from '../../shared/domain/slip-terms'
import type { MaungBasis } from '../domain/burmese-money'
import { type BurmeseTerms, burmeseConsent, burmeseLeg } from '../domain/burmese-terms'
import { burmeseToCombine, combinationFault, limitedFault } from '../domain/slip-combination'
import type { MyanmarCalls } from '../transport/myanmar-calls'
import { CombinationLegs } from './combination-legs'
import type { MyanmarSelection } from './myanmar-selection'

/** The leg of a body, or the legs of a maung. */
export type BurmeseLegs = CombinationLegs<MyanmarSelection, MyanmarQuote, MaungLimit>

export function burmeseLegs({
  calls,
  now,
  selections,
  currency,
}: {
  readonly calls: Pick<MyanmarCalls, 'check'>
  readonly now: () => number
  readonly selections: () => readonly MyanmarSelection[]
  readonly currency: () => Currency
}): BurmeseLegs {
  const isBody = (): boolean => selections().length === 1
  return new CombinationLegs({
    now,
    selections,
    quote: MyanmarQuote,
    check: async (picks) => {
      const result = await calls.check(picks)
      if (result.kind !== 'ok') return result
      return { ...result, data: { quotes: result.data.quotes, limit: result.data.parlay } }
    },
    quotedLine: ({ pick }) => pick.line_id,
    toCombine: ({ pick }, quote) => burmeseToCombine(pick.match_id, quote),
    faultOf: (legs, limit) =>
      isBody() ? { fault: 'none' } : limitedFault(combinationFault(legs, 'myanmar'), limit),
    limitsOf: (maung, body) => {
      const limit = isBody() ? body : maung
      // The limits of a closed price are zeros.
      return limit && limit.max_bet > 0 ? limitsFrom(limit, currency()) : null
    },
    isDearer: (seen, limit) => {
      const legCount = selections().length
      return !isBody() && deductionOf(legCount, limit.deductions) > deductionOf(legCount, seen.deductions)
    },
    isCovered: (seen, offered, accept) => burmeseConsent(seen, offered, accept) === 'covered',
    write: ({ pick, match, seen }) =>
      match &&
      seen && {
        leg: burmeseLeg(match, seen),
        pick: { ...pick, odds: seen.odds, ball: seen.ball, line: 0, score: null },
      },
  })
}

/** Legs and deduction of the maung, as they are or as the player has seen them; null for a body. */
export function maungOf(legs: BurmeseLegs, limit = legs.limit): MaungBasis | null {
  const legCount = legs.selections.length
  return legCount === 1 ? null : { legCount, deductions: limit ? limit.deductions : MAUNG_DEDUCTIONS }
}

/** Terms on show, one for each selection that has some. */
export const termsOf = (legs: BurmeseLegs): readonly BurmeseTerms[] =>
  legs.selections.flatMap(({ terms }) => terms ?? [])
