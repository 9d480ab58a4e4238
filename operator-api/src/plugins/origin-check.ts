import type { FastifyInstance } from 'fastify'
import { refuse } from './refusal'
import { refusalAnswer } from './serve-call'

/**
 * Refuses what another site makes a browser send. Together with JSON as the only content type it keeps forms of other
 * sites out; programs send no Origin and carry no cookies they did not log in for.
 */
export function registerOriginCheck(app: FastifyInstance, allowed: readonly string[]): void {
  app.addHook('onRequest', (request, reply, next) => {
    if (request.method === 'GET') return next()
    const { origin } = request.headers
    const ours =
      origin === undefined
        ? request.headers['sec-fetch-site'] !== 'cross-site'
        : isOrigin(origin, request.host, allowed)
    if (ours) next()
    else void reply.code(403).send(refusalAnswer(refuse('originRefused')))
  })
}

/** Whether an Origin header names the host that was asked, or one of the operator's own. */
export function isOrigin(origin: string, host: string | undefined, allowed: readonly string[]): boolean {
  if (allowed.includes(origin)) return true
  // As a rule they agree to the letter, and nothing needs to be parsed.
  if (host && (origin === `https://${host}` || origin === `http://${host}`)) return true
  try {
    const asked = new URL(origin)
    // Through the same parser on both sides, which leaves out the port that the scheme implies.
    return asked.host === new URL(`${asked.protocol}//${host}`).host
  } catch {
    return false
  }
}
