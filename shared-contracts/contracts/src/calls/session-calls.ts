import * as v from 'valibot'
import { Preferences } from '../session/preferences'
import { MemberProfile } from '../session/session'
import { defineCall } from './define-call'
import { nameInput, passwordInput, textInput } from './input'

const minor = v.pipe(v.number(), v.safeInteger())
const credentials = v.object({ account_id: nameInput, password: passwordInput })
const profile = v.object({ member_profile: MemberProfile })
const empty = v.object({})

export const authLogin = defineCall({
  name: 'authLogin',
  path: '/authlogin',
  session: false,
  request: credentials,
  response: profile,
})
/** One-time token from an operator's own site. */
export const launchLogin = defineCall({
  name: 'launchLogin',
  path: '/launchlogin',
  session: false,
  request: v.object({ token: textInput(256) }),
  response: profile,
})
/** Restores a session from the cookie alone: the page asks this at start. */
export const sessionRestore = defineCall({
  name: 'sessionRestore',
  path: '/sessionrestore',
  session: false,
  request: empty,
  response: profile,
})
export const logout = defineCall({ name: 'logout', path: '/logout', request: empty, response: empty })
export const userProfile = defineCall({
  name: 'userProfile',
  path: '/userprofile',
  request: empty,
  response: profile,
})
const balance = v.object({
  balance: minor,
  account_balance: minor,
  outstanding_balance: minor,
  retrieve_profile: v.boolean(),
})
/** Balance of an own wallet (operator_type 1): available, cash, outstanding; minor units. */
export const userBalance = defineCall({
  name: 'userBalance',
  path: '/userbalance',
  request: v.object({ parent_id: nameInput }),
  response: balance,
})
/** The same for operator_type 2. */
export const vUserBalance = defineCall({
  name: 'vUserBalance',
  path: '/vuserbalance',
  request: v.object({ parent_id: nameInput }),
  response: balance,
})
/**
 * Reads with no settings given, else saves the given ones; with `before`, only values that differ from it.
 * Answers all settings; `revision` rises with every save, and older servers send none.
 */
export const userSettings = defineCall({
  name: 'userSettings',
  path: '/usersettings',
  request: v.object({ settings: v.optional(Preferences), before: v.optional(Preferences) }),
  response: v.object({ settings: v.nullable(Preferences), revision: v.optional(v.number()) }),
})
