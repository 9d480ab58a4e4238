import { type SessionTokens, sessionCookieName } from '@touchline/serving'

const NAMES = [true, false].map(sessionCookieName)

export const NO_SESSION_KEY =
  'SESSION_KEY is not set: members are limited by their address, together with everybody else there.'
export const OTHER_SESSION_KEY =
  'The API makes cookies that this SESSION_KEY does not read: its members count as strangers here, and their live sockets are refused. Give edges and API the same SESSION_KEY.'

/** Checks the cookies that the API sets, and logs once when their key is not this edge's; again after a repair. */
export function watchSessionKey(tokens: SessionTokens, log: (line: string) => void) {
  let isOther = false
  if (!tokens.areSigned) log(NO_SESSION_KEY)
  return (cookies: readonly string[] | undefined): void => {
    for (const cookie of tokens.areSigned ? (cookies ?? []) : []) {
      const [, name = '', value] = /^([^=]+)=([^;]+)/.exec(cookie) ?? []
      if (!value || !NAMES.includes(name)) continue
      const wasOther = isOther
      isOther = tokens.read(value) === null
      if (isOther && !wasOther) log(OTHER_SESSION_KEY)
    }
  }
}
