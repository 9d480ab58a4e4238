import type { FastifyError, FastifyInstance } from 'fastify'
import { HistoryDamaged } from '../release/release-record'
import { StorageFull } from '../storage/object-store'

/** A refused request, with the text for its caller. */
export class HttpRefusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    readonly facts: object = {},
  ) {
    super(reason)
  }
}

/** Every error as `{reason}`. Internal errors are for the log alone. */
export function answerErrors(app: FastifyInstance, log: (line: string) => void): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    if (error instanceof HttpRefusal) {
      return reply.code(error.status).send({ reason: error.reason, ...error.facts })
    }
    if (error instanceof StorageFull) {
      log(`${request.method} ${request.url}: ${error.message}`)
      return reply.code(507).send({ reason: `${error.message}; nothing was changed` })
    }
    if (error instanceof HistoryDamaged) return reply.code(503).send({ reason: error.message })
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
    if (status < 500) return reply.code(status).send({ reason: error.message })
    log(`${request.method} ${request.url}: ${error.stack ?? error.message}`)
    return reply.code(500).send({ reason: 'the release service failed; its log says why' })
  })
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ reason: `there is no ${request.method} ${request.url.split('?')[0]}` }),
  )
}
