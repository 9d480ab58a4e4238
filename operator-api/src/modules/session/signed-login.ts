import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Refusal, refuse } from '../../plugins/refusal'
import type { SessionRepository } from './session-repository'

const TOLERANCE_MS = 300_000

export interface SignedLogin {
  readonly account_id: string
  /** Epoch seconds. */
  readonly timestamp: number
  readonly nonce: string
  /** Hex. */
  readonly signature: string
}

/** Checks an operator's signature: made with the shared key, within five minutes, used once. Null when it is good. */
export async function checkSignature(
  login: SignedLogin,
  key: string | undefined,
  now: number,
  sessions: SessionRepository,
): Promise<Refusal | null> {
  if (!key || !isSignedBy(key, login)) return refuse('invalidSignature')
  if (Math.abs(now - login.timestamp * 1000) > TOLERANCE_MS) return refuse('invalidSignature')
  const fresh = await sessions.takeNonce(login.nonce, now + 2 * TOLERANCE_MS)
  return fresh ? null : refuse('invalidSignature')
}

function isSignedBy(key: string, { account_id, timestamp, nonce, signature }: SignedLogin): boolean {
  const expected = createHmac('sha256', key).update(`${account_id}|${timestamp}|${nonce}`).digest()
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
