import type { Platform } from '../../module'
import { type Refusal, refuse } from '../../plugins/refusal'
import type { Member, Uplines } from '../uplines'
import type { LoginGuard } from './login-guard'
import type { Passwords } from './password'
import type { SessionRepository } from './session-repository'

export interface LoginDeps {
  readonly platform: Pick<Platform, 'now'>
  readonly uplines: Uplines
  readonly sessions: SessionRepository
  readonly guard: LoginGuard
  readonly passwords: Passwords
}

export interface Credentials {
  readonly name: string
  readonly password: string
  /** Which of the two names is typed. */
  readonly by: 'id' | 'nickname'
  /** The mark of the browser, when it has one. */
  readonly device: string | null
}

/**
 * Who these credentials belong to. An unknown name and a wrong password take the same way: one look-up, one counted
 * check, one hash, one answer. The state of an account shows only to who knows its password.
 */
export async function checkCredentials(
  { platform, uplines, sessions, guard, passwords }: LoginDeps,
  { name, password, by, device }: Credentials,
): Promise<Member | Refusal> {
  if (name.trim() === '') return refuse('usernameRequired', { field: 'account_id' })
  if (password === '') return refuse('passwordRequired', { field: 'password' })
  const typed = name.trim().toLowerCase().slice(0, 64)
  const member = by === 'id' ? await uplines.byId(typed) : await uplines.byNickname(typed)
  const account = member?.id ?? typed
  const known = device !== null && (await sessions.isKnownDevice(account, device))
  const at = platform.now()
  const wait = await guard.take(account, at, known)
  if (wait !== null) return refuse('loginLimit', { retry_after: wait })
  const right = await passwords.matches(member?.passwordHash ?? null, password)
  if (!member || !right) return refuse('invalid_password', { field: 'password' })
  await guard.giveBack(account, at)
  return member
}
