import * as v from 'valibot'
import { defineCall } from './define-call'
import { nameInput, passwordInput } from './input'

// Credentials of a member, in a file of its own, because each call weighs in the first file of the page.

/** Sets the nickname, a second name to log in with: once, for good. */
export const addSecondary = defineCall({
  name: 'addSecondary',
  path: '/addsecondary',
  request: v.object({ nickname: nameInput }),
  response: v.object({ nickname: v.string() }),
})

/**
 * Changes the password. A wrong current one is counted as a failed login is; afterwards the session goes on under a new
 * cookie, which only this browser gets, and no other browser is known.
 */
export const changePassword = defineCall({
  name: 'changePassword',
  path: '/changepassword',
  request: v.object({ current: passwordInput, next: passwordInput, confirm: passwordInput }),
  response: v.object({}),
})
