import { DEVICE_NAME } from '@touchline/contracts/release'
import { sessionCookieName } from '@touchline/serving'
import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply } from 'fastify'
import type { Arrival, RequestSource } from '../../plugins/request-source'

const YEAR_SECONDS = 31_536_000
// Not the name by which the edge draws its canaries: scripts may read that one, and reports carry it.
const MARK = '-login'

type Scheme = Pick<RequestSource, 'isHttps'>

/**
 * The session's secret in the request's cookie, or null. Over HTTPS only the prefixed cookie counts: the other one may have
 * been set by a neighbouring host, or by anybody on the way of a plain request.
 */
export const sessionSecret = (request: Pick<Arrival, 'headers'>, scheme: Scheme): string | null =>
  cookieOf(request, sessionCookieName(scheme.isHttps))

/** The mark of a browser that has logged in before, or null. */
export const deviceSecret = (request: Pick<Arrival, 'headers'>, scheme: Scheme): string | null =>
  markOf(cookieOf(request, markCookieName(scheme)))

/** Lives as long as the browser does: the server decides whether the session is still open. */
export const setSessionCookie = (scheme: Scheme, reply: FastifyReply, secret: string): void =>
  setCookie(scheme, reply, { name: sessionCookieName(scheme.isHttps), value: secret })

export const clearSessionCookie = (scheme: Scheme, reply: FastifyReply): void =>
  setCookie(scheme, reply, { name: sessionCookieName(scheme.isHttps), value: '', maxAge: 0 })

export const setDeviceCookie = (scheme: Scheme, reply: FastifyReply, secret: string): void =>
  setCookie(scheme, reply, { name: markCookieName(scheme), value: secret, maxAge: YEAR_SECONDS })

function setCookie({ isHttps }: Scheme, reply: FastifyReply, cookie: SetCookie): void {
  const guarded = { path: '/', httpOnly: true, sameSite: 'strict', secure: isHttps } as const
  // A header set twice becomes a list: the session's cookie and the browser's mark travel together.
  reply.header('set-cookie', stringifySetCookie({ ...guarded, ...cookie }))
}

const cookieOf = ({ headers }: Pick<Arrival, 'headers'>, name: string): string | null =>
  parseCookie(headers.cookie ?? '')[name] ?? null

const markCookieName = ({ isHttps }: Scheme): string => sessionCookieName(isHttps) + MARK

/** Null for a text that cannot be the mark of a browser: it costs no query. */
const markOf = (text: string | null): string | null => (text !== null && DEVICE_NAME.test(text) ? text : null)
