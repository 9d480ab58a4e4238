import type { FastifyError, FastifyInstance } from 'fastify'
import type { RawCall, WalletProtocol } from './adapters/adapter'
import type { WalletService } from './service'

/** Bytes of a call: a rollback of many transactions, with the details of a round. */
const BODY_BYTES_MAX = 64 * 1024

/**
 * Puts the wallet calls of providers on the server, outside of sessions: their signatures are over the raw bytes, so nothing parses a
 * body before its adapter.
 */
export function registerCallbacks(
  http: FastifyInstance,
  protocols: readonly WalletProtocol[],
  service: WalletService,
): void {
  for (const protocol of protocols)
    http.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(
        '*',
        { parseAs: 'buffer', bodyLimit: BODY_BYTES_MAX },
        (_request, body, done) => done(null, body),
      )
      scope.setErrorHandler((error: FastifyError, request, reply) => {
        const isTheirs = (error.statusCode ?? 500) < 500
        if (!isTheirs) request.log.error({ err: error }, 'a wallet call failed')
        const { http: status, body } = protocol.failed(isTheirs ? 'invalidInput' : 'systemError')
        return reply.code(status).send(body)
      })
      for (const url of protocol.routes)
        scope.post(
          url,
          { bodyLimit: BODY_BYTES_MAX },
          async ({ method, url: path, headers, body }, reply) => {
            const call: RawCall = {
              method,
              path,
              headers,
              body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
            }
            const answer = await answerOf(protocol, service, call)
            return reply.code(answer.http).header('cache-control', 'no-store').send(answer.body)
          },
        )
    })
}

async function answerOf(protocol: WalletProtocol, service: WalletService, call: RawCall) {
  const connection = protocol.find(call)
  if (!connection) return protocol.failed('invalidSignature')
  const received = connection.receive(call)
  if ('reply' in received) return received.reply
  const outcome = await service.carryOut(connection.id, received.event)
  return connection.reply(received.event, outcome)
}
