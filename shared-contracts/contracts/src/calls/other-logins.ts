import * as v from 'valibot'
import { MemberProfile } from '../session/session'
import { defineCall } from './define-call'
import { nameInput, passwordInput, textInput, wholeInput } from './input'

// Ways in that the first file of the page does not take, in a file of their own, because each call weighs there: operators' own
// pages take the first two, the shell's late form the third where the brand has it.

const credentials = v.object({ account_id: nameInput, password: passwordInput })
const profile = v.object({ member_profile: MemberProfile })

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
/**
 * From one account to another without the landing page; the first session ends. A refused login leaves that
 * to the page.
 */
export const switchLogin = defineCall({
  name: 'switchLogin',
  path: '/switchlogin',
  request: credentials,
  response: profile,
})
