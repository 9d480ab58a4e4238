import type { Bet, Quote, RefusalDetails } from '@touchline/contracts/calls'
import type { CallResult, PickIntent } from '@touchline/contracts/host'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import type { SlipFeed } from '../../shared/domain/slip-match'
import type { SlipTerms } from '../../shared/domain/slip-terms'
import type { LastBet, SlipReceipt } from './receipts'
import type { SlipDraft } from './slip-draft'
import type { SlipPick } from './slip-pick'
import type { SlipRecord } from './slip-record'
import type { AnySent } from './slip-sent'
import type { Owner, SlipMode } from './slip-state'
import type { StakeInput } from './stake-input'

/** The answer to a question about prices and limits. */
export type QuotesAnswer = CallResult<{ quotes: readonly unknown[]; limit?: unknown }>

/** Everything that can happen to a slip. */
export type SlipEvent =
  /** A press on a price; `seen` are the terms on the button, and `leg` names them. */
  | {
      readonly type: 'picked'
      readonly pick: PickIntent
      readonly seen: SlipTerms | null
      readonly leg: SlipLeg | null
    }
  /** The same bet again, at current prices. */
  | { readonly type: 'bet_again'; readonly last: LastBet; readonly hasStake: boolean }
  /** A selection with a stake: in the slip, or of a quick bet. */
  | { readonly type: 'added'; readonly pick: SlipPick; readonly stakeText: string; readonly isQuick: boolean }
  /** A quick bet continues in the slip. */
  | { readonly type: 'adopted'; readonly id: number }
  /** Quick bets are not listed any more. */
  | { readonly type: 'closed'; readonly ids: readonly number[] }
  | { readonly type: 'removed'; readonly ids: readonly number[]; readonly hasUndo: boolean }
  | { readonly type: 'undone' }
  | { readonly type: 'removed_forgotten' }
  | { readonly type: 'mode'; readonly mode: SlipMode }
  | { readonly type: 'opened'; readonly id: number }
  | { readonly type: 'same_stake'; readonly isOn: boolean }
  | { readonly type: 'keep_selections'; readonly isOn: boolean }
  /** All receipts without one. */
  | { readonly type: 'receipts_read'; readonly receipt?: SlipReceipt }
  | { readonly type: 'feed'; readonly matchId: number; readonly feed: SlipFeed }
  | { readonly type: 'mark_ended'; readonly id: number }
  /** Prices and limits are asked for anew. */
  | { readonly type: 'quotes_due'; readonly owner: Owner }
  | {
      readonly type: 'quoted'
      readonly owner: Owner
      readonly lineId: number
      readonly answer: QuotesAnswer
    }
  /** A refusal brought quotes. */
  | {
      readonly type: 'refused_quotes'
      readonly owner: Owner
      readonly details: RefusalDetails
      /** Of a single. */
      readonly quote: Quote | null
    }
  | { readonly type: 'stake'; readonly owner: Owner; readonly input: StakeInput }
  /** The one stake of all singles. */
  | { readonly type: 'each_stake'; readonly input: StakeInput }
  | { readonly type: 'pressed'; readonly owner: Owner }
  /** The button of several singles is on screen. */
  | { readonly type: 'drawn' }
  | { readonly type: 'pressed_all' }
  | { readonly type: 'bet'; readonly owner: Owner; readonly event: BetEvent }
  /** A message of the live connection. */
  | { readonly type: 'news'; readonly bet: Bet; readonly isSentHere: boolean }
  /** A member is logged in: the stored record and pending bets. */
  | {
      readonly type: 'logged_in'
      readonly record: SlipRecord | null
      readonly sent: readonly AnySent[]
      readonly isBack: boolean
    }
  | { readonly type: 'logged_out' }
  /** Another tab has changed the record, or pending bets. */
  | {
      readonly type: 'stored'
      readonly record: SlipRecord | null
      readonly sent: readonly AnySent[]
      /** Keys of bets that this tab sent. */
      readonly sentHere: ReadonlySet<string>
      readonly isTyping: boolean
    }
  | { readonly type: 'maintenance_over' }
  /** Facts have changed, or time has passed. */
  | { readonly type: 'refreshed' }

/** The answer to a request or a look-up; null where none came. */
export type BetAnswer = CallResult<{ bet: Bet }> | null

/** Everything that can happen to a bet. */
export type BetEvent =
  | { readonly type: 'edit'; readonly draft: SlipDraft }
  | { readonly type: 'remove' }
  /** Limits and price are asked for before the request, and the draft is open again after it. */
  | { readonly type: 'validate' }
  | { readonly type: 'reconsider'; readonly draft: SlipDraft }
  | { readonly type: 'send'; readonly sent: AnySent }
  | { readonly type: 'answered'; readonly sent: AnySent; readonly answer: BetAnswer }
  /** An earlier page or another tab sent this bet. */
  | { readonly type: 'follow'; readonly sent: AnySent; readonly afterMs: number }
  /** The tab that sent the bet knows its result. */
  | { readonly type: 'give_up' }
  | { readonly type: 'check_due'; readonly sent: AnySent }
  | {
      readonly type: 'looked_up'
      readonly sent: AnySent
      readonly answer: BetAnswer
      /** The look-up abandons an unknown key, so that "no such bet" is final. */
      readonly isAbandoned: boolean
    }
  /** A message of the live connection. */
  | { readonly type: 'bet'; readonly bet: Bet }
  /** Edits a rejected bet again. */
  | { readonly type: 'again' }
  /** The bet was placed: its selection goes, stays, or stays with its stake. */
  | { readonly type: 'done'; readonly keep: 'nothing' | 'selection' | 'stake' }
  /** Another tab has renewed the key of the draft. */
  | { readonly type: 'key'; readonly key: string }
  /** The button shows a change. */
  | { readonly type: 'guard' }
