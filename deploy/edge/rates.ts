import type { IncomingHttpHeaders } from 'node:http'
import { CATALOGUE } from '@touchline/contracts/errors'
import { networkOf } from '@touchline/rules'
import { type LateRefusals, Rate, type SessionTokens, sessionCookieName } from '@touchline/serving'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bodyBytesOf } from './body-bytes'
import type { Connections } from './connections'
import { cookieOf } from './cookie-of'
import { isPreflight } from './destinations'
import { PLAY_PATHS, WALLET_PATHS } from './game-paths'
import type { Cost, RateLimits } from './limits'

/** Who asks, as far as an edge can see by itself. */
export interface Visitor {
  /** Whose limits count: a member's own, or those of the network in which somebody unknown is. */
  readonly name: string
  /** The cookie of the session was made by an API of this installation. */
  readonly isMember: boolean
  /** Members can be recognized, and this is not a member. */
  readonly isStranger: boolean
}

/**
 * How often something may be asked for. Who carries the cookie of a session pays for themselves, so that a stranger behind the
 * same address takes nothing from them; everybody else shares what their network has.
 */
export class VisitorRates {
  private readonly byCost: Record<Cost, Rate>

  constructor(
    rates: RateLimits,
    private readonly tokens: SessionTokens,
  ) {
    this.byCost = {
      calls: new Rate(rates.calls),
      walletCalls: new Rate(rates.walletCalls),
      strangersCalls: new Rate(rates.strangersCalls),
      odds: new Rate(rates.odds),
      pages: new Rate(rates.pages),
      files: new Rate(rates.files),
      upgrades: new Rate(rates.upgrades),
      preflights: new Rate(rates.preflights),
    }
  }

  visitorOf({ cookie }: IncomingHttpHeaders, address: string, isHttps: boolean): Visitor {
    const owner = this.tokens.read(cookieOf(cookie, sessionCookieName(isHttps)))?.owner ?? null
    return {
      name: owner === null ? networkOf(address) : `member ${owner}`,
      isMember: owner !== null,
      isStranger: owner === null && this.tokens.areSigned,
    }
  }

  /** Counts one: null when it may be asked for, else how long to wait, in milliseconds. */
  take(cost: Cost, { name }: Visitor): Promise<number | null> {
    return this.byCost[cost].take(name)
  }
}

const visitors = new WeakMap<object, Visitor>()

/** The visitor of a request; null for a request answered before it was counted. */
export const findVisitor = ({ raw }: { raw: object }): Visitor | null => visitors.get(raw) ?? null

/** Who asks; every request that came past `countRequests` has one. */
export function visitorOf(request: { raw: object }): Visitor {
  const visitor = findVisitor(request)
  if (!visitor) throw new Error('the request was let through without a visitor')
  return visitor
}

interface Counting {
  rates: VisitorRates
  refusals: LateRefusals
  connections: Connections
}

/** Counts every request before any work for it, and refuses visitors over their limit. */
export function countRequests(app: FastifyInstance, { rates, refusals, connections }: Counting): void {
  app.addHook('onRequest', async (request, reply) => {
    const visitor = rates.visitorOf(request.headers, request.ip, request.protocol === 'https')
    visitors.set(request.raw, visitor)
    if (visitor.isMember) connections.keep(request.raw.socket, visitor.name)
    const cost = isPreflight(request) ? 'preflights' : costOf(request, visitor)
    const waitMs = await rates.take(cost, visitor)
    if (waitMs !== null) return refuseLate(reply, waitMs, refusals, visitor)
  })
}

/**
 * A waiting request already holds the received part of its body; the body of a call is some hundred bytes.
 */
const SMALL_BODY = 4096

/**
 * Answers late who asked too often; at once, and the connection is of no more use, when too many wait for that already or the
 * request brings a large body.
 */
export async function refuseLate(
  reply: FastifyReply,
  waitMs: number,
  refusals: LateRefusals,
  { name }: Visitor,
): Promise<FastifyReply> {
  const { raw } = reply.request
  const isLate = bodyBytesOf(raw) <= SMALL_BODY && (await refusals.wait(name, raw.socket))
  if (!isLate) reply.header('connection', 'close')
  return answerTooMany(reply, waitMs)
}

export function answerTooMany(reply: FastifyReply, waitMs: number): FastifyReply {
  return reply
    .code(429)
    .header('retry-after', String(Math.max(1, Math.ceil(waitMs / 1000))))
    .header('cache-control', 'no-store')
    .send({ status: 'requestLimit', statusdesc: CATALOGUE.requestLimit.text })
}

/** A page is made for its visitor, a call goes on to the API, and everything else costs as little as a file. */
function costOf({ routeOptions: { url = '' } }: FastifyRequest, { isStranger }: Visitor): Cost {
  switch (url) {
    case '/app':
    case '/app/*':
    case PLAY_PATHS:
      return isStranger ? 'strangersCalls' : 'calls'
    case WALLET_PATHS[0]:
    case WALLET_PATHS[1]:
    case WALLET_PATHS[2]:
      return 'walletCalls'
    case '/odds':
    case '/odds/*':
      return 'odds'
    case '/*':
      return 'pages'
    default:
      return 'files'
  }
}
