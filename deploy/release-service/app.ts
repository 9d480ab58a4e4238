import { createHash, timingSafeEqual } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { ReleaseChange } from './change'
import type { ReleaseStore } from './release-store'

const ChangeBody = v.object({
  expected: v.pipe(v.number(), v.integer(), v.minValue(0)),
  change: ReleaseChange,
  actor: v.pipe(v.string(), v.minLength(1)),
  reason: v.pipe(v.string(), v.minLength(1)),
})

/**
 * The release service: `GET /document` with an ETag for everybody inside, `POST /change` for who holds the token.
 * A change names the revision it was made for and is refused with 409 when another came first.
 */
export function createReleaseService(store: ReleaseStore, token: string): FastifyInstance {
  const app = fastify({ logger: false, forceCloseConnections: true })

  app.get('/health', async () => ({ ok: true }))

  app.get('/document', async (request, reply) => {
    const document = await store.read()
    if (!document) return reply.code(404).send({ reason: 'nothing is released yet' })
    const etag = `"r${document.revision}"`
    reply.header('etag', etag).header('cache-control', 'no-cache')
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : document
  })

  app.post('/change', async (request, reply) => {
    if (!holdsToken(request.headers.authorization, token)) {
      return reply.code(401).send({ reason: 'a release token is needed' })
    }
    const body = v.safeParse(ChangeBody, request.body)
    if (!body.success) return reply.code(400).send({ reason: body.issues[0].message })
    const outcome = await store.change(body.output)
    switch (outcome.kind) {
      case 'changed':
        return outcome.document
      case 'conflict':
        return reply.code(409).send({ reason: `revision ${outcome.revision} came first`, ...outcome })
      case 'refused':
        return reply.code(422).send({ reason: outcome.reason })
    }
  })
  return app
}

/** Compares digests, so that neither content nor length of the token shows in the time taken. */
function holdsToken(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`))
}
