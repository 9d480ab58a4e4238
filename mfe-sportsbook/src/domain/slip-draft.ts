import type { ErrorCode } from '@touchline/contracts/errors'
import type { StakeAdjustment } from './slip-stake'

/** The stake of a bet that is being made up, and what has been said about it. */
export interface SlipDraft {
  /** As typed. */
  readonly stakeText: string
  /** The limit that last changed the stake, to be named under the button. */
  readonly adjustment: StakeAdjustment | null
  /** A press asked for the stake, so that what is wrong with it may be said. */
  readonly asked: boolean
  /** Why the server refused the last attempt; the next change of the stake takes it away. */
  readonly refusal: SlipRefusal | null
  /** Of a system: the stake of a ticket by the size of the ticket, as typed, and the size that was typed last. */
  readonly rows?: { readonly [size: number]: string | undefined }
  readonly row?: number
}

export interface SlipRefusal {
  readonly code: ErrorCode
  /** What the server said, for codes that this version does not know how to word. */
  readonly text: string
  readonly bound?: number
}

export const newDraft = (stakeText: string): SlipDraft => ({
  stakeText,
  adjustment: null,
  asked: false,
  refusal: null,
})
