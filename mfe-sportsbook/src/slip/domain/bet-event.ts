import type { Bet } from '@touchline/contracts/calls'
import type { CallResult } from '@touchline/contracts/host'
import type { SlipDraft } from './slip-draft'
import type { AnySent } from './slip-sent'

/** The answer to a request or a look-up; null where none came. */
export type BetAnswer = CallResult<{ bet: Bet }> | null

/** Everything that can happen to a bet. */
export type BetEvent<Sent extends AnySent = AnySent> =
  | { readonly type: 'edit'; readonly draft: SlipDraft }
  | { readonly type: 'remove' }
  /** Limits and price are asked for before the request, and the draft is open again after it. */
  | { readonly type: 'validate' }
  | { readonly type: 'reconsider'; readonly draft: SlipDraft }
  | { readonly type: 'send'; readonly sent: Sent }
  | { readonly type: 'answered'; readonly sent: Sent; readonly answer: BetAnswer }
  /** An earlier page or another tab sent this bet. */
  | { readonly type: 'follow'; readonly sent: Sent; readonly afterMs: number }
  /** The tab that sent the bet knows its result. */
  | { readonly type: 'give_up' }
  | { readonly type: 'check_due'; readonly sent: Sent }
  | {
      readonly type: 'looked_up'
      readonly sent: Sent
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
