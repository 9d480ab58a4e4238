import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './refusal'
import { refusalAnswer } from './serve-call'

/**
 * Refuses what another site makes a browser send. Together with JSON as the only content type it keeps forms of other
 * sites out; programs send no Origin and carry no cookies they did not log in for.
 */
export function registerOriginCheck(app: FastifyInstance, allowed: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && !isOurs(request, allowed))
      return reply.code(403).send(refusalAnswer(refuse('originRefused')))
  })
}

export function isOurs(request: FastifyRequest, allowed: readonly string[]): boolean {
  const { origin } = request.headers
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site'
  return allowed.includes(origin) || hostOf(origin) === request.host
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}
