import { Readable } from 'node:stream'
import fastifyStatic from '@fastify/static'
import { CATALOGUE } from '@touchline/contracts'
import { Rate } from '@touchline/serving'
import type { FastifyInstance } from 'fastify'
import type { EdgeLimits } from './limits'
import { FILE_POLICY } from './policy'
import { visitorOf } from './rates'

const REFUSAL = JSON.stringify({ status: 'requestLimit', statusdesc: CATALOGUE.requestLimit.text })
/** Headers of the file that a refusal takes the place of. */
const OF_THE_FILE = ['content-length', 'content-encoding', 'etag', 'last-modified', 'accept-ranges']

/** Files of published versions: their content never changes, so they may be kept for ever, precompressed where it pays. */
export async function serveAssets(
  app: FastifyInstance,
  releases: string,
  { fileKilobytes }: EdgeLimits,
): Promise<void> {
  await app.register(async (assets) => {
    assets.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', FILE_POLICY)
    })
    // Who asks for file after file and reads none of them fills the system's memory: it takes what is sent, read or not.
    const sent = new Rate(fileKilobytes)
    assets.addHook('onSend', async (request, reply, payload: unknown) => {
      const kilobytes = Math.ceil(Number(reply.getHeader('content-length') ?? 0) / 1000)
      if (kilobytes === 0 || request.method === 'HEAD') return payload
      const waitMs = await sent.take(visitorOf(request).name, kilobytes)
      if (waitMs === null) return payload
      if (payload instanceof Readable) payload.destroy()
      for (const name of OF_THE_FILE) reply.removeHeader(name)
      reply
        .code(429)
        .header('retry-after', String(Math.max(1, Math.ceil(waitMs / 1000))))
        .header('cache-control', 'no-store')
        .header('content-type', 'application/json; charset=utf-8')
      return REFUSAL
    })
    await assets.register(fastifyStatic, {
      root: releases,
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      index: false,
      dotfiles: 'ignore',
    })
  })
}
