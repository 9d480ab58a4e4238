import { type LateRefusals, Rate } from '@touchline/serving'
import type { FastifyInstance } from 'fastify'
import type { EdgeLimits } from './limits'
import { FILE_POLICY, IMMUTABLE } from './policy'
import { refuseLate, visitorOf } from './rates'
import { createReleasedFiles } from './released-files'

export interface AssetOptions {
  /** Folder of the published versions. */
  releases: string
  limits: Pick<EdgeLimits, 'fileKilobytes'>
  refusals: LateRefusals
}

/** Files of published versions: their content never changes, so they may be kept for ever, precompressed where it pays. */
export function serveAssets(app: FastifyInstance, { releases, limits, refusals }: AssetOptions): void {
  const fileOf = createReleasedFiles(releases)
  // A client that asks for files and reads none fills the system's memory, which buffers all bytes sent.
  const sent = new Rate(limits.fileKilobytes)
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    reply.header('content-security-policy', FILE_POLICY)
    const name = request.params['*']
    // A file has one address: written another way it would be kept, and counted, as another file along the whole way.
    if (request.url.split('?', 1)[0] !== `/assets/${name}`) return reply.callNotFound()
    const file = await fileOf(name, request.headers['accept-encoding'])
    if (!file) return reply.callNotFound()
    const { body, coding, etag, type } = file
    const isKnown = request.headers['if-none-match']?.includes(etag) === true
    if (!isKnown && request.method !== 'HEAD') {
      const visitor = visitorOf(request)
      const waitMs = await sent.take(visitor.name, Math.ceil(body.length / 1000))
      if (waitMs !== null) return refuseLate(reply, waitMs, refusals, visitor)
    }
    reply.header('cache-control', IMMUTABLE).header('etag', etag).header('vary', 'accept-encoding')
    if (isKnown) return reply.code(304).send()
    if (coding !== 'identity') reply.header('content-encoding', coding)
    return reply.type(type).send(body)
  })
}
