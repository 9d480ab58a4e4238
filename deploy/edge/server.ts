import { join } from 'node:path'
import { BRANDS_FOLDER, readBrands } from '../brands/read-brand'
import { createEdge, type Edge } from './app'
import { createDirectory } from './brand-directory'
import { followReleases } from './follow-releases'
import { readEdgeSettings } from './settings'
import { watchBrands } from './watch-brands'

const settings = readEdgeSettings(process.env)
const { dataDir, channel, releaseService, edgeToken } = settings
const folder = settings.brandsDir ?? BRANDS_FOLDER
const log = (line: string) => console.error(line)

/** New loads see a change of the release within this time even when nobody tells of it. */
const FOLLOW_EVERY_MS = 1000
const LOOK_AT_BRANDS_MS = 2000

const first = await readBrands(folder)
const ports = [settings.port, ...settings.publicPorts]
const directoryOf = (brands: typeof first) =>
  createDirectory({ brands, fallback: settings.brand, unknownHost: settings.unknownHost, ports })
let directory = directoryOf(first)
let edge: Edge | null = null
const releases = await followReleases({
  service: releaseService,
  brands: first.map(({ file }) => file.id),
  channel,
  keep: join(dataDir, 'edge'),
  everyMs: FOLLOW_EVERY_MS,
  onChange: (brand, document) => {
    edge?.warm(brand, document).catch((error: unknown) => log(`The pages of ${brand}: ${String(error)}`))
  },
  log,
})
const stopWatching = watchBrands({
  folder,
  brands: first,
  everyMs: LOOK_AT_BRANDS_MS,
  log,
  onChange: (brands) => {
    directory = directoryOf(brands)
  },
})
edge = await createEdge({
  ...settings,
  directory: () => directory,
  sourceOf: releases.of,
  reportTo: { url: releaseService, token: edgeToken },
  releases: join(dataDir, 'releases'),
  log,
})
const { app } = edge
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopWatching()
    releases.stop()
    void app.close().then(() => process.exit(0))
  })
}
await app.listen({ port: settings.port, host: settings.host })
