import { createHmac, timingSafeEqual } from 'node:crypto'

/** The content of a session cookie, made by the API and read by all holders of the key. */
export interface SessionTokens {
  /** There is a key, so a visitor without a token of ours is a stranger. */
  readonly areSigned: boolean
  /** A token of this secret (32 bytes in base64url) for a member. */
  make(secret: string, member: string): string
  /** Null unless an API with this key made it. The database knows whether the session is still valid. */
  read(token: string | null | undefined): ReadToken | null
}

interface ReadToken {
  /** The same for all sessions of a member, without other information on them; null without a key. */
  readonly owner: string | null
}

const FORM = /^([\w-]{43})(?:\.([\w-]{11})\.([\w-]{22}))?$/
const OWNER_BYTES = 8
const SIGNATURE_BYTES = 16

/**
 * With a key a token is `secret.owner.signature`, and every other text is refused without asking anybody. Of several keys,
 * separated by commas, the first signs and all are read, so that one can take over from another while both are about. Without
 * one a token is the secret alone, of which only the form can be checked.
 */
export function sessionTokens(given: string | undefined): SessionTokens {
  const keys = (given ?? '').split(',').flatMap((key) => key.trim() || [])
  const [first] = keys
  return {
    areSigned: first !== undefined,
    make: (secret, member) => {
      if (first === undefined) return secret
      const signed = `${secret}.${sign(first, `owner ${member}`, OWNER_BYTES).toString('base64url')}`
      return `${signed}.${sign(first, signed, SIGNATURE_BYTES).toString('base64url')}`
    },
    read: (token) => {
      const [, secret, owner, signature] = FORM.exec(token ?? '') ?? []
      if (secret === undefined) return null
      if (first === undefined) return { owner: null }
      if (owner === undefined || signature === undefined) return null
      const signed = Buffer.from(signature, 'base64url')
      const isOurs = keys.some((key) =>
        timingSafeEqual(signed, sign(key, `${secret}.${owner}`, SIGNATURE_BYTES)),
      )
      return isOurs ? { owner } : null
    },
  }
}

const sign = (key: string, text: string, bytes: number): Buffer =>
  createHmac('sha256', key).update(text).digest().subarray(0, bytes)

/** The prefix makes browsers insist on HTTPS and this very host; without HTTPS they would refuse such a cookie. */
export const sessionCookieName = (isHttps: boolean): string => (isHttps ? '__Host-touchline' : 'touchline')
