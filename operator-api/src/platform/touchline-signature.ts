import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export interface SignedParts {
  readonly method: string
  readonly path: string
  /** Unix seconds. */
  readonly timestamp: string
  readonly body: Buffer | string
}

/** Lower hex HMAC-SHA256 over method, path, timestamp and the hash of the raw body, a line each. */
export function touchlineSignature(secret: string, { method, path, timestamp, body }: SignedParts): string {
  const hash = createHash('sha256').update(body).digest('hex')
  return createHmac('sha256', secret).update([method, path, timestamp, hash].join('\n')).digest('hex')
}

export interface SignedPost {
  readonly signature: string
  readonly init: { readonly method: 'POST'; readonly headers: Record<string, string>; readonly body: string }
}

/** A POST with its body and the headers that sign it; `id` is the operator's. */
export function signedPost(
  { id, secret }: { readonly id: string; readonly secret: string },
  path: string,
  body: object,
  nowMs: number,
): SignedPost {
  const text = JSON.stringify(body)
  const timestamp = String(Math.floor(nowMs / 1000))
  const signature = touchlineSignature(secret, { method: 'POST', path, timestamp, body: text })
  const headers = {
    'content-type': 'application/json',
    'x-tl-operator': id,
    'x-tl-timestamp': timestamp,
    'x-tl-signature': signature,
  }
  return { signature, init: { method: 'POST', headers, body: text } }
}

/** Seconds that clocks may differ. */
const WINDOW_S = 300

export function isTouchlineSigned(
  secret: string,
  parts: SignedParts,
  signature: string,
  nowMs: number,
): boolean {
  if (!/^\d{1,12}$/.test(parts.timestamp)) return false
  if (Math.abs(nowMs / 1000 - Number(parts.timestamp)) > WINDOW_S) return false
  return isSame(touchlineSignature(secret, parts), signature)
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
