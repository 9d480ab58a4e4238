import type { IncomingMessage } from 'node:http'

/** The longest body that anything here takes, in bytes. */
export const BODY_LIMIT = 256 * 1024

/** How long the body of a request says to be, in bytes; infinite for one that does not say. */
export function bodyBytesOf({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY
  return Number(headers['content-length'] ?? 0)
}
