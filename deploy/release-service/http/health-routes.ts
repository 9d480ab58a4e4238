import { createHash, timingSafeEqual } from 'node:crypto'
import { HealthReport, ServedPages } from '@touchline/contracts/release'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { HealthWatch } from '../health/health-watch'
import { bearerOf } from './authorize'
import { parsed } from './parsed'
import { HttpRefusal } from './refusal'

const REPORT_BYTES_MAX = 16 * 1024
const SERVED_BYTES_MAX = 2 * 1024 * 1024

export interface HealthRoutesOptions {
  health: HealthWatch
  /** Secret that edges show. */
  edgeToken: string
}

/**
 * `POST /served`: pages that an edge served. `POST /health`: what those pages report of themselves, passed on by an edge.
 * Both are for edges alone: they end canaries. `GET /health`: whether the service runs.
 */
export function serveHealth(app: FastifyInstance, { health, edgeToken }: HealthRoutesOptions): void {
  const digest = digestOf(edgeToken)
  // Before the body is read: strangers do not make the service parse anything.
  const onRequest = async (request: FastifyRequest) => {
    if (!timingSafeEqual(digestOf(bearerOf(request) ?? ''), digest))
      throw new HttpRefusal(401, 'this is for edges: their EDGE_TOKEN is needed')
  }
  app.get('/health', async () => ({ ok: true }))

  app.post('/served', { bodyLimit: SERVED_BYTES_MAX, onRequest }, async (request, reply) => {
    await health.count(parsed(ServedPages, request.body))
    return reply.code(204).send()
  })

  app.post('/health', { bodyLimit: REPORT_BYTES_MAX, onRequest }, async (request, reply) => {
    await health.record(parsed(HealthReport, request.body))
    return reply.code(204).send()
  })
}

/** Digests have one length, so that comparing takes the same time for every secret. */
const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()
