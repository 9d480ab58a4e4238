import type { PublishedVersion, ReleaseDocument } from '@touchline/contracts/release'
import { liveVersions } from '../../release-service/gate/live-versions'

/** A shell and a remote that would run together, and where. */
export interface Pair {
  shell: PublishedVersion
  remote: PublishedVersion
  remoteArea: string
  /** Brands and channels in which they would. */
  where: string
}

export type FindManifest = (area: string, version: string) => Promise<PublishedVersion>

const SHELL = 'shell'

/**
 * Every shell and remote that would meet if the version ran: for a remote each live shell of each brand and channel; for a
 * shell each live remote.
 */
export async function pairsOf(
  { area, manifest }: { area: string; manifest: PublishedVersion },
  documents: readonly ReleaseDocument[],
  find: FindManifest,
): Promise<Pair[]> {
  const met = new Map<string, { area: string; version: string; where: string[] }>()
  for (const document of documents) {
    const others = area === SHELL ? Object.keys(document.remotes) : [SHELL]
    for (const other of others) {
      for (const version of liveVersions(document, other)) {
        const key = `${other}@${version}`
        const entry = met.get(key) ?? { area: other, version, where: [] }
        entry.where.push(`${document.brand} ${document.channel}`)
        met.set(key, entry)
      }
    }
  }
  return Promise.all(
    [...met.values()].map(async (other) => {
      const found = await find(other.area, other.version)
      const where = other.where.join(', ')
      if (area === SHELL) return { shell: manifest, remote: found, remoteArea: other.area, where }
      return { shell: found, remote: manifest, remoteArea: area, where }
    }),
  )
}
