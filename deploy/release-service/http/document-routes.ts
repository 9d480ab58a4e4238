import { releaseTag } from '@touchline/contracts/release'
import type { FastifyInstance } from 'fastify'
import { PageCache } from '../../edge/page-cache'
import type { Releases } from '../release/releases'
import { IdentityQuery, parsed } from './parsed'
import { HttpRefusal } from './refusal'

/** `GET /document?brand=&channel=`: the release in effect, by ETag, compressed once for every revision. */
export function serveDocument(app: FastifyInstance, releases: Releases): void {
  const texts = new Map<string, PageCache>()

  app.get('/document', async (request, reply) => {
    const identity = parsed(IdentityQuery, request.query)
    const state = await releases.read(identity)
    if (!state?.document) throw new HttpRefusal(404, 'nothing is released yet')
    const etag = releaseTag(state.document)
    reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
    if (holdsTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    const key = `${identity.brand} ${identity.channel}`
    const cache = texts.get(key) ?? new PageCache()
    texts.set(key, cache)
    const accepted = request.headers['accept-encoding']
    const make = async () => JSON.stringify(state.document)
    const { body, encoding } = await cache.get(etag, 'document', accepted, make)
    if (encoding) reply.header('content-encoding', encoding)
    return reply.type('application/json; charset=utf-8').send(body)
  })
}

/** Proxies that compress make tags weak; a browser may hold several. */
const holdsTag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
