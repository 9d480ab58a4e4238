import type { IncomingMessage } from 'node:http'
import { CATALOGUE } from '@touchline/contracts/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BrandDirectory, Place } from './brand-directory'

/** The host that a request names; none when it names two, of which another server may take the other one. */
export function hostOf({ headers, rawHeaders }: IncomingMessage): string | undefined {
  const named = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  return named.length > 1 ? undefined : headers.host
}

const places = new WeakMap<object, Place>()

/** Where a request leads; every route behind `findPlaces` has one. */
export function placeOf(request: { raw: object }): Place {
  const place = places.get(request.raw)
  if (!place) throw new Error('the request was let through without a place')
  return place
}

/** Finds the brand of every request by its host. */
export function findPlaces(app: FastifyInstance, directory: () => BrandDirectory): void {
  app.addHook('onRequest', async ({ raw }) => {
    const place = directory().find(hostOf(raw))
    if (place) places.set(raw, place)
  })
}

const MISDIRECTED = 421

/** Turns away hosts of nobody. `free` are paths that need no brand. */
export function refuseUnknownHosts(app: FastifyInstance, free: readonly string[]): void {
  app.addHook('onRequest', async ({ raw, url }, reply) => {
    if (places.has(raw) || free.includes(url)) return
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
    const place = places.get(request.raw)
    if (!place || place.group === 'page') return
    reply.header('vary', 'origin')
    if (request.headers.origin !== originOf(request, place)) return
    reply
      .header('access-control-allow-origin', request.headers.origin)
      .header('access-control-allow-credentials', 'true')
  })
}

/** What a browser asks before a call to a host of its own: whether the page may make it. */
export const isPreflight = (request: FastifyRequest): boolean => {
  const place = places.get(request.raw)
  if (request.method !== 'OPTIONS' || !place || place.group === 'page') return false
  return request.headers.origin === originOf(request, place)
}

const originOf = ({ protocol }: FastifyRequest, { page }: Place): string => `${protocol}://${page}`

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
