import type { IncomingHttpHeaders } from 'node:http'
import fastifyCookie from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

const YEAR_SECONDS = 31_536_000
// The prefix makes browsers insist on HTTPS and this very host; without HTTPS they would refuse such a cookie.
const NAMES = { https: '__Host-touchline', http: 'touchline' } as const
const DEVICE = 'touchline-device'

/** The session's secret in the request's cookie, or null. */
export function sessionSecret(headers: IncomingHttpHeaders): string | null {
  const cookies = fastifyCookie.parse(headers.cookie ?? '')
  return cookies[NAMES.https] ?? cookies[NAMES.http] ?? null
}

/** The mark of a browser that has logged in before, or null. */
export const deviceSecret = (headers: IncomingHttpHeaders): string | null =>
  fastifyCookie.parse(headers.cookie ?? '')[DEVICE] ?? null

/** Lives as long as the browser does: whether the session still stands, the server says. */
export function setSessionCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(nameFor(request), secret, guarded(request))
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameFor(request), guarded(request))
}

export function setDeviceCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(DEVICE, secret, { ...guarded(request), maxAge: YEAR_SECONDS })
}

const isHttps = (request: FastifyRequest): boolean => request.protocol === 'https'
const nameFor = (request: FastifyRequest): string => NAMES[isHttps(request) ? 'https' : 'http']
const guarded = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isHttps(request) }) as const
