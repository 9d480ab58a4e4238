import type { AddressInfo } from 'node:net'
import type { ReleaseDocument } from '@touchline/contracts/release'
import { readBrand } from '../../../brands/read-brand'
import { createEdge } from '../../../edge/app'
import { createDirectory } from '../../../edge/brand-directory'

export interface CandidateEdge {
  origin: string
  stop(): Promise<void>
}

export interface CandidateEdgeOptions {
  document: ReleaseDocument
  /** Folder of the published versions. */
  releases: string
  /** Address of the running API. */
  api: string
}

/** The production edge on a port of its own, with a document that no player gets: same pages, same policy, same files. */
export async function startCandidateEdge(options: CandidateEdgeOptions): Promise<CandidateEdge> {
  const { document } = options
  const brand = await readBrand(document.brand)
  const open = { ...brand, file: { ...brand.file, maintenance: null } }
  const directory = createDirectory({ brands: [open], fallback: document.brand, unknownHost: 'default' })
  const { app } = await createEdge({
    ...options,
    directory: () => directory,
    sourceOf: () => ({ current: () => document, refresh: async () => undefined }),
    // A folder without the files of a maintenance: the check is of the version, not of whether players may come.
    dataDir: options.releases,
    channel: document.channel,
    // The page of a check is not a player's: it must not spend anybody's error budget.
    reportTo: null,
    overrideOrigins: [],
    trustedProxies: [],
    log: () => undefined,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, stop: () => app.close() }
}
