import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { readHistory, verifyHistory } from '../audit/history'
import type { Releases } from '../release/releases'
import type { ObjectStore } from '../storage/object-store'
import type { Authorize } from './authorize'
import { IdentityQuery, parsed } from './parsed'
import { requireReleased } from './require-released'

const LIMIT_MAX = 1000
const HistoryQuery = v.object({
  ...IdentityQuery.entries,
  limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), '20'),
})

/** Who changed what, when and why, and whether that record is whole. */
export function serveHistory(
  app: FastifyInstance,
  { store, releases, authorize }: { store: ObjectStore; releases: Releases; authorize: Authorize },
): void {
  const identityOf = (query: unknown) => {
    const { brand, channel } = parsed(IdentityQuery, query)
    requireReleased(releases, { brand, channel })
    return { brand, channel }
  }

  app.get('/history', async (request) => {
    await authorize(request, 'read')
    const { limit } = parsed(HistoryQuery, request.query)
    const entries = await readHistory(store, identityOf(request.query), Math.min(limit, LIMIT_MAX))
    return { entries }
  })

  app.get('/history/verify', async (request) => {
    await authorize(request, 'read')
    return verifyHistory(store, identityOf(request.query))
  })
}
