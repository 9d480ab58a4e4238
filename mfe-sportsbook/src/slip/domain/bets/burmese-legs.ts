import { type MaungLimit, MyanmarQuote } from '@touchline/contracts/calls'
import { deductionOf, MAUNG_DEDUCTIONS } from '@touchline/rules'
import { limitsFrom } from '../../../shared/domain/slip-terms'
import type { MaungBasis } from '../burmese-money'
import { type BurmeseTerms, burmeseLeg } from '../burmese-terms'
import { burmeseToCombine } from '../leg-to-combine'
import { Legs } from '../legs'
import type { LegsState } from '../legs-state'
import type { BurmeseSelection } from '../selection-now'
import { combinationFault, limitedFault } from '../slip-combination'
import type { SlipFacts } from '../slip-state'

/** The leg of a body, or the legs of a maung. */
export type BurmeseLegs = Legs<BurmeseSelection, MyanmarQuote, MaungLimit>

export const burmeseLegs = (
  read: () => LegsState<MyanmarQuote, MaungLimit>,
  selections: () => readonly BurmeseSelection[],
  facts: Pick<SlipFacts, 'now' | 'member'>,
): BurmeseLegs =>
  new Legs(
    read,
    {
      selections,
      quote: MyanmarQuote,
      quotedLine: ({ pick }) => pick.line_id,
      toCombine: ({ pick }, quote) => burmeseToCombine(pick.match_id, quote),
      faultOf: (legs, limit) =>
        legs.length === 1 ? { fault: 'none' } : limitedFault(combinationFault(legs, 'myanmar'), limit),
      limitsOf: (maung, body, count) => {
        const limit = count === 1 ? body : maung
        // The limits of a closed price are zeros.
        return limit && limit.max_bet > 0 ? limitsFrom(limit, facts.member.currency) : null
      },
      isDearer: (seen, limit, count) =>
        count !== 1 && deductionOf(count, limit.deductions) > deductionOf(count, seen.deductions),
      isCovered: (leg, accept) =>
        leg.seen !== null &&
        leg.gate.gate !== 'locked' &&
        leg.consentTo(leg.gate.terms, accept) === 'covered',
      write: ({ pick, match, seen }) =>
        match &&
        seen && {
          leg: burmeseLeg(match, seen),
          pick: { ...pick, odds: seen.odds, ball: seen.ball, line: 0, score: null },
        },
    },
    facts,
  )

/** Legs and deduction of the maung, as they are or as the player has seen them; null for a body. */
export function maungOf(legs: BurmeseLegs, limit = legs.limit): MaungBasis | null {
  const legCount = legs.selections.length
  return legCount === 1 ? null : { legCount, deductions: limit ? limit.deductions : MAUNG_DEDUCTIONS }
}

/** Terms on show, one for each selection that has some. */
export const termsOf = (legs: BurmeseLegs): readonly BurmeseTerms[] =>
  legs.selections.flatMap(({ terms }) => terms ?? [])
