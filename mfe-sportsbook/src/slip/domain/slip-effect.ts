import type { Bet } from '@touchline/contracts/calls'
import type { CallResult } from '@touchline/contracts/host'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import type { AnySent } from './slip-sent'
import type { SlipRejection } from './slip-stage'
import type { Owner } from './slip-state'
import type { CountChange } from './wager'

/** Why a press sent nothing: the bet became another one meanwhile. */
export type NotSent = { readonly what: 'selections' } | CountChange

/** What the page does after an event. */
export type SlipEffect =
  | (BetEffect & { readonly owner: Owner })
  /** Asks for prices and limits. */
  | { readonly do: 'ask'; readonly owner: Owner }
  /** Ends the mark of a covered move after a time. */
  | { readonly do: 'mark'; readonly id: number }
  /** The bets of pages before this one, or of other tabs, that the slip shows. */
  | { readonly do: 'expect'; readonly key: string }
  | { readonly do: 'announce'; readonly bet: Bet; readonly isShown: boolean }
  | { readonly do: 'notify'; readonly notice: SlipNotice }

/** A notice for what the slip does not show. */
export type SlipNotice =
  | { readonly about: 'busy' }
  | { readonly about: 'full'; readonly most: number }
  | { readonly about: 'not_sent'; readonly why: NotSent }
  | { readonly about: 'back'; readonly selections: number }
  | { readonly about: 'waits'; readonly leg: SlipLeg | null }
  | { readonly about: 'not_placed'; readonly sent: AnySent; readonly rejection: SlipRejection }

export type RefusedCall = Extract<CallResult<unknown>, { kind: 'refused' }>

/** What the page does after an event of a bet. */
export type BetEffect =
  /** Stores the key, so that the next page can look it up; always before `place`. */
  | { readonly do: 'save'; readonly sent: AnySent; readonly stakeText: string }
  | { readonly do: 'place'; readonly sent: AnySent }
  | { readonly do: 'look_up'; readonly sent: AnySent; readonly abandon: boolean }
  /** The event `check_due` follows; a later wait for the same bet replaces this one. */
  | { readonly do: 'wait'; readonly sent: AnySent; readonly ms: number }
  | { readonly do: 'forget'; readonly key: string }
  /** Money may have moved. */
  | { readonly do: 'balance' }
  /** An answer brought the bet, perhaps before a message. */
  | { readonly do: 'share'; readonly bet: Bet }
  /** A refusal may bring quotes. */
  | { readonly do: 'requote'; readonly refused: RefusedCall }
