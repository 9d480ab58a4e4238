import type { Arrival } from '../../plugins/request-source'

/** Whom a cookie speaks for. */
export interface LiveSession {
  readonly account: string
  /** Id of the session; the socket hub closes the sockets that carry it when it ends. */
  readonly session: string
}

/** The session of a request or of a socket's upgrade, by its cookie alone; null when there is none or it has ended. */
export type ResolveSession = (request: Arrival) => Promise<LiveSession | null>
