import type { GameConnection } from '../../../platform/game-connection'
import type { WalletEvent, WalletOutcome } from '../wallet-event'

/** A wallet call as it came, before anybody has parsed it. */
export interface RawCall {
  readonly method: string
  /** As it was asked for, without host. */
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

export interface Reply {
  readonly http: number
  readonly body: object
}

/** A connection with its own wallet calls: reads them, and words their answers. */
export interface WalletConnection extends GameConnection {
  /** Checks the signature over the raw bytes, then reads the call. A call that cannot be is answered at once. */
  receive(call: RawCall): { readonly event: WalletEvent } | { readonly reply: Reply }
  /** Whether this call names the connection, or is signed by it. */
  accepts?(call: RawCall): boolean
  reply(event: WalletEvent, outcome: WalletOutcome): Reply
}

/** The wallet calls of a protocol, for any of its connections. */
export interface WalletProtocol {
  /** Routes of fastify. */
  readonly routes: readonly string[]
  /** The connection that a call names. */
  find(call: RawCall): WalletConnection | null
  /** For calls of nobody, for bodies that are too large, and for failures of ours. */
  failed(code: 'invalidSignature' | 'invalidInput' | 'systemError'): Reply
}

export const headerOf = ({ headers }: RawCall, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}
