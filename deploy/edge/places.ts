import { CATALOGUE } from '@touchline/contracts'
import type { FastifyInstance } from 'fastify'
import type { BrandDirectory, Place } from './brand-directory'

const places = new WeakMap<object, Place>()

/** Where a request leads; every route behind `findPlaces` has one. */
export function placeOf(request: { raw: object }): Place {
  const place = places.get(request.raw)
  if (!place) throw new Error('the request was let through without a place')
  return place
}

/** Finds the brand of every request by its host. */
export function findPlaces(app: FastifyInstance, directory: () => BrandDirectory): void {
  app.addHook('onRequest', async ({ raw, headers }) => {
    const place = directory().find(headers.host)
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
 * and no other, may read the answers. What a browser asks before a call is answered at once: it carries no cookie, so that it
 * would be counted as a stranger's, and costs no more than a refusal.
 */
export function allowOwnPage(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const place = places.get(request.raw)
    if (!place || place.group === 'page') return
    const { page } = place
    reply.header('vary', 'origin')
    if (request.headers.origin !== `${request.protocol}://${page}`) return
    reply
      .header('access-control-allow-origin', request.headers.origin)
      .header('access-control-allow-credentials', 'true')
    if (request.method !== 'OPTIONS') return
    return reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-max-age', '7200')
      .send()
  })
}
