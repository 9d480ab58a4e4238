import type { ErrorCode } from '@touchline/contracts/errors'
import type { PickIntent } from '@touchline/contracts/host'
import { MarketId } from '@touchline/contracts/odds'
import type { SlipLeg } from './slip-leg'
import type { StakeAdjustment } from './slip-stake'
import type { SlipTerms } from './slip-terms'

/** A bet that is being made up. */
export interface SlipDraft {
  readonly pick: PickIntent
  /** Terms that the player has seen and not yet been asked about again; null until the first offer came. */
  readonly seen: SlipTerms | null
  /** The selection as this tab saw it before a reload; it has a name when the match has none any more. */
  readonly remembered: SlipLeg | null
  /** As typed. */
  readonly stakeText: string
  /** The limit that last changed the stake, to be named next to the field. */
  readonly adjustment: StakeAdjustment | null
  /** A press asked for the stake, so that what is wrong with it may be said. */
  readonly asked: boolean
  /** Why the server refused the last attempt; the next change of the stake takes it away. */
  readonly refusal: SlipRefusal | null
}

export interface SlipRefusal {
  readonly code: ErrorCode
  /** What the server said, for codes that this version does not know how to word. */
  readonly text: string
  readonly bound?: number
}

export const newDraft = (
  pick: PickIntent,
  stakeText: string,
  remembered: SlipLeg | null = null,
): SlipDraft => ({
  pick,
  seen: null,
  remembered,
  stakeText,
  adjustment: null,
  asked: false,
  refusal: null,
})

/** Back after the market went in-play: the seen line stays, so that a new line or score asks, as part of the new market. */
export const restoredDraft = (draft: SlipDraft): SlipDraft => ({
  ...draft,
  seen: draft.seen && { ...draft.seen, market: MarketId.live },
  asked: false,
  refusal: null,
})
