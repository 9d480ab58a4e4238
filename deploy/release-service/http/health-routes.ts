import { HealthReport, ServedPages } from '@touchline/contracts'
import type { FastifyInstance } from 'fastify'
import type { HealthWatch } from '../health/health-watch'
import { parsed } from './parsed'

const REPORT_BYTES_MAX = 16 * 1024
const SERVED_BYTES_MAX = 2 * 1024 * 1024

/**
 * `POST /served`: pages that an edge served. `POST /health`: what those pages report of themselves, passed on by an edge.
 * `GET /health`: whether the service runs.
 */
export function serveHealth(app: FastifyInstance, health: HealthWatch): void {
  app.get('/health', async () => ({ ok: true }))

  app.post('/served', { bodyLimit: SERVED_BYTES_MAX }, async (request, reply) => {
    await health.count(parsed(ServedPages, request.body))
    return reply.code(204).send()
  })

  app.post('/health', { bodyLimit: REPORT_BYTES_MAX }, async (request, reply) => {
    await health.record(parsed(HealthReport, request.body))
    return reply.code(204).send()
  })
}
