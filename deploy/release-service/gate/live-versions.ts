import type { ReleaseDocument } from '@touchline/contracts/release'
import { areasOf } from '../release/area-versions'

/** Versions of an area that players may get: the current one and the candidate of a canary. */
export function liveVersions(document: ReleaseDocument, area: string): string[] {
  const release = areasOf(document)[area]
  if (!release) return []
  return [
    ...new Set([release.current.version, ...(release.canary ? [release.canary.candidate.version] : [])]),
  ]
}
