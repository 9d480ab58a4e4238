import type { IncomingMessage } from 'node:http'

/** The longest body that anything here takes, in bytes. */
export const BODY_LIMIT = 256 * 1024

/** The declared length of a request's body, in bytes; infinite without a declaration. */
export function bodyBytesOf({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY
  return Number(headers['content-length'] ?? 0)
}
