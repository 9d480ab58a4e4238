import type { Bet } from '../calls/bet-entity'
import type { CashOutOffer, CashOutReceipt } from '../calls/cash-out-calls'
import type { Unread } from '../calls/message-calls'
import type { ErrorCode } from '../errors/texts'
import type { ClosedProducts } from '../products/closable-products'
import type { Channel, OddsFrame } from './odds-frames'

/**
 * Messages of the browser over the one socket. `since` lets the server answer with a delta instead of a
 * snapshot.
 */
export type ClientMessage =
  | { t: 'sub'; ch: Channel; since?: { epoch: string; seq: number } }
  | { t: 'unsub'; ch: Channel }
  | { t: 'ping'; at: number }

/** Messages of the server besides odds. */
export type MemberMessage =
  /** A bet of the member changed: accepted, rejected, settled, void, or running again. */
  | { t: 'bet'; bet: Bet }
  /** Cash-out offers that changed, of bets that the page asked about lately. */
  | { t: 'cashout'; offers: CashOutOffer[] }
  /** The result of a waiting cash-out, or of an automatic one. */
  | { t: 'cashedout'; receipt: CashOutReceipt }
  /** The balance changed; minor units. */
  | { t: 'balance'; available: number; cash: number; frozen: number }
  /** Something happened in a tournament room of the member; the page asks for it anew. */
  | { t: 'room'; room_id: string }
  /** An operator changed the member: state, products, limits, money. The page requests the news. */
  | { t: 'profile' }
  /**
   * All products of the brand that are closed for maintenance: others are open (again). Sent on each change,
   * first on every new socket, and by the page at the end of a closing and to new subscribers.
   */
  | { t: 'maintenance'; closed: ClosedProducts }
  /**
   * The unread counts have changed; without counts many members have news, and each page asks in its own
   * time.
   */
  | { t: 'messages'; unread?: Unread }
  /** The session goes on under another cookie, and the socket closes: who asks with the one before is out. */
  | { t: 'renewed' }
  /** The session ended; the code says why: `requested` by a logout, in another tab perhaps. */
  | { t: 'out'; code: ErrorCode | 'requested' }
  /** A new revision of a brand's release document, and when it was written; of the page's own brand when none is named. */
  | { t: 'release'; revision: number; changedAt?: number; brand?: string }
  | { t: 'pong'; at: number; server: number }
  /** From the page itself: the socket is connected again, and messages sent meanwhile were missed. */
  | { t: 'resumed' }

export type ServerMessage = OddsFrame | MemberMessage

/** Path of the socket under the app prefix. */
export const LIVE_PATH = '/live'
