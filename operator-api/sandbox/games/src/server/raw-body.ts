import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A body with the bytes that a signature covers. */
export interface RawBody {
  readonly raw: Buffer
  readonly json: unknown
}

export function keepRawBodies(app: FastifyInstance): void {
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, raw: Buffer, done) => {
    try {
      done(null, { raw, json: JSON.parse(raw.toString('utf8')) })
    } catch {
      done(Object.assign(new Error('Malformed JSON'), { statusCode: 400 }))
    }
  })
}

export const rawBodyOf = (request: FastifyRequest): Buffer =>
  (request.body as RawBody | undefined)?.raw ?? Buffer.alloc(0)
