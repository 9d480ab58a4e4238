import type { Bet } from '@touchline/contracts/calls'
import type { SlipDraft, SlipRefusal } from './slip-draft'
import type { AnySent, SentBet } from './slip-sent'

/** Why a sent bet does not stand. Nothing was taken, or it was given back. */
export type SlipRejection =
  | { readonly why: 'refused'; readonly refusal: SlipRefusal }
  /** The server decided so after it had the bet. */
  | { readonly why: 'rejected'; readonly bet: Bet }
  /** It never arrived, and its key is burnt. */
  | { readonly why: 'not_placed' }

/** Where a wager stands. Everything that may have left the browser carries what was sent. */
export type SlipStage<Sent extends AnySent = SentBet> =
  | { readonly stage: 'empty' }
  | { readonly stage: 'editing'; readonly draft: SlipDraft }
  /** Limits and price are asked for once more before the bet leaves. */
  | { readonly stage: 'validating'; readonly draft: SlipDraft }
  | { readonly stage: 'sending'; readonly draft: SlipDraft; readonly sent: Sent }
  /** No answer came: the bet may stand. It is asked for by its key and never sent again. */
  | { readonly stage: 'unknown'; readonly draft: SlipDraft; readonly sent: Sent; readonly checks: number }
  | { readonly stage: 'waiting'; readonly draft: SlipDraft; readonly sent: Sent; readonly bet: Bet }
  | { readonly stage: 'accepted'; readonly draft: SlipDraft; readonly sent: Sent; readonly bet: Bet }
  | {
      readonly stage: 'rejected'
      readonly draft: SlipDraft
      readonly sent: Sent
      readonly rejection: SlipRejection
    }

export const EMPTY = { stage: 'empty' } as const
