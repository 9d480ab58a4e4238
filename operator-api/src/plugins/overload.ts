import type { FastifyInstance } from 'fastify'
import { refuse } from './refusal'
import { refusalAnswer } from './serve-call'

/** Turns requests away at once when too many are open: a quick no leaves time for the open ones. */
export function registerOverload(app: FastifyInstance, openMax: number): void {
  let open = 0
  app.addHook('onRequest', (request, reply, next) => {
    // Reset before it was read: it has no address to be counted by, and nobody waits for an answer.
    if (request.raw.socket.remoteAddress === undefined) {
      reply.hijack()
      request.raw.destroy()
      return
    }
    if (open >= openMax) {
      void reply.code(503).send(refusalAnswer(refuse('systemError', { retry_after: 1 })))
      return
    }
    open += 1
    // The socket's end is counted too: an aborted request has no response.
    reply.raw.once('close', () => {
      open -= 1
    })
    next()
  })
}
