import * as v from 'valibot'
import { Preferences } from '../session/preferences'
import { MemberProfile } from '../session/session'
import { defineCall } from './define-call'
import { nameInput, passwordInput, textInput, wholeInput } from './input'

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
/** The same for the secondary (nickname) login. */
export const userLogin = defineCall({
  name: 'userLogin',
  path: '/userlogin',
  session: false,
  request: credentials,
  response: profile,
})
/** Signed: HMAC-SHA256 of `account_id|timestamp|nonce` by the operator's key, hex; timestamp in epoch seconds. */
export const secureLogin = defineCall({
  name: 'secureLogin',
  path: '/securelogin',
  session: false,
  request: v.object({
    account_id: nameInput,
    password: passwordInput,
    timestamp: wholeInput(),
    nonce: textInput(128),
    signature: textInput(128),
  }),
  response: profile,
})
/** One-time token from an operator's own site. */
export const launchLogin = defineCall({
  name: 'launchLogin',
  path: '/launchlogin',
  session: false,
  request: v.object({ token: textInput(256, 1) }),
  response: profile,
})
/** From one account to another without passing the landing page; the first session ends. */
export const switchLogin = defineCall({
  name: 'switchLogin',
  path: '/switchlogin',
  request: credentials,
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
/** Balance of an own wallet (operator_type 1): what can be bet, cash, outstanding; minor units. */
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
/** Reads with no settings given, else saves them. */
export const userSettings = defineCall({
  name: 'userSettings',
  path: '/usersettings',
  request: v.object({ settings: v.optional(Preferences) }),
  response: v.object({ settings: v.nullable(Preferences) }),
})
export const version = defineCall({
  name: 'version',
  path: '/version',
  session: false,
  request: empty,
  response: v.object({ api: v.string(), contract: v.string(), maintenance_until: v.nullable(v.number()) }),
})
