import { addSecondary, changePassword } from '@touchline/contracts/calls'
import { isErrorCode } from '@touchline/contracts/errors'
import { checkNickname, checkPasswordChange } from '@touchline/rules'
import { Rate, type RateLimit, type SessionTokens } from '@touchline/serving'
import type { Platform } from '../../platform/module'
import { VIEW } from '../../plugins/access'
import { type Refusal, refuse } from '../../plugins/refusal'
import type { SourceOf } from '../../plugins/request-source'
import type { CallServer } from '../../plugins/serve-call'
import type { Member, Uplines } from '../uplines'
import type { ActiveSessions } from './active-sessions'
import { placeOf } from './login'
import type { LoginGuard } from './login-guard'
import type { Passwords } from './password'
import { hashSecret, type SessionRepository } from './repository'
import { SECRET_BYTES, type SessionEnds } from './service'
import { deviceSecret, setDeviceCookie, setSessionCookie } from './session-cookie'

export interface CredentialDeps {
  readonly platform: Pick<Platform, 'database' | 'now' | 'randomBytes'>
  readonly uplines: Uplines
  readonly sessions: SessionRepository
  readonly tokens: SessionTokens
  readonly ends: SessionEnds
  /** Members are held for a moment. */
  readonly active: Pick<ActiveSessions, 'forget'>
  readonly guard: LoginGuard
  readonly passwords: Passwords
  readonly sourceOf: SourceOf
}

// A taken nickname reveals that there is such a member, so attempts are limited.
const NICKNAMES: RateLimit = { points: 10, seconds: 60 }
// A new password costs a hash, and who knows the old one may ask on and on.
const PASSWORDS: RateLimit = { points: 5, seconds: 60 }

/** The credentials of a member: the nickname, once, and the password. */
export function registerCredentials(calls: CallServer, deps: CredentialDeps): void {
  const { platform, uplines, tokens, ends, active, passwords, sourceOf } = deps
  const { pool } = platform.database
  const nicknames = new Rate(NICKNAMES)
  const changes = new Rate(PASSWORDS)
  const secretOfNow = () => platform.randomBytes(SECRET_BYTES).toString('base64url')

  calls.member(addSecondary, VIEW, async ({ nickname }, { account, viewOnly }) => {
    if (viewOnly) return viewOnly
    const member = await uplines.byId(account)
    if (!member) return refuse('account_not_exists')
    const verdict = checkNickname(nickname, { hasNickname: member.nickname !== null, name: member.name })
    if (!verdict.ok) return refuse(verdict.code, { field: 'nickname' })
    const tooOften = refusalAfter(await nicknames.take(account))
    if (tooOften) return tooOften
    const kept = nickname.toLowerCase()
    const { rows } = await pool.query<{ code: string }>('SELECT set_nickname($1, $2, $3) AS code', [
      ...[account, kept, platform.now()],
    ])
    const code = rows[0]?.code ?? 'systemError'
    if (code === 'OK') {
      // A page that is loaded next shows it.
      active.forget([account])
      return { nickname: kept }
    }
    return refuse(isErrorCode(code) ? code : 'systemError', { field: 'nickname' })
  })

  calls.member(
    changePassword,
    VIEW,
    async (typed, { account, session, viewOnly, ip }, { request, reply }) => {
      if (viewOnly) return viewOnly
      const verdict = checkPasswordChange(typed)
      if (!verdict.ok) return refuse(verdict.code, verdict.field ? { field: verdict.field } : undefined)
      const member = await uplines.byId(account)
      if (!member) return refuse('account_not_exists')
      const source = sourceOf(request.raw)
      const wrong = await confirmPassword(deps, member, {
        password: typed.current,
        address: ip,
        device: deviceSecret(request, source),
      })
      if (wrong) return wrong
      const tooOften = refusalAfter(await changes.take(account))
      if (tooOften) return tooOften
      const secret = tokens.make(secretOfNow(), account)
      const device = secretOfNow()
      const hash = await passwords.hash(typed.next)
      const { rows } = await pool.query<{ changed: boolean }>(
        'SELECT change_password($1, $2, $3, $4, $5, $6, $7) AS changed',
        [
          ...[account, member.passwordHash, hash, session],
          ...[hashSecret(secret), hashSecret(device), platform.now()],
        ],
      )
      // Another change came first, and this one was checked against the former password.
      if (!rows[0]?.changed) return refuse('invalid_password', { field: 'current' })
      ends.renewed(account)
      setSessionCookie(source, reply, secret)
      setDeviceCookie(source, reply, device)
      return {}
    },
  )
}

interface Confirmation {
  readonly password: string
  readonly address: string
  /** The mark of the browser, when it has one. */
  readonly device: string | null
}

/** Null when it is the member's password. A guess counts with those of the login, by the same limits. */
async function confirmPassword(
  { sessions, guard, passwords }: Pick<CredentialDeps, 'sessions' | 'guard' | 'passwords'>,
  { id, brand, name, passwordHash }: Member,
  { password, address, device }: Confirmation,
): Promise<Refusal | null> {
  const known = device !== null && (await sessions.isKnownDevice(id, device))
  const check = await guard.take({ name: `${brand} either ${name}`, account: id, address, known })
  if ('waitSeconds' in check) return refuse('loginLimit', { retry_after: check.waitSeconds })
  const place = placeOf(address, id)
  const right = await passwords.matches(check.counts ? passwordHash : null, password, { ...place, known })
  if (right === false) return refuse('invalid_password', { field: 'current' })
  await guard.giveBack(check)
  return right === null ? refuse('requestLimit', { retry_after: 1 }) : null
}

const refusalAfter = (waitMs: number | null): Refusal | null =>
  waitMs === null ? null : refuse('requestLimit', { retry_after: Math.ceil(waitMs / 1000) })
