import type { Bet } from '@touchline/contracts/calls'
import type { CallResult } from '@touchline/contracts/host'
import type { AnySent } from './slip-sent'

export type RefusedCall = Extract<CallResult<unknown>, { kind: 'refused' }>

/** What the page does after an event of a bet. */
export type BetEffect<Sent extends AnySent = AnySent> =
  /** Stores the key, so that the next page can look it up; always before `place`. */
  | { readonly do: 'save'; readonly sent: Sent; readonly stakeText: string }
  | { readonly do: 'place'; readonly sent: Sent }
  | { readonly do: 'look_up'; readonly sent: Sent; readonly abandon: boolean }
  /** The event `check_due` follows; a later wait for the same bet replaces this one. */
  | { readonly do: 'wait'; readonly sent: Sent; readonly ms: number }
  | { readonly do: 'forget'; readonly key: string }
  /** Money may have moved. */
  | { readonly do: 'balance' }
  /** An answer brought the bet, perhaps before a message. */
  | { readonly do: 'share'; readonly bet: Bet }
  /** A refusal may bring quotes. */
  | { readonly do: 'requote'; readonly refused: RefusedCall }
