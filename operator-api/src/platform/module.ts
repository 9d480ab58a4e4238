import type { MemberMessage } from '@touchline/contracts/live'
import type { Logger } from 'pino'
import type { Observable } from 'rxjs'
import type { CallServer } from '../plugins/serve-call'
import type { Database } from '../storage'
import type { Brands } from './brands'
import type { Job } from './jobs'

/** Named places at which tests stop or kill the process; does nothing in production. */
export type Failpoint = (name: string) => void | Promise<void>

/** The dependencies of every module: none of them is imported as a singleton. */
export interface Platform {
  readonly database: Database
  /** Epoch milliseconds; never goes back. */
  readonly now: () => number
  /** Milliseconds since some moment; unlike `now` it never steps, and it is another one in every process. */
  readonly steady: () => number
  /** Unique, unguessable, URL-safe. */
  readonly newId: () => string
  /** Cryptographic randomness. */
  readonly randomBytes: (size: number) => Buffer
  /** Numbers in [0, 1) for plans and delays; not for secrets. */
  readonly random: () => number
  readonly failpoint: Failpoint
  readonly log: Logger
  readonly notifications: MemberNotifications
  /** The terms of each brand. */
  readonly brands: Brands
}

/** A message to one member over the live socket. */
export interface MemberNotification {
  readonly account: string
  readonly message: MemberMessage
}

/** A bet that changed, and whose it is. */
export interface ChangedBet {
  readonly id: number
  readonly member_id: string
}

/** Notifications of members: modules send after their commit, the socket hub delivers. */
export interface MemberNotifications {
  /** To be delivered to the sockets of this process. */
  readonly notifications$: Observable<MemberNotification>
  /** To the member's sockets, in any process. */
  send(account: string, message: MemberMessage): void
  /** To the member's sockets on this process. */
  sendHere(account: string, message: MemberMessage): void
  /** Bets that another process has changed; they are read where their member has a socket. */
  readonly changes$: Observable<readonly ChangedBet[]>
  notifyChanged(changed: readonly ChangedBet[]): void
}

/** A part of the server. `start` runs once the database is ready, `stop` before it closes; jobs begin last and end first. */
export interface ApiModule {
  register(calls: CallServer): void
  readonly jobs?: readonly Job[]
  start?(): Promise<void>
  stop?(): Promise<void>
}
