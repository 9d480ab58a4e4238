import { type CombinationLimit, Quote } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import { slipLegOf } from '../../shared/domain/slip-leg'
import { limitsFrom } from '../../shared/domain/slip-terms'
import {
  type CombinedLeg,
  combinationFault,
  legPrice,
  limitedFault,
  toCombine,
} from '../domain/slip-combination'
import { slipConsent } from '../domain/slip-consent'
import type { CombinationCalls } from '../transport/combination-calls'
import { CombinationLegs } from './combination-legs'
import type { SlipSelection } from './slip-selection'

/** Legs of a parlay or a system. */
export type AsianLegs = CombinationLegs<SlipSelection, Quote, CombinationLimit>

export function asianLegs(
  kind: 'parlay' | 'system',
  {
    calls,
    now,
    selections,
    currency,
  }: {
    readonly calls: Pick<CombinationCalls, 'check'>
    readonly now: () => number
    readonly selections: () => readonly SlipSelection[]
    readonly currency: () => Currency
  },
): AsianLegs {
  return new CombinationLegs({
    now,
    selections,
    quote: Quote,
    check: async (picks) => {
      const result = await calls.check(picks, kind)
      if (result.kind !== 'ok') return result
      return { ...result, data: { quotes: result.data.quotes, limit: result.data.combination ?? null } }
    },
    quotedLine: ({ lineToAsk }) => lineToAsk,
    toCombine: ({ pick, terms }, quote) => toCombine(pick.match_id, terms, quote),
    faultOf: (legs, limit) =>
      limitedFault(combinationFault(legs, kind === 'system' ? 'system' : 'mix'), limit),
    limitsOf: (limit) => limit && limitsFrom(limit, currency()),
    isCovered: (seen, offered, accept) => slipConsent(seen, offered, accept) === 'covered',
    write: ({ match, seen, pick }, quote) => {
      if (!match || !seen) return null
      // A leg of a combination carries its decimal price.
      const odds = legPrice({ terms: seen, quote })
      const { match_id, line_id, selection } = pick
      const { ball, line, score } = seen
      return {
        leg: { ...slipLegOf(match, seen), odds, odds_type: 4 },
        pick: { match_id, line_id, selection, odds, ball, line, score: score && [...score] },
      }
    },
  })
}

/** A leg that has terms, with what the server says of it. */
export function pricedLeg(legs: AsianLegs, selection: SlipSelection): CombinedLeg | null {
  const { terms } = selection
  return terms && { terms, quote: legs.quoteOf(selection) }
}

/** Legs that have terms. */
export const pricedLegs = (legs: AsianLegs): readonly CombinedLeg[] =>
  legs.selections.flatMap((selection) => pricedLeg(legs, selection) ?? [])

/** What the legs multiplied the bet by before what asks moved, hundredths. */
export const pricesBefore = (legs: AsianLegs): readonly number[] =>
  legs.selections.flatMap((selection) => {
    const { gate } = selection
    if (gate.gate === 'accept_price' || gate.gate === 'accept_line')
      return legPrice({ terms: gate.from, quote: null })
    const leg = pricedLeg(legs, selection)
    return leg ? legPrice(leg) : []
  })

/** Their decimal prices, hundredths. */
export const pricesOf = (legs: AsianLegs): readonly number[] => pricedLegs(legs).map(legPrice)
