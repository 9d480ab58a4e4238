import Fastify, { type FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { FAULTS, type FaultSource, NO_FAULTS } from './operator-faults'
import type { StandIn } from './stand-in'

const Faults = v.object({
  rate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0),
  kinds: v.optional(v.array(v.picklist(FAULTS)), [...FAULTS]),
  next: v.optional(v.array(v.picklist(FAULTS)), []),
  actions: v.optional(v.array(v.string())),
})

/** The stand-in behind a port of this machine. */
export function standInServer(answerTo: StandIn, faults: FaultSource): FastifyInstance {
  const app = Fastify({ bodyLimit: 64_000, forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.get('/health', async () => ({ status: 'ok' }))
  app.post('/sandbox/faults', async ({ body }) => {
    const { actions, ...plan } = v.parse(Faults, JSON.parse(String(body)))
    faults.set({ ...NO_FAULTS, ...plan, ...(actions && { actions }) })
    return { status: 'ok' }
  })
  app.post('/operator/v1/:action', async (request, reply) => {
    const { 'x-tl-timestamp': timestamp, 'x-tl-signature': signature } = request.headers
    const answer = await answerTo({
      path: request.url,
      timestamp: String(timestamp ?? ''),
      signature: String(signature ?? ''),
      body: String(request.body ?? ''),
    })
    if (answer.isLost) {
      request.raw.socket.destroy()
      return reply.hijack()
    }
    if (answer.delayMs > 0) await new Promise((done) => setTimeout(done, answer.delayMs).unref())
    if (answer.signature !== null) reply.header('x-tl-signature', answer.signature)
    return reply.code(answer.http).type('application/json').send(answer.body)
  })
  return app
}
