import { join } from 'node:path'
import { BRANDS_FOLDER, type Brand, readBrands } from '../brands/read-brand'
import { createEdge, type Edge } from './app'
import { createDirectory } from './brand-directory'
import { followReleases } from './follow-releases'
import type { EdgeSettings } from './settings'
import { watchBrands } from './watch-brands'

/** New loads see a change of the release within this time even when nothing notifies of it. */
const FOLLOW_EVERY_MS = 1000
const LOOK_AT_BRANDS_MS = 2000

interface StartOptions {
  log: (line: string) => void
  lookAtBrandsMs?: number
}

/**
 * An edge that follows the releases and the brand files; `stop` ends it and everything that it follows.
 * @throws Error that names every fault of a brand that is not in order
 */
export async function startEdge(
  settings: EdgeSettings,
  { log, lookAtBrandsMs = LOOK_AT_BRANDS_MS }: StartOptions,
) {
  const { dataDir, channel, releaseService, edgeToken } = settings
  const folder = settings.brandsDir ?? BRANDS_FOLDER
  const first = await readBrands(folder)
  const ports = [settings.port, ...settings.publicPorts]
  const directoryOf = (brands: Brand[]) =>
    createDirectory({ brands, fallback: settings.brand, unknownHost: settings.unknownHost, ports })
  let directory = directoryOf(first)
  let edge: Edge | null = null
  const warm = (brand: string, document: Parameters<Edge['warm']>[1]) => {
    edge?.warm(brand, document).catch((error: unknown) => log(`The pages of ${brand}: ${String(error)}`))
  }
  const releases = await followReleases({
    service: releaseService,
    brands: idsOf(first),
    channel,
    keep: join(dataDir, 'edge'),
    everyMs: FOLLOW_EVERY_MS,
    onChange: warm,
    log,
  })
  const stopWatching = watchBrands({
    folder,
    brands: first,
    everyMs: lookAtBrandsMs,
    log,
    onChange: async (brands) => {
      const next = directoryOf(brands)
      // Releases come first: a request to a new brand needs its release.
      await releases.follow(idsOf(brands))
      directory = next
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
  const stop = async () => {
    releases.stop()
    await Promise.all([stopWatching(), app.close()])
  }
  return { app, stop }
}

const idsOf = (brands: readonly Brand[]): string[] => brands.map(({ file }) => file.id)
