import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { FILE_POLICY } from './policy'

/** Files of published versions: their content never changes, so they may be kept for ever, precompressed where it pays. */
export async function serveAssets(app: FastifyInstance, releases: string): Promise<void> {
  await app.register(async (assets) => {
    assets.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', FILE_POLICY)
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
