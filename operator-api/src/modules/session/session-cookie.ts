import type { IncomingHttpHeaders } from 'node:http'
import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

const YEAR_SECONDS = 31_536_000
// The prefix makes browsers insist on HTTPS and this very host; without HTTPS they would refuse such a cookie.
const NAMES = { https: '__Host-touchline', http: 'touchline' } as const
const DEVICE = 'touchline-device'

/** The session's secret in the request's cookie, or null. */
export function sessionSecret(headers: IncomingHttpHeaders): string | null {
  const cookies = parseCookie(headers.cookie ?? '')
  return cookies[NAMES.https] ?? cookies[NAMES.http] ?? null
}

/** The mark of a browser that has logged in before, or null. */
export const deviceSecret = (headers: IncomingHttpHeaders): string | null =>
  parseCookie(headers.cookie ?? '')[DEVICE] ?? null

/** Lives as long as the browser does: whether the session still stands, the server says. */
export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, secret: string): void =>
  setCookie(request, reply, { name: nameFor(request), value: secret })

export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  setCookie(request, reply, { name: nameFor(request), value: '', maxAge: 0 })

export const setDeviceCookie = (request: FastifyRequest, reply: FastifyReply, secret: string): void =>
  setCookie(request, reply, { name: DEVICE, value: secret, maxAge: YEAR_SECONDS })

function setCookie(request: FastifyRequest, reply: FastifyReply, cookie: SetCookie): void {
  const guarded = { path: '/', httpOnly: true, sameSite: 'strict', secure: isHttps(request) } as const
  // A header set twice becomes a list: the session's cookie and the browser's mark travel together.
  reply.header('set-cookie', stringifySetCookie({ ...guarded, ...cookie }))
}

const isHttps = (request: FastifyRequest): boolean => request.protocol === 'https'
const nameFor = (request: FastifyRequest): string => NAMES[isHttps(request) ? 'https' : 'http']
