import type { Bet } from '@touchline/contracts/calls'
import { newDraft, type SlipDraft, type SlipRefusal } from './slip-draft'
import type { AnySent, SentBet } from './slip-sent'
import { stakeTextOf } from './slip-stake'

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
  | {
      readonly stage: 'sending'
      readonly draft: SlipDraft
      readonly sent: Sent
      /** By another tab, or by an earlier page: it is looked after there until that is gone. */
      readonly elsewhere?: boolean
    }
  /** No answer came: the bet may stand. It is asked for by its key and never sent again. */
  | { readonly stage: 'unknown'; readonly draft: SlipDraft; readonly sent: Sent; readonly checks: number }
  | {
      readonly stage: 'waiting'
      readonly draft: SlipDraft
      readonly sent: Sent
      readonly bet: Bet
      readonly elsewhere?: boolean
    }
  | { readonly stage: 'accepted'; readonly draft: SlipDraft; readonly sent: Sent; readonly bet: Bet }
  | {
      readonly stage: 'rejected'
      readonly draft: SlipDraft
      readonly sent: Sent
      readonly rejection: SlipRejection
    }

export const EMPTY = { stage: 'empty' } as const

/** A bet that another tab or an earlier page sent. */
export const sentElsewhere = (sent: SentBet): SlipStage => ({
  stage: 'sending',
  draft: newDraft(stakeTextOf(sent.request.stake, sent.currency)),
  sent,
  elsewhere: true,
})

/** Whether another tab looks after the bet, and tells what became of it. */
export const isElsewhere = (stage: SlipStage<AnySent>): boolean =>
  (stage.stage === 'sending' || stage.stage === 'waiting') && stage.elsewhere === true
