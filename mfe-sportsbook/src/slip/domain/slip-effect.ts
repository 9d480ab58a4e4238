import type { Bet } from '@touchline/contracts/calls'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import type { BetEffect } from './bet-effect'
import type { CountChange } from './meant-bet'
import type { AnySentBet } from './slip-event'
import type { SlipRejection } from './slip-stage'
import type { Owner } from './slip-state'

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
  | { readonly about: 'not_placed'; readonly sent: AnySentBet; readonly rejection: SlipRejection }
