import { createHash } from 'node:crypto'
import type { CheckRecord, PublishedVersion, ReleaseRole } from '@touchline/contracts'
import fastify, { type FastifyRequest } from 'fastify'
import type { ChangeRequest } from '../service/release-client'
import { Refusal } from './stand-in/refusal'
import { Store } from './stand-in/store'

/** Secret of the token that may do everything. */
export const ROOT_TOKEN = 'root'

interface VersionParams {
  area: string
  version: string
  '*': string
}
const keyOf = ({ area, version }: VersionParams): string => `${area}@${version}`
const documentKey = (query: unknown): string => {
  const { brand = 'touchline', channel = 'production' } = query as Record<string, string>
  return `${brand} ${channel}`
}

/** A release service in memory on a port of its own: the protocol without storage, for commands to be tried on. */
export async function startService(): Promise<{ url: string; stop: () => Promise<void> }> {
  const app = fastify({ forceCloseConnections: true })
  const store = new Store({ name: 'installation', roles: ['admin'], secret: ROOT_TOKEN })
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Refusal)) return reply.code(500).send({ reason: String(error) })
    return reply.code(error.statusCode).send({ reason: error.reason, ...error.more })
  })

  const actorOf = ({ headers }: FastifyRequest, role: ReleaseRole): string => {
    const secret = headers.authorization?.replace('Bearer ', '')
    const token = [...store.tokens.values()].find((one) => one.secret === secret)
    if (!token) throw new Refusal(401, 'a token is needed')
    if (token.roles.includes('admin') || token.roles.includes(role)) return token.name
    throw new Refusal(403, `the role ${role} is needed`)
  }
  const known = <T>(value: T | null | undefined): T => {
    if (value === null || value === undefined) throw new Refusal(404, 'there is none')
    return value
  }

  app.get('/document', async ({ query }) => known(store.document(documentKey(query))))
  app.get('/status', async () => ({ releases: store.status() }))
  app.get('/history', async ({ query }) => ({ entries: store.history(documentKey(query)) }))
  app.get('/history/verify', async ({ query }) => {
    return { ok: true, entries: store.history(documentKey(query)).length, problem: null, head: null }
  })
  app.post<{ Body: ChangeRequest }>('/change', async (request) => {
    const { body } = request
    return store.change(actorOf(request, body.change.kind === 'rollback' ? 'rollback' : 'promote'), body)
  })

  app.get<{ Querystring: { area?: string } }>('/versions', async ({ query }) => {
    const all = [...store.versions].map(([key, manifest]) => ({ area: key.split('@')[0], ...manifest }))
    return { versions: all.filter(({ area }) => !query.area || area === query.area) }
  })
  const VERSION = '/versions/:area/:version'
  app.get<{ Params: VersionParams }>(VERSION, async ({ params }) => known(store.versions.get(keyOf(params))))
  app.put<{ Params: VersionParams; Body: Buffer; Querystring: { integrity: string } }>(
    `${VERSION}/files/*`,
    async (request) => {
      actorOf(request, 'publish')
      const { params, body, query } = request
      const digest = createHash('sha384').update(body).digest('base64')
      if (query.integrity !== `sha384-${digest}`) throw new Refusal(422, 'the file is another')
      const files = store.files.get(keyOf(params)) ?? new Set()
      store.files.set(keyOf(params), files.add(params['*']))
      return {}
    },
  )
  app.post<{ Params: VersionParams; Body: PublishedVersion }>(VERSION, async (request) => {
    actorOf(request, 'publish')
    const { params, body } = request
    const missing = Object.keys(body.integrity).find((file) => !store.files.get(keyOf(params))?.has(file))
    if (missing) throw new Refusal(422, `${missing} is missing`)
    store.versions.set(keyOf(params), body)
    return {}
  })
  app.get<{ Params: VersionParams }>(`${VERSION}/checks`, async ({ params }) =>
    known(store.checks.get(keyOf(params))),
  )
  app.put<{ Params: VersionParams; Body: Omit<CheckRecord, 'at'> }>(`${VERSION}/checks`, async (request) => {
    actorOf(request, 'publish')
    store.checks.set(keyOf(request.params), { at: 1000, ...request.body })
    return {}
  })

  app.post<{ Body: { name: string; roles: ReleaseRole[] } }>('/tokens', async (request) => {
    actorOf(request, 'admin')
    const { name, roles } = request.body
    store.tokens.set(name, { name, roles, secret: `secret of ${name}` })
    return { token: `secret of ${name}` }
  })
  app.delete<{ Params: { name: string } }>('/tokens/:name', async (request) => {
    actorOf(request, 'admin')
    store.tokens.delete(request.params.name)
    return {}
  })

  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, stop: () => app.close() }
}
