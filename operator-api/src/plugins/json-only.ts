import type { FastifyInstance } from 'fastify'

/** JSON is the only content type: forms of other sites, which need no preflight, are refused. An empty body is {}. */
export function registerJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, {}) : parse(request, body as string, done),
  )
}
