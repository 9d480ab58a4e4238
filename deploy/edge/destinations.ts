import type { IncomingMessage } from 'node:http'
import { CATALOGUE } from '@touchline/contracts/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BrandDirectory, Destination } from './brand-directory'

/** The host that a request names; none when it names two, of which another server may take the other one. */
export function hostOf({ headers, rawHeaders }: IncomingMessage): string | undefined {
  const named = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  return named.length > 1 ? undefined : headers.host
}

const destinations = new WeakMap<object, Destination>()

/** Where a request leads; every route behind `findDestinations` has one. */
export function destinationOf(request: { raw: object }): Destination {
  const destination = destinations.get(request.raw)
  if (!destination) throw new Error('the request was let through without a destination')
  return destination
}

/** Finds the brand of every request by its host. */
export function findDestinations(app: FastifyInstance, directory: () => BrandDirectory): void {
  app.addHook('onRequest', async ({ raw }) => {
    const destination = directory().find(hostOf(raw))
    if (destination) destinations.set(raw, destination)
  })
}

const MISDIRECTED = 421

/** Turns away hosts of nobody. `free` are paths that need no brand. */
export function refuseUnknownHosts(app: FastifyInstance, free: readonly string[]): void {
  app.addHook('onRequest', async ({ raw, url }, reply) => {
    if (destinations.has(raw) || free.includes(url)) return
    return reply
      .code(MISDIRECTED)
      .header('cache-control', 'no-store')
      .send({ status: 'notFound', statusdesc: CATALOGUE.notFound.text })
  })
}

/**
 * Hosts `app.` and `odds.` before a brand's own: their paths go below the prefix of the group, and the page of the brand,
 * and no other, may read the answers.
 */
export function allowOwnPage(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const destination = destinations.get(request.raw)
    if (!destination || destination.group === 'page') return
    reply.header('vary', 'origin')
    if (request.headers.origin !== originOf(request, destination)) return
    reply
      .header('access-control-allow-origin', request.headers.origin)
      .header('access-control-allow-credentials', 'true')
  })
}

/** A browser's question before a call to a host of its own: whether the page may make it. */
export const isPreflight = (request: FastifyRequest): boolean => {
  const destination = destinations.get(request.raw)
  if (request.method !== 'OPTIONS' || !destination || destination.group === 'page') return false
  return request.headers.origin === originOf(request, destination)
}

const originOf = ({ protocol }: FastifyRequest, { page }: Destination): string => `${protocol}://${page}`

/** Answers what browsers ask before calls, without asking the API. */
export function answerPreflights(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isPreflight(request)) return
    return reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', '7200')
      .send()
  })
}
