import { Rate, type RateLimit } from '@touchline/serving'
import type { FastifyInstance } from 'fastify'
import type { Sessions } from './sessions'

export interface PageLimits {
  /** Of one opened game: more than the fastest player presses. */
  readonly session: RateLimit
  /** Of all opened games behind one address. */
  readonly address: RateLimit
  /** Of an address without an opened game: exchanges of launch keys, and forged requests. */
  readonly unknown: RateLimit
}

export const PAGE_LIMITS: PageLimits = {
  session: { points: 40, seconds: 2 },
  address: { points: 600, seconds: 2 },
  unknown: { points: 60, seconds: 2 },
}

/** Refuses floods before their body is read. Refusals of a session do not count for its address. */
export function limitRequests(
  app: FastifyInstance,
  sessions: Pick<Sessions, 'of'>,
  limits: PageLimits = PAGE_LIMITS,
): void {
  const [perSession, perAddress, perUnknown] = [
    new Rate(limits.session),
    new Rate(limits.address),
    new Rate(limits.unknown),
  ]
  app.addHook('onRequest', async ({ headers, ip }, reply) => {
    const session = sessions.of(headers.authorization)
    const waitMs = session
      ? ((await perSession.take(session.id)) ?? (await perAddress.take(ip)))
      : await perUnknown.take(ip)
    if (waitMs === null) return
    const after = String(Math.ceil(waitMs / 1000))
    return reply.code(429).header('retry-after', after).send({ status: 'requestLimit' })
  })
}
