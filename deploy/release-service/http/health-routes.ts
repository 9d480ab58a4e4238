import { HealthReport } from '@touchline/contracts'
import type { FastifyInstance } from 'fastify'
import type { HealthWatch } from '../health/health-watch'
import { parsed } from './parsed'

const REPORT_BYTES_MAX = 16 * 1024

/** `POST /health`: what pages report of themselves. `GET /health`: whether the service runs. */
export function serveHealth(app: FastifyInstance, health: HealthWatch): void {
  app.get('/health', async () => ({ ok: true }))

  app.post('/health', { bodyLimit: REPORT_BYTES_MAX }, async (request, reply) => {
    const source = request.headers['x-forwarded-for']
    await health.record(parsed(HealthReport, request.body), typeof source === 'string' ? source : '')
    return reply.code(204).send()
  })
}
