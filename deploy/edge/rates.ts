import type { IncomingHttpHeaders } from 'node:http'
import type { Duplex } from 'node:stream'
import { CATALOGUE } from '@touchline/contracts'
import { networkOf } from '@touchline/rules'
import { OpenCount, Rate, type RateLimit, type SessionTokens, sessionCookieName } from '@touchline/serving'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookieOf } from './cookie-of'
import type { EdgeLimits } from './limits'

/** What is asked for, by what it costs. */
export type Cost = 'calls' | 'strangersCalls' | 'odds' | 'pages' | 'files' | 'upgrades'

export type RateLimits = Readonly<Record<Cost, RateLimit>>

/** Who asks, as far as an edge can tell by itself. */
export interface Visitor {
  /** Whose limits count: a member's own, or those of the network in which somebody unknown is. */
  readonly name: string
  readonly network: string
  /** The cookie of the session was made by an API of this installation. */
  readonly isMember: boolean
  /** Members can be told, and this is none. */
  readonly isStranger: boolean
}

export interface RateOptions {
  limits: Pick<EdgeLimits, 'rates' | 'refusalMs' | 'refusalsPerAddress'>
  tokens: SessionTokens
}

/** With every hundred refusals that wait in the same network, each waits as long again, up to ten times. */
const TIMES_MAX = 10

/**
 * How often something may be asked for. Who carries the cookie of a session pays for themselves, so that a stranger behind the
 * same address takes nothing from them; everybody else shares what their network has. A refusal comes late: a script that
 * asks again at once would otherwise keep this edge busy with refusing.
 */
export class VisitorRates {
  private readonly byCost: Record<Cost, Rate>
  private readonly waiting: OpenCount
  private readonly tokens: SessionTokens
  private readonly refusalMs: number

  constructor({ limits: { rates, refusalMs, refusalsPerAddress }, tokens }: RateOptions) {
    this.tokens = tokens
    this.refusalMs = refusalMs
    this.waiting = new OpenCount({ each: refusalsPerAddress })
    this.byCost = {
      calls: new Rate(rates.calls),
      strangersCalls: new Rate(rates.strangersCalls),
      odds: new Rate(rates.odds),
      pages: new Rate(rates.pages),
      files: new Rate(rates.files),
      upgrades: new Rate(rates.upgrades),
    }
  }

  visitorOf({ cookie }: IncomingHttpHeaders, address: string, isHttps: boolean): Visitor {
    const network = networkOf(address)
    const owner = this.tokens.read(cookieOf(cookie, sessionCookieName(isHttps)))?.owner ?? null
    return { name: owner === null ? network : `member ${owner}`, network, ...kindOf(owner, this.tokens) }
  }

  /** Null when it may be asked for. Else a time to wait in milliseconds, told late; `cut` when there are too many of them. */
  async take(cost: Cost, { name, network }: Visitor, connection: Duplex): Promise<number | 'cut' | null> {
    const waitMs = await this.byCost[cost].take(name)
    if (waitMs === null) return null
    const leave = this.waiting.take(network)
    if (!leave) return 'cut'
    const hundreds = Math.floor(this.waiting.of(network) / 100)
    await pause(this.refusalMs * Math.min(1 + hundreds, TIMES_MAX), connection)
    leave()
    return waitMs
  }
}

const kindOf = (owner: string | null, { areSigned }: SessionTokens) => ({
  isMember: owner !== null,
  isStranger: owner === null && areSigned,
})

/** Ends early when nobody waits any more. */
function pause(ms: number, connection: Duplex): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      connection.off('close', end)
      done()
    }
    const timer = setTimeout(end, ms)
    connection.once('close', end)
  })
}

const visitors = new WeakMap<object, Visitor>()
const refused = new WeakMap<object, number>()

/** Who asks; every request that came past `countRequests` has one. */
export function visitorOf(request: { raw: object }): Visitor {
  const visitor = visitors.get(request.raw)
  if (!visitor) throw new Error('the request was let through without a visitor')
  return visitor
}

/** Counts every request before anything else is done for it. */
export function countRequests(app: FastifyInstance, rates: VisitorRates): void {
  app.addHook('onRequest', async (request, reply) => {
    const visitor = rates.visitorOf(request.headers, request.ip, request.protocol === 'https')
    visitors.set(request.raw, visitor)
    const wait = await rates.take(costOf(request, visitor), visitor, request.raw.socket)
    if (wait === 'cut') cutOff(request, reply)
    else if (wait !== null) refused.set(request.raw, wait)
  })
}

/** Answers those who asked too often; after the headers that let a page read the answer. */
export function refuseTooMany(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const waitMs = refused.get(request.raw)
    if (waitMs !== undefined) return answerTooMany(reply, waitMs)
  })
}

export function answerTooMany(reply: FastifyReply, waitMs: number): FastifyReply {
  return reply
    .code(429)
    .header('retry-after', String(Math.max(1, Math.ceil(waitMs / 1000))))
    .header('cache-control', 'no-store')
    .send({ status: 'requestLimit', statusdesc: CATALOGUE.requestLimit.text })
}

export function cutOff(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack()
  request.raw.destroy()
}

/** A page is made for who asks, a call goes on to the API, and whatever else there is costs as little as a file. */
function costOf({ routeOptions: { url = '' } }: FastifyRequest, { isStranger }: Visitor): Cost {
  switch (url) {
    case '/app':
    case '/app/*':
      return isStranger ? 'strangersCalls' : 'calls'
    case '/odds':
    case '/odds/*':
      return 'odds'
    case '/*':
      return 'pages'
    default:
      return 'files'
  }
}
