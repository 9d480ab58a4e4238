import type { PickIntent } from '@touchline/contracts/host'
import { MarketId } from '@touchline/contracts/odds'
import type { SlipLeg } from './slip-leg'
import type { SlipTerms } from './slip-terms'

/** A selection as it comes into the slip. */
export interface SlipPick {
  readonly pick: PickIntent
  /** Terms that the player has seen and not yet been asked about again; null until the first offer came. */
  readonly seen: SlipTerms | null
  /** The selection as it was seen before a reload; it has a name when the match has none any more. */
  readonly remembered: SlipLeg | null
}

/** A selection that was taken out, with its stake. */
export interface RemovedPick extends SlipPick {
  readonly stakeText: string
  readonly why: 'market' | 'player'
}

export const newPick = (pick: PickIntent, remembered: SlipLeg | null = null): SlipPick => ({
  pick,
  seen: null,
  remembered,
})

/** Back after the market went in-play: the seen line stays, so that a new line or score asks, as part of the new market. */
export const backInPlay = <Pick extends SlipPick>(removed: Pick): Pick => ({
  ...removed,
  seen: removed.seen && { ...removed.seen, market: MarketId.live },
})
