import type { ErrorCode } from '@touchline/contracts/errors'
import { answerClientErrors } from '@touchline/serving'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { refuse } from './refusal'
import { refusalAnswer } from './serve-call'

// Codes of PostgreSQL and its socket when the database is away or full: worth trying again soon.
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '53100',
  '53300',
  '08006',
])

const INVALID = refusalAnswer(refuse('invalidInput'))

/** For requests and addresses that cannot be read, which come to no handler. */
export const MALFORMED_ANSWERS = {
  frameworkErrors: (error: FastifyError, _request: unknown, reply: FastifyReply): void => {
    void reply.code(error.statusCode ?? 400).send(INVALID)
  },
  clientErrorHandler: answerClientErrors(INVALID),
}

/** Every failure leaves as an answer of the catalogue; what went wrong inside stays in the log. */
export function registerErrorAnswers(app: FastifyInstance): void {
  app.setNotFoundHandler((_, reply) => reply.code(404).send(refusalAnswer(refuse('notFound'))))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { http, code } = meaningOf(error)
    if (http >= 500) request.log.error({ err: error }, 'request failed')
    return reply.code(http).send(refusalAnswer(refuse(code)))
  })
}

function meaningOf(error: FastifyError): { http: number; code: ErrorCode } {
  if (AWAY.has(error.code) || /Connection terminated|timeout/.test(error.message))
    return { http: 503, code: 'systemError' }
  const http = error.statusCode ?? 500
  if (http === 429) return { http, code: 'requestLimit' }
  return http >= 400 && http < 500
    ? { http, code: 'invalidInput' }
    : { http: 500, code: 'internalServerError' }
}
