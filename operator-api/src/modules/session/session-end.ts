import type { ErrorCode } from '@touchline/contracts/errors'

/** A session that is over; its sockets must close with `{ t: 'out', code }`. */
export interface SessionEnd {
  readonly account: string
  readonly session: string
  readonly code: ErrorCode
}
