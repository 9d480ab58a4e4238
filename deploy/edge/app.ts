import { CATALOGUE, type ErrorCode } from '@touchline/contracts/errors'
import type { ReleaseDocument } from '@touchline/contracts/release'
import { answerClientErrors, guardConnections, LateRefusals, sessionTokens } from '@touchline/serving'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { ApiWatch } from './api-watch'
import { serveAssets } from './assets'
import { BODY_LIMIT } from './body-bytes'
import type { BrandDirectory } from './brand-directory'
import { serveBrands } from './brand-routes'
import { Connections, countedNetworks } from './connections'
import { allowOwnPage, answerPreflights, findDestinations, refuseUnknownHosts } from './destinations'
import type { DocumentSource } from './document-source'
import { serveFlags } from './flags'
import { type EdgeLimits, LIMITS } from './limits'
import { callersBehind, tunnelLive } from './live-tunnel'
import { servePages } from './page-routes'
import { COMMON_HEADERS } from './policy'
import { proxyCalls } from './proxy'
import { countRequests, refuseLate, VisitorRates } from './rates'
import { readableAddress } from './readable-address'
import { serveRelease } from './release-routes'
import { type ReportTo, ServedPagesLog } from './served-pages'
import { watchSessionKey } from './session-key'
import { createSites } from './site'
import { boundSlowRequests } from './slow-requests'
import { boundUnread } from './unread-answers'
import { warmPages } from './warm-pages'

export interface EdgeOptions {
  /** Asked at every request, so that a changed brand file takes effect. */
  directory: () => BrandDirectory
  sourceOf: (brand: string) => DocumentSource
  /** Folder of the published versions. */
  releases: string
  /** Folder with the files that close the page. */
  dataDir: string
  channel: string
  /** Address of the API. */
  api: string
  /** The release service that served pages are reported to; null for an edge that no player reaches. */
  reportTo: ReportTo | null
  /** Origins that may serve remotes inside every brand's page: for a developer's machine. */
  overrideOrigins: readonly string[]
  /** Origins of providers' games, which the page may show in a frame. */
  gameOrigins?: readonly string[]
  /** Addresses that may say for whom they ask: the nginx before this edge. None when this edge is the outermost. */
  trustedProxies: readonly string[]
  /** Recognizes the cookies that the API made; without it everybody is unknown. Older keys follow after commas. */
  sessionKey?: string
  limits?: EdgeLimits
  log: (line: string) => void
}

export interface Edge {
  app: FastifyInstance
  /** Makes and compresses the pages of a new revision before anybody asks. */
  warm: (brand: string, document: ReleaseDocument) => Promise<void>
}

const HEALTH = '/edge-health'
/** How often the server looks for headers and requests that took too long. */
const LOOK_EVERY_MS = 1000

