import type { PickIntent } from '@touchline/contracts/host'
import type { CountChange } from '../domain/meant-bet'
import type { AnySent } from '../domain/slip-sent'
import type { SlipContext } from './slip-context'
import type { PlacementPorts } from './slip-placement'

/** Why nothing was sent: another tab has just sent the same, or changed what was pressed on; or the bet became worse by itself. */
export type NotSent = { readonly what: 'sent' | 'changed' | 'selections' } | CountChange

/** What a bet of any kind needs of the slip, of the page and of the other tabs of the browser. */
export interface WagerPorts<Sent extends AnySent>
  extends Omit<PlacementPorts<Sent>, 'stage' | 'apply' | 'keep'> {
  readonly context: SlipContext
  /** The key of a bet that is pressed now: the same in all tabs that are pressed at the same moment. */
  readonly keyOf: (name: string, picks: readonly PickIntent[]) => string
  /** These selections are leaving: what is pressed from now on is another bet. */
  readonly countSend: (picks: readonly PickIntent[]) => void
  /** Writes down what leaves; `stakeText` as it was typed. */
  readonly keep: (sent: Sent, stakeText: string) => void
  /** Hears what other tabs have done, at the last moment before something leaves. */
  readonly catchUp: () => void
  /** Whether this tab, pressed so long ago, may send a bet of this name: no other one has just sent it. */
  readonly takeTurn: (name: string, pressedAgoMs: number) => Promise<boolean>
  /** Whether another tab has sent a bet of this name since this one was pressed, so long ago. */
  readonly isTurnTaken: (name: string, pressedAgoMs: number) => Promise<boolean>
  /** Nothing was sent after all, or it was refused: any tab may bet under this name at once. */
  readonly giveTurnBack: (name: string) => void
  /** It stands beside other singles, which one press bets together: what that press came to stays said of each. */
  readonly isOneOfSeveral?: () => boolean
  /** It stayed here after a press. */
  readonly onNotSent: (why: NotSent) => void
}
