import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { networkOf, siteOf } from '@touchline/rules'
import { LateRefusals, Rate, type RateLimit } from '@touchline/serving'
import type { Applicant } from '../../platform/bounded-queue'
import type { Platform } from '../../platform/module'
import { type Refusal, refuse } from '../../plugins/refusal'
import type { Member, Uplines } from '../uplines'
import type { LoginGuard } from './login-guard'
import type { Passwords } from './password'
import type { SessionRepository } from './repository'

export interface LoginDeps {
  readonly platform: Pick<Platform, 'now'>
  readonly uplines: Uplines
  readonly sessions: SessionRepository
  readonly guard: LoginGuard
  readonly passwords: Passwords
  /** How long who is refused for their address, or for the crowd, waits for the answer, milliseconds. */
  readonly refusalDelayMs?: number
  /** How often logins may succeed; as often as they do unless given. */
  readonly loginRates?: LoginRates
}

/** A right password costs as much as a wrong one, and who knows it may ask on and on. */
export interface LoginRates {
  readonly ofAccount: RateLimit
  readonly ofNetwork: RateLimit
}

export interface Credentials {
  /** At whose host it is typed. */
  readonly brand: string
  readonly name: string
  readonly password: string
  /** Which of the two names may be typed. */
  readonly by: 'id' | 'nickname' | 'either'
  /** The mark of the browser, when it has one. */
  readonly device: string | null
  /** Address of the caller. */
  readonly address: string
  /** Nobody waits for the answer when it has closed. */
  readonly connection: Duplex
}

// A script that asks again as soon as it is refused asks once a second; beyond so many, of a network and in all, refusals
// come at once again.
const DELAYED_MAX = { each: 50, all: 200 }

/**
 * Finds the member of these credentials. An unknown name and a wrong password take the same way: one look-up, one counted
 * check, one hash, one answer. The state of an account shows only to a caller with its password.
 */
export function credentialsChecker(deps: LoginDeps) {
  const { uplines, sessions, guard, passwords, refusalDelayMs = 0 } = deps
  const refusals = new LateRefusals({ delayMs: refusalDelayMs, ...DELAYED_MAX })
  const succeeded = deps.loginRates && {
    ofAccount: new Rate(deps.loginRates.ofAccount),
    ofNetwork: new Rate(deps.loginRates.ofNetwork),
  }

  const look = { id: uplines.byName, nickname: uplines.byNickname, either: uplines.byNameOrNickname }

  /** Counts successful logins only: guesses must not keep the owner out of an account. */
  const logsInTooOften = async (account: string, address: string): Promise<Refusal | null> => {
    const waits = [
      await succeeded?.ofAccount.waitOf(account),
      await succeeded?.ofNetwork.waitOf(networkOf(address)),
    ]
    const wait = Math.max(...waits.map((one) => one ?? 0))
    return wait > 0 ? refuse('requestLimit', { retry_after: Math.ceil(wait / 1000) }) : null
  }
  /** A refusal that needs no query of the database. */
  const crowded = (applicant: Applicant, address: string): Refusal | null => {
    const wait = applicant.known ? null : guard.heldFor(address)
    if (wait !== null) return refuse('loginLimit', { retry_after: wait })
    return passwords.isFull(applicant) ? refuse('requestLimit', { retry_after: 1 }) : null
  }

  return async (credentials: Credentials): Promise<Member | Refusal> => {
    const { brand, name, password, by, device, address, connection } = credentials
    const later = async (refusal: Refusal): Promise<Refusal> => {
      await refusals.wait(networkOf(address), connection)
      return refusal
    }
    if (name.trim() === '') return refuse('usernameRequired', { field: 'account_id' })
    if (password === '') return refuse('passwordRequired', { field: 'password' })
    const typed = name.trim().toLowerCase()
    const place = placeOf(address, `${brand} ${by} ${typed}`)
    // Without a mark nobody can be known, and a flood costs no query.
    const atOnce = device === null ? crowded({ ...place, known: false }, address) : null
    if (atOnce) return later(atOnce)
    const member = await look[by](brand, typed)
    const account = member?.id ?? `no ${brand} ${by} ${typed}`
    const known = device !== null && (await sessions.isKnownDevice(account, device))
    const full = device === null ? null : crowded({ ...place, known }, address)
    if (full) return later(full)
    const tooOften = await logsInTooOften(account, address)
    if (tooOften) return later(tooOften)
    const check = await guard.take({ name: `${brand} ${by} ${typed}`, account, address, known })
    if ('waitSeconds' in check) {
      const refusal = refuse('loginLimit', { retry_after: check.waitSeconds })
      return check.by === 'address' ? later(refusal) : refusal
    }
    const stored = check.counts ? (member?.passwordHash ?? null) : null
    const right = await passwords.matches(stored, password, { ...place, known })
    if (right === null) {
      await guard.giveBack(check)
      return later(refuse('requestLimit', { retry_after: 1 }))
    }
    if (!member || !right) return refuse('invalid_password', { field: 'password' })
    await guard.giveBack(check)
    await Promise.all([succeeded?.ofAccount.take(account), succeeded?.ofNetwork.take(networkOf(address))])
    return member
  }
}
/** The share of the queue that a check uses: its site's, and within it that of its network and the typed name. */
export const placeOf = (address: string, typed: string): Omit<Applicant, 'known'> => ({
  name: siteOf(address),
  part: `${networkOf(address)} ${typed}`,
})

export type CheckCredentials = ReturnType<typeof credentialsChecker>

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
