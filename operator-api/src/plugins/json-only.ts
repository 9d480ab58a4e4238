import type { FastifyInstance } from 'fastify'

/** JSON is the only content type: what a form of another site can send without asking is refused. An empty body is {}. */
export function registerJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, {}) : parse(request, body as string, done),
  )
}
