import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Measures of one server, read by a collector at /metrics; the edge does not pass that path on. */
export function registerMetrics(app: FastifyInstance): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route and HTTP status',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.25, 1, 4],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, next) => {
    const route = request.routeOptions.url ?? 'unknown'
    seconds.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000)
    next()
  })
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()))
  return registry
}
