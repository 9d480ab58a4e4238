import type { ReleaseDocument } from '@touchline/contracts/release'
import { areasOf } from '../release/area-versions'
import type { ListedVersion } from './published-versions'

type Name = Pick<ListedVersion, 'area' | 'version'>

/**
 * Unneeded versions: neither running, nor in a canary, nor a way back, nor pinned in any of the documents,
 * nor among the newest of their area.
 * @param versions newest first
 * @param documents the documents in effect, and recent ones with which tabs may still be open
 * @param keep how many of the newest of every area stay
 */
export function prunable(
  versions: readonly Name[],
  documents: readonly ReleaseDocument[],
  keep: number,
): Name[] {
  const needed = new Set(documents.flatMap(neededBy))
  const seen = new Map<string, number>()
  return versions
    .filter(({ area, version }) => {
      const newer = seen.get(area) ?? 0
      seen.set(area, newer + 1)
      return newer >= keep && !needed.has(`${area}@${version}`)
    })
    .map(({ area, version }) => ({ area, version }))
}

const neededBy = (document: ReleaseDocument): string[] =>
  Object.entries(areasOf(document)).flatMap(([area, { current, canary, lastGood, pinned }]) =>
    [current.version, canary?.candidate.version, lastGood, pinned].map((version) => `${area}@${version}`),
  )
