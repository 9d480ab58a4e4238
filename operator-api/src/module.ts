import type { MemberMessage } from '@touchline/contracts'
import type { Logger } from 'pino'
import type { Observable } from 'rxjs'
import type { CallServer } from './plugins/serve-call'
import type { Database } from './storage'

/** Named places at which tests stop or kill the process; does nothing in production. */
export type Failpoint = (name: string) => void | Promise<void>

/** What every module is handed: nothing of this is imported as a singleton. */
export interface Platform {
  readonly database: Database
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Unique, unguessable, URL-safe. */
  readonly newId: () => string
  /** Cryptographic randomness. */
  readonly randomBytes: (size: number) => Buffer
  readonly failpoint: Failpoint
  readonly log: Logger
  readonly mail: MemberMail
}

/** Something to tell one member over the live socket. */
export interface MemberLetter {
  readonly account: string
  readonly message: MemberMessage
}

/** In-process post: modules send after their commit, the socket hub delivers. */
export interface MemberMail {
  readonly letters$: Observable<MemberLetter>
  send(account: string, message: MemberMessage): void
}

/** A part of the server. `start` runs once the database is ready, `stop` before it closes. */
export interface ApiModule {
  register(calls: CallServer): void
  start?(): Promise<void>
  stop?(): Promise<void>
}
