import type { MyanmarQuote, Quote } from '@touchline/contracts/calls'
import { LIMITS } from '@touchline/contracts/limits'
import type { LegToCombine } from '@touchline/rules'
import type { SlipTerms } from '../../shared/domain/slip-terms'

/** The facts of a leg for the rules of combining. Before the first quote a match is its own event. */
export const toCombine = (matchId: number, terms: SlipTerms | null, quote: Quote | null): LegToCombine => ({
  ...placeOf(matchId, quote),
  outright: quote?.outright ?? terms?.betType === 'orz',
  live: terms?.market === 3,
  comboMin: quote?.combo_min ?? LIMITS.parlayLegs.min,
})

/** The same of a Burmese selection: neither outrights nor matches in play have such prices. */
export const burmeseToCombine = (matchId: number, quote: MyanmarQuote | null): LegToCombine => ({
  ...placeOf(matchId, quote),
  outright: false,
  live: false,
  comboMin: LIMITS.myanmarParlayLegs.min,
})

const placeOf = (matchId: number, quote: Pick<Quote, 'parent_id' | 'league_id'> | null) => ({
  parentId: quote?.parent_id ?? matchId,
  leagueId: quote?.league_id ?? `of ${matchId}`,
})
