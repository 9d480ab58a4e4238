import { type CombinationLimit, Quote } from '@touchline/contracts/calls'
import { slipLegOf } from '../../../shared/domain/slip-leg'
import { limitsFrom } from '../../../shared/domain/slip-terms'
import { toCombine } from '../leg-to-combine'
import { Legs } from '../legs'
import type { LegsState } from '../legs-state'
import type { AsianSelection } from '../selection-now'
import { type CombinedLeg, combinationFault, legPrice, limitedFault } from '../slip-combination'
import type { SlipFacts } from '../slip-state'

/** Legs of a parlay or a system. */
export type AsianLegs = Legs<AsianSelection, Quote, CombinationLimit>

export const asianLegs = (
  kind: 'parlay' | 'system',
  read: () => LegsState<Quote, CombinationLimit>,
  selections: () => readonly AsianSelection[],
  facts: Pick<SlipFacts, 'now' | 'member'>,
): AsianLegs =>
  new Legs(
    read,
    {
      selections,
      quote: Quote,
      quotedLine: ({ lineToAsk }) => lineToAsk,
      toCombine: ({ pick, terms }, quote) => toCombine(pick.match_id, terms, quote),
      faultOf: (legs, limit) =>
        limitedFault(combinationFault(legs, kind === 'system' ? 'system' : 'mix'), limit),
      limitsOf: (limit) => limit && limitsFrom(limit, facts.member.currency),
      isCovered: (leg, accept) =>
        leg.seen !== null &&
        leg.gate.gate !== 'locked' &&
        leg.consentTo(leg.gate.terms, accept) === 'covered',
      write: ({ match, seen, pick }, quote) => {
        if (!match || !seen) return null
        // A leg of a combination has its decimal price.
        const odds = legPrice({ terms: seen, quote })
        const { match_id, line_id, selection } = pick
        const { ball, line, score } = seen
        return {
          leg: { ...slipLegOf(match, seen), odds, odds_type: 4 },
          pick: { match_id, line_id, selection, odds, ball, line, score: score && [...score] },
        }
      },
    },
    facts,
  )

/** A leg that has terms, with what the server says of it. */
export function pricedLeg(legs: AsianLegs, selection: AsianSelection): CombinedLeg | null {
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
