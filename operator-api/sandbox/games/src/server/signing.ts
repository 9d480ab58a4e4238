import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** A signed request is accepted this long before and after its timestamp. */
const WINDOW_S = 300

export interface SignedRequest {
  readonly method: string
  readonly path: string
  /** Unix seconds, as in the header. */
  readonly timestamp: string
  readonly body: string | Buffer
}

/** Lower hex HMAC-SHA256 over method, path, timestamp and the hash of the raw body, a line each. */
export function signatureOf(secret: string, { method, path, timestamp, body }: SignedRequest): string {
  const bodyHash = createHash('sha256').update(body).digest('hex')
  return createHmac('sha256', secret).update([method, path, timestamp, bodyHash].join('\n')).digest('hex')
}

export function isSigned(secret: string, request: SignedRequest, signature: string, nowMs: number): boolean {
  const seconds = Number(request.timestamp)
  if (!Number.isInteger(seconds) || Math.abs(nowMs / 1000 - seconds) > WINDOW_S) return false
  const expected = Buffer.from(signatureOf(secret, request))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
