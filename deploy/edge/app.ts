import fastify, { type FastifyInstance } from 'fastify'
import { serveAssets } from './assets'
import { type PageOptions, serveHistory } from './history-routes'
import { COMMON_HEADERS } from './policy'
import { proxyCalls } from './proxy'

export interface EdgeOptions extends PageOptions {
  /** Address of the API. */
  api: string
  log: (line: string) => void
}

/** Everything that a browser asks for: the page, released files, calls and the socket, the release document. */
export async function createEdge(options: EdgeOptions): Promise<FastifyInstance> {
  // At the end nobody waits for browsers that keep their connections open.
  const app = fastify({ logger: false, bodyLimit: 256 * 1024, forceCloseConnections: true })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(COMMON_HEADERS)
  })
  // What went wrong inside is for the log, not for whoever asks.
  app.setErrorHandler((error, request, reply) => {
    options.log(`${request.method} ${request.url}: ${String(error)}`)
    return reply
      .code(500)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send('Something went wrong.')
  })
  app.get('/release.json', async (request, reply) => {
    const document = options.source.current()
    if (!document) return reply.code(503).header('retry-after', '2').send()
    const etag = `"r${document.revision}"`
    reply.header('etag', etag).header('cache-control', 'no-cache')
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : document
  })
  await proxyCalls(app, options.api, options.log)
  await serveAssets(app, options.releases)
  serveHistory(app, options)
  return app
}
