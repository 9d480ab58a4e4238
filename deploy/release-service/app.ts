import { ReleasedVersion } from '@touchline/contracts/release'
import fastify, { type FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { HealthWatch } from './health/health-watch'
import { KeptHealth } from './health/kept-health'
import { createAuthorize } from './http/authorize'
import { serveChanges } from './http/change-routes'
import { serveChecks } from './http/check-routes'
import { serveDocument } from './http/document-routes'
import { serveEvents } from './http/event-routes'
import { serveHealth } from './http/health-routes'
import { serveHistory } from './http/history-routes'
import { answerErrors } from './http/refusal'
import { serveStatus } from './http/status-routes'
import { serveTokens } from './http/token-routes'
import { serveVersions } from './http/version-routes'
import { Releases } from './release/releases'
import type { ObjectStore } from './storage/object-store'
import { Tokens } from './tokens/tokens'
import { findChecks } from './versions/check-records'
import { UPLOAD_LIMITS, type UploadLimits } from './versions/open-uploads'
import { findVersion } from './versions/published-versions'
import { Uploads } from './versions/uploads'
import { RELEASES } from './versions/version-keys'

export interface ReleaseServiceOptions {
  store: ObjectStore
  /** Secret of the token that may do everything. */
  token: string
  /** Secret that edges hold: it lets them say what they served and pass reports on, and nothing else. */
  edgeToken: string
  /** Epoch milliseconds. */
  now: () => number
  newSecret: () => string
  /** Ids of the brands that may have releases. */
  brands: () => Promise<readonly string[]>
  log: (line: string) => void
  uploadLimits?: UploadLimits
}

export interface ReleaseService {
  app: FastifyInstance
  releases: Releases
  health: HealthWatch
  keptHealth: KeptHealth
  /** Deletes uploads that were given up. */
  cleanUploads: () => Promise<void>
}

/** The release service: which version of every area runs, for every brand and channel, and who changed that why. */
export async function createReleaseService(options: ReleaseServiceOptions): Promise<ReleaseService> {
  const { store, now, newSecret, log } = options
  // A document has what browsers need of a version; the whole manifest is a released file: /assets/<area>/<version>/release.json.
  const find = async (area: string, version: string) => {
    const found = await findVersion(store, area, version)
    return found && v.parse(ReleasedVersion, found)
  }
  const releases = new Releases({
    store,
    find,
    findManifest: (area, version) => findVersion(store, area, version),
    brands: options.brands,
    findChecks: (area, version) => findChecks(store, area, version),
    now,
    log,
  })
  await releases.open()
  const health = new HealthWatch({ releases, now, log })
  const keptHealth = new KeptHealth({ store, health, log })
  await keptHealth.load()
  const uploads = new Uploads({ store, limits: options.uploadLimits ?? UPLOAD_LIMITS, now })
  const tokens = new Tokens({ store, installation: options.token, now, newSecret })
  const authorize = createAuthorize(tokens)

  const app = fastify({ logger: false, forceCloseConnections: true })
  answerErrors(app, log)
  serveDocument(app, releases)
  serveEvents(app, releases)
  serveChanges(app, releases, authorize)
  serveVersions(app, { store, releases, uploads, authorize, now })
  serveChecks(app, { store, authorize, now })
  serveHistory(app, { store, releases, authorize })
  serveStatus(app, { releases, health, authorize, now })
  serveTokens(app, { tokens, authorize, brands: options.brands, areas: () => store.names(RELEASES) })
  serveHealth(app, { health, edgeToken: options.edgeToken })
  const cleanUploads = async () => {
    for (const { area, version } of await uploads.clean())
      log(`The upload of ${area} ${version}, which nobody committed for a day, was deleted`)
  }
  return { app, releases, health, keptHealth, cleanUploads }
}
