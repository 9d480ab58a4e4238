import type { OddsPolicy } from '@touchline/contracts/calls'
import { slipConsent } from '../domain/slip-consent'
import type { SlipTerms } from '../domain/slip-terms'
import type { SlipContext } from './slip-context'
import type { SlipStore } from './slip-store'

/**
 * Takes up what the feed says of a selection that is being edited: the first offer, every move that the odds policy
 * covers, and new words for the same price. What needs the player's consent stays to be asked. A market that went
 * in-play takes the selection out.
 */
export function followSlipOffer(slip: SlipStore, { policy }: Pick<SlipContext, 'policy'>): void {
  if (slip.stage.stage !== 'editing') return
  const { seen } = slip.stage.draft
  if (seen && seen.market !== 3 && slip.match?.market === 3) slip.apply({ type: 'market_changed' })
  else if (slip.offer.offer === 'open') followTerms(slip, seen, slip.offer.terms, policy)
}

function followTerms(slip: SlipStore, seen: SlipTerms | null, terms: SlipTerms, policy: OddsPolicy): void {
  // Another odds type is the same price in other words, not a move.
  const isReworded = seen !== null && seen.oddsType !== terms.oddsType && seen.ball === terms.ball
  const consent = seen === null || isReworded ? 'same' : slipConsent(seen, terms, policy)
  if (consent === 'price' || consent === 'line') return
  if (consent === 'covered' && seen) slip.markMove(seen)
  const isNew = seen?.ball !== terms.ball || seen.lineId !== terms.lineId || isReworded
  if (isNew) slip.see(terms)
}
