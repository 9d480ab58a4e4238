import type { Bet } from '@touchline/contracts/calls'
import type { SlipDraft, SlipRefusal } from './slip-draft'
import type { AnySent } from './slip-sent'

/** Why a sent bet was not placed, or was rejected. The money is back. */
export type SlipRejection =
  | { readonly why: 'refused'; readonly refusal: SlipRefusal }
  /** The server decided so after it had the bet. */
  | { readonly why: 'rejected'; readonly bet: Bet }
  /** It never arrived, and its key is burnt. */
  | { readonly why: 'not_placed' }

/** The stage of a bet. Every stage after the request carries it. */
export type SlipStage =
  | { readonly stage: 'empty' }
  | { readonly stage: 'editing'; readonly draft: SlipDraft }
  /** Limits and price are asked for once more before the bet leaves. */
  | { readonly stage: 'validating'; readonly draft: SlipDraft }
  | { readonly stage: 'sending'; readonly draft: SlipDraft; readonly sent: AnySent }
  /** No answer came: the key is looked up, and the request is never repeated. */
  | { readonly stage: 'unknown'; readonly draft: SlipDraft; readonly sent: AnySent; readonly checks: number }
  | { readonly stage: 'waiting'; readonly draft: SlipDraft; readonly sent: AnySent; readonly bet: Bet }
  | { readonly stage: 'accepted'; readonly draft: SlipDraft; readonly sent: AnySent; readonly bet: Bet }
  | {
      readonly stage: 'rejected'
      readonly draft: SlipDraft
      readonly sent: AnySent
      readonly rejection: SlipRejection
    }

export const EMPTY = { stage: 'empty' } as const
