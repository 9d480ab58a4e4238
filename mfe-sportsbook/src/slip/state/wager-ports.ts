import type { CountChange } from '../domain/meant-bet'
import type { AnySent } from '../domain/slip-sent'
import type { BetEffectPorts } from './run-bet-effects'
import type { SlipContext } from './slip-context'

/** Why a press sent nothing: the bet became another one meanwhile. */
export type NotSent = { readonly what: 'selections' } | CountChange

/** What a bet of any kind needs of the slip and of the page. */
export interface WagerPorts<Sent extends AnySent> extends BetEffectPorts<Sent> {
  readonly context: SlipContext
  readonly now: () => number
  /** One press bets it together with other singles, and each of them keeps its refusal. */
  readonly isOneOfSeveral?: () => boolean
  /** A press sent nothing. */
  readonly onNotSent: (why: NotSent) => void
}
