import type { Bet } from '@touchline/contracts/calls'
import type { AnySent } from './slip-sent'
import type { SlipRejection, SlipStage } from './slip-stage'

/** Something that happened to a bet, and that its player should learn. */
export type BetOutcome<Owner> =
  | { readonly outcome: 'waiting'; readonly owner: Owner }
  | { readonly outcome: 'accepted'; readonly owner: Owner; readonly bet: Bet }
  | { readonly outcome: 'rejected'; readonly owner: Owner; readonly rejection: SlipRejection }

/** Stages of the bets of a slip by their owners: entries and combinations. */
export type Stages<Owner> = ReadonlyMap<Owner, SlipStage<AnySent>>

/** What happened to the bets of a slip between two moments, in the order of the slip. */
export const outcomesBetween = <Owner>(before: Stages<Owner>, after: Stages<Owner>): BetOutcome<Owner>[] =>
  [...after].flatMap(([owner, stage]) => {
    const isSame = before.get(owner)?.stage === stage.stage
    return (isSame ? null : outcomeOf(owner, stage)) ?? []
  })

function outcomeOf<Owner>(owner: Owner, stage: SlipStage<AnySent>): BetOutcome<Owner> | null {
  switch (stage.stage) {
    case 'waiting':
      return { outcome: 'waiting', owner }
    case 'accepted':
      return { outcome: 'accepted', owner, bet: stage.bet }
    case 'rejected':
      return { outcome: 'rejected', owner, rejection: stage.rejection }
    case 'empty':
    case 'editing':
    case 'validating':
    case 'sending':
    case 'unknown':
      return null
  }
}
