import { PublishedVersion } from '@touchline/contracts/release'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { documentsSince } from '../audit/history'
import { didYouMean } from '../nearest'
import type { Releases } from '../release/releases'
import type { ObjectStore } from '../storage/object-store'
import { prunable } from '../versions/prune-versions'
import { findVersion, listVersions, removeVersion } from '../versions/published-versions'
import type { Upload } from '../versions/upload-version'
import type { Uploads } from '../versions/uploads'
import { RELEASES } from '../versions/version-keys'
import type { Authorize } from './authorize'
import { parsed } from './parsed'
import { HttpRefusal } from './refusal'

const FILE_BYTES_MAX = 32 * 1024 * 1024
const MANIFEST_BYTES_MAX = 2 * 1024 * 1024

const Named = v.object({ area: v.string(), version: v.string() })
const File = v.object({ ...Named.entries, '*': v.string() })
const DAY_MS = 24 * 60 * 60 * 1000
const OPEN_FOR_DAYS = 14
const Prune = v.object({
  keep: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Tabs stay open for so long and fetch parts late: versions in effect since then stay. */
  openForDays: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(3650)), OPEN_FOR_DAYS),
  dryRun: v.optional(v.boolean(), false),
})

export interface VersionRoutesOptions {
  store: ObjectStore
  releases: Releases
  uploads: Uploads
  authorize: Authorize
  now: () => number
}

/**
 * Published versions: listing them, uploading file by file with a commit at the end, and deleting unneeded
 * ones.
 */
export function serveVersions(
  app: FastifyInstance,
  { store, releases, uploads, authorize, now }: VersionRoutesOptions,
): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  app.get('/versions', async ({ query }) => {
    const { area } = parsed(v.object({ area: v.optional(v.string()) }), query)
    const versions = await listVersions(store, area)
    if (area === undefined || versions.length > 0) return { versions }
    throw new HttpRefusal(
      404,
      `nothing is published of an area ${area}${didYouMean(area, await store.names(RELEASES))}`,
    )
  })

  app.get('/versions/:area/:version', async ({ params }) => {
    const { area, version } = parsed(Named, params)
    const found = await findVersion(store, area, version)
    if (!found) throw new HttpRefusal(404, `${area} ${version} is not published`)
    return found
  })

  app.put('/versions/:area/:version/files/*', { bodyLimit: FILE_BYTES_MAX }, async (request) => {
    await authorize(request, 'publish')
    const { '*': file, ...named } = parsed(File, request.params)
    // A version is there for every brand.
    await authorize(request, 'publish', { brand: null, areas: [named.area] })
    const { integrity } = parsed(v.object({ integrity: v.string() }), request.query)
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    return answerOf(await uploads.add({ ...named, file, integrity, bytes }))
  })

  app.post('/versions/:area/:version', { bodyLimit: MANIFEST_BYTES_MAX }, async (request) => {
    await authorize(request, 'publish')
    const { area, version } = parsed(Named, request.params)
    await authorize(request, 'publish', { brand: null, areas: [area] })
    const manifest = parsed(PublishedVersion, request.body)
    if (manifest.version !== version) throw new HttpRefusal(422, `the manifest is of ${manifest.version}`)
    return answerOf(await releases.alone(() => uploads.commit(area, manifest)))
  })

  app.post('/prune', async (request) => {
    await authorize(request, 'promote', { brand: null, areas: null })
    const { keep, openForDays, dryRun } = parsed(Prune, request.body)
    // No release may come to need a version while it is deleted.
    return releases.alone(async () => {
      const since = now() - openForDays * DAY_MS
      const histories = await Promise.all(
        releases.identities().map((identity) => documentsSince(store, identity, since)),
      )
      const live = releases.all().flatMap(({ state }) => state.document ?? [])
      const documents = [...live, ...histories.flat()]
      const versions = await listVersions(store)
      // Versions of the last day wait for their gate or their release.
      const waiting = versions.filter(({ publishedAt = 0 }) => publishedAt > now() - DAY_MS)
      const removed = prunable(versions, documents, keep).filter(
        ({ area, version }) => !waiting.some((one) => one.area === area && one.version === version),
      )
      if (!dryRun) for (const { area, version } of removed) await removeVersion(store, area, version)
      return { removed, uploads: await uploads.clean(dryRun) }
    })
  })
}

function answerOf(upload: Upload): { kind: 'stored' | 'unchanged' } {
  switch (upload.kind) {
    case 'stored':
    case 'unchanged':
      return { kind: upload.kind }
    case 'taken':
      throw new HttpRefusal(409, upload.reason)
    case 'too-large':
      throw new HttpRefusal(413, upload.reason)
    case 'too-many':
      throw new HttpRefusal(429, upload.reason)
    case 'refused':
      throw new HttpRefusal(422, upload.reason)
  }
}
