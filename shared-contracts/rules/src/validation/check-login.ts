import { PASSED, refuse, type Verdict } from '../verdict/verdict'

/** Both are required; whether they are right is the server's to say. */
export function checkLogin(login: {
  readonly username: string
  readonly password: string
}): Verdict<'usernameRequired' | 'passwordRequired'> {
  if (login.username.trim() === '') return refuse('usernameRequired', { field: 'username' })
  // A password of blanks is a password, so it is not trimmed.
  return login.password === '' ? refuse('passwordRequired', { field: 'password' }) : PASSED
}

/** A launch login needs a token that is not empty. */
export const checkLaunch = (token: string): Verdict<'tokenRequired'> =>
  token.trim() === '' ? refuse('tokenRequired', { field: 'token' }) : PASSED
