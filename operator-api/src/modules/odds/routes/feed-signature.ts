import { createHmac, timingSafeEqual } from 'node:crypto'

/** A signed push older or newer than this is refused, so that a recorded one is worth nothing later. */
const AGE_MAX_MS = 300_000

export const FEED_SIGNATURE_HEADER = 'x-feed-signature'
/** Epoch milliseconds at which the push was signed. */
export const FEED_TIME_HEADER = 'x-feed-timestamp'

/** Hex HMAC-SHA256 over the time and the raw body, joined by a dot. */
export const signFeed = (secret: string, timestamp: string, body: Buffer | string): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')

/** Whether a push was signed with the secret, just now. */
export function isSignedFeed(
  secret: string,
  push: { timestamp: string; signature: string; body: Buffer },
  now: number,
): boolean {
  if (!/^\d{13}$/.test(push.timestamp) || Math.abs(now - Number(push.timestamp)) > AGE_MAX_MS) return false
  const expected = Buffer.from(signFeed(secret, push.timestamp, push.body), 'hex')
  const given = Buffer.from(push.signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