/** Everything that a browser asks for: pages, released files, brands' files, calls and the socket, the release document. */
export async function createEdge(options: EdgeOptions): Promise<Edge> {
  const { directory, trustedProxies, sessionKey, limits = LIMITS } = options
  const tokens = sessionTokens(sessionKey)
  const rates = new VisitorRates(limits.rates, tokens)
  const { refusalMs: delayMs, refusalsPerVisitor: each, refusals: all } = limits
  const refusals = new LateRefusals({ delayMs, each, all })
  const connections = new Connections({ limits, trustedProxies, knowsMembers: tokens.areSigned })
  const callers = callersBehind(trustedProxies)
  /** An address that cannot be read comes past no hook, so it is counted here. */
  const refuseMalformed = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isGone(request)) return cutOff(request, reply)
    const { address, protocol } = callers(request.raw)
    const visitor = rates.visitorOf(request.headers, address, protocol === 'https')
    reply.headers(COMMON_HEADERS).header('cache-control', 'no-store')
    const waitMs = await rates.take('pages', visitor)
    if (waitMs !== null) return refuseLate(reply, waitMs, refusals, visitor)
    return reply.code(400).send(catalogued('invalidInput'))
  }
  // At the end nobody waits for browsers that keep their connections open.
  const app = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silenceMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: LOOK_EVERY_MS },
    frameworkErrors: (_error, request, reply) => {
      refuseMalformed(request, reply).catch((error: unknown) => {
        options.log(`${request.method} ${request.url}: ${String(error)}`)
        cutOff(request, reply)
      })
    },
    clientErrorHandler: answerClientErrors(catalogued('invalidInput')),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    rewriteUrl: ({ method, url = '/', headers }) => {
      const group = directory().find(headers.host)?.group ?? 'page'
      return group === 'page' ? readableAddress(method, url) : `/${group}${url}`
    },
  })
  // Hooks run in the order in which they are added, and this one matters:
  // 1. A connection that is gone has no address: nothing that counts may see it.
  // 2. Common headers are on every answer, so they come before the first hook that may give one.
  // 3. The destination (`findDestinations`) is what all that follow read.
  // 4. A page may read answers (`allowOwnPage`), refusals too, so that comes before the first refusal.
  // 5. Every request is counted before its answer, preflights and unknown hosts included: both cost.
  // 6. Slow bodies and unread answers are counted for the visitor whom `countRequests` named.
  app.addHook('onRequest', async (request, reply) => {
    if (isGone(request)) cutOff(request, reply)
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(COMMON_HEADERS)
  })
  connections.watch(app.server)
  guardConnections(app.server, { ...limits, nameOf: countedNetworks(trustedProxies) })
  findDestinations(app, directory)
  allowOwnPage(app)
  countRequests(app, { rates, refusals, connections })
  answerPreflights(app)
  refuseUnknownHosts(app, [HEALTH])
  boundSlowRequests(app, limits)
  boundUnread(app, limits)
  answerErrors(app, options.log)

  const siteOf = createSites(options.sourceOf)
  app.get(HEALTH, async (_request, reply) => {
    const revisions = directory().brands.map(({ file }) => {
      return [file.id, siteOf(file.id).source.current()?.revision ?? null] as const
    })
    const isReady = revisions.some(([, revision]) => revision !== null)
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ revisions: Object.fromEntries(revisions) })
  })
  const served = new ServedPagesLog(options)
  serveRelease(app, { ...options, siteOf, served })
  serveBrands(app, directory)
  const watch = new ApiWatch({ backMs: limits.apiBackMs, log: options.log })
  proxyCalls(app, { ...options, limits, watch, onCookies: watchSessionKey(tokens, options.log) })
  tunnelLive(app, { ...options, limits, rates, refusals, connections, watch })
  serveAssets(app, { releases: options.releases, limits, refusals })
  serveFlags(app)
  const pages = servePages(app, { ...options, siteOf, served })
  return {
    app,
    warm: (brand, document) => warmPages({ pages, directory: directory(), siteOf }, brand, document),
  }
}

/** A connection that was reset before its request was read has no address to be counted by, and nobody waits for an answer. */
const isGone = ({ socket }: FastifyRequest): boolean => socket.remoteAddress === undefined

function cutOff(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack()
  request.raw.destroy()
}

const catalogued = (status: ErrorCode) => ({ status, statusdesc: CATALOGUE[status].text })

function answerErrors(app: FastifyInstance, log: (line: string) => void): void {
  // The cause of an internal error goes to the log, not to the client; a client's error keeps its status.
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    const isTheirs = status >= 400 && status < 500
    if (!isTheirs) log(`${request.method} ${request.url}: ${String(error)}`)
    return reply
      .code(isTheirs ? status : 500)
      .header('cache-control', 'no-store')
      .send(catalogued(isTheirs ? 'invalidInput' : 'internalServerError'))
  })
  // A missing file must not be remembered: it may be published in the next second.
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', 'no-store').send(catalogued('notFound')),
  )
}
