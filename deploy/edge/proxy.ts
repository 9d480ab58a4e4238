import * as http from 'node:http'
import * as https from 'node:https'
import { CATALOGUE, type ErrorCode } from '@touchline/contracts/errors'
import { OpenCount, Rate } from '@touchline/serving'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiWatch } from './api-watch'
import type { Destination } from './brand-directory'
import { destinationOf } from './destinations'
import { PLAY_PATHS, WALLET_PATHS } from './game-paths'
import type { EdgeLimits } from './limits'
import { answerTooMany, visitorOf } from './rates'

export interface CallOptions {
  /** Address of the API. */
  api: string
  limits: EdgeLimits
  /** Is called with the cookies that the API sets. */
  onCookies: (cookies: readonly string[] | undefined) => void
  watch: ApiWatch
}

const refusal = (status: ErrorCode) => ({ status, statusdesc: CATALOGUE[status].text })

/** The answer that a page understands when no API process answers. */
export const CONNECTION_FAILED = refusal('connectionFailed')

const METHODS = ['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT', 'OPTIONS']

/**
 * Passes the two host groups on to the API, which sees the host that the browser named. A body is read whole before the
 * API is asked, so that a slow browser holds none of the connections to it; how many one visitor holds is limited.
 */
export function proxyCalls(app: FastifyInstance, { api, limits, onCookies, watch }: CallOptions): void {
  const upstream = new URL(api)
  const { request: ask, Agent } = upstream.protocol === 'https:' ? https : http
  const agent = new Agent({ keepAlive: true, maxSockets: limits.calls })
  // The system buffers all bytes sent, read or not, so the bytes sent to one visitor are limited.
  const sent = new Rate(limits.answerKilobytes)
  const open = new OpenCount({ each: limits.callsPerVisitor, all: limits.calls * 2 })
  app.addHook('onClose', async () => agent.destroy())

  const begin = (request: FastifyRequest, body: Buffer | undefined) =>
    ask({
      agent,
      protocol: upstream.protocol,
      hostname: upstream.hostname,
      port: upstream.port,
      method: request.method,
      path: request.raw.url,
      headers: {
        ...endToEnd(request.headers),
        ...(body ? { 'content-length': body.length } : {}),
        ...callerOf(destinationOf(request), request.ip, request.protocol),
      },
    })

  const pass = async (request: FastifyRequest, reply: FastifyReply) => {
    const { name } = visitorOf(request)
    // A dozen boards that nobody has packed are what a network may be sent: who logs in there needs none of them.
    const share = `${isOfOdds(request) ? 'odds' : 'calls'} ${name}`
    const waitMs = await sent.waitOf(share)
    if (waitMs !== null) return answerTooMany(reply, waitMs)
    const leave = open.take(name)
    if (!leave) return answerTooMany(reply, 1000)
    const body = Buffer.isBuffer(request.body) ? request.body : undefined
    let asked: http.ClientRequest
    try {
      asked = begin(request, body)
    } catch (error) {
      // Nothing is on its way that would give the place back at its end.
      leave()
      throw error
    }
    const giveUp = () => asked.destroy(new Error('no answer in time'))
    const answerBy = setTimeout(giveUp, limits.answerMs)
    const takenBy = setTimeout(giveUp, limits.callMs)
    asked.on('close', () => {
      clearTimeout(answerBy)
      clearTimeout(takenBy)
      leave()
    })
    asked.on('response', (answer) => {
      clearTimeout(answerBy)
      watch.answered()
      onCookies(answer.headers['set-cookie'])
      // Read whole before any of it is sent, so that who reads slowly holds none of the connections to the API.
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', fail)
      answer.on('end', () => {
        if (reply.raw.destroyed) return
        const whole = Buffer.concat(parts)
        void sent.take(share, Math.ceil(whole.length / 1000))
        void reply
          .code(answer.statusCode ?? 502)
          .headers(endToEnd(answer.headers))
          .send(whole)
      })
    })
    const fail = (error: Error) => {
      if (reply.sent || reply.raw.destroyed) return
      watch.failed(`${request.method} ${request.url}`, error)
      void reply.code(502).header('cache-control', 'no-store').send(CONNECTION_FAILED)
    }
    asked.on('error', fail)
    // Nobody waits for the answer any more.
    reply.raw.on('close', () => asked.destroy())
    asked.end(body)
    return reply
  }

  app.register(async (calls) => {
    calls.removeAllContentTypeParsers()
    calls.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    calls.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
      const { statusCode: status = 500 } = error
      if (status < 400 || status >= 500) throw error
      return reply.code(status).header('cache-control', 'no-store').send(refusal('invalidInput'))
    })
    for (const url of ['/app', '/app/*', '/odds', '/odds/*', PLAY_PATHS, ...WALLET_PATHS]) {
      calls.route({ method: METHODS, url, handler: pass })
    }
  })
}

const isOfOdds = ({ routeOptions: { url = '' } }: FastifyRequest): boolean => url.startsWith('/odds')

/** Headers that belong to one connection, or that say of the caller what only this edge may say. */
const OWN = new Set([
  ...['connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'expect'],
  ...['content-length', 'http2-settings', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection'],
  ...['forwarded', 'x-real-ip'],
])

function endToEnd(headers: http.IncomingHttpHeaders): http.IncomingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()))
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name, value]) => value !== undefined && !OWN.has(name) && !named.has(name),
    ),
  )
}

/**
 * Who asks, as this edge sees it: what a browser claims of itself is overwritten. The API is given the host of the page,
 * also when the call came to a host of its own, because pages of that host alone may make calls.
 */
export function callerOf(
  { brand, page }: Destination,
  address: string,
  protocol: string,
): Record<string, string> {
  return {
    host: page,
    'x-forwarded-host': page,
    'x-forwarded-for': address,
    'x-forwarded-proto': protocol,
    'x-brand': brand.file.id,
  }
}
