import type { Bet } from '@touchline/contracts/calls'
import { newDraft, type SlipDraft, type SlipRefusal } from './slip-draft'
import type { SentBet } from './slip-sent'
import { stakeTextOf } from './slip-stake'

/** Why a sent bet does not stand. Nothing was taken, or it was given back. */
export type SlipRejection =
  | { readonly why: 'refused'; readonly refusal: SlipRefusal }
  /** The server decided so after it had the bet. */
  | { readonly why: 'rejected'; readonly bet: Bet }
  /** It never arrived, and its key is burnt. */
  | { readonly why: 'not_placed' }

/** Where the slip stands. Everything that may have left the browser carries what was sent. */
export type SlipStage =
  | { readonly stage: 'empty'; readonly removed: SlipDraft | null }
  | { readonly stage: 'editing'; readonly draft: SlipDraft }
  /** Limits and price are asked for once more before the bet leaves. */
  | { readonly stage: 'validating'; readonly draft: SlipDraft }
  | { readonly stage: 'sending'; readonly draft: SlipDraft; readonly sent: SentBet }
  /** No answer came: the bet may stand. It is asked for by its key and never sent again. */
  | { readonly stage: 'unknown'; readonly draft: SlipDraft; readonly sent: SentBet; readonly checks: number }
  | { readonly stage: 'waiting'; readonly draft: SlipDraft; readonly sent: SentBet; readonly bet: Bet }
  | { readonly stage: 'accepted'; readonly draft: SlipDraft; readonly sent: SentBet; readonly bet: Bet }
  | {
      readonly stage: 'rejected'
      readonly draft: SlipDraft
      readonly sent: SentBet
      readonly rejection: SlipRejection
    }

export const EMPTY: SlipStage = { stage: 'empty', removed: null }

/** A bet that an earlier page sent and whose fate it did not learn. */
export function recoveredStage(sent: SentBet): SlipStage {
  const { match_id, line_id, selection, stake } = sent.request
  const draft = newDraft({ match_id, line_id, selection }, stakeTextOf(stake, sent.currency))
  return { stage: 'unknown', draft, sent, checks: 0 }
}
