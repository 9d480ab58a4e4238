import type { CheckRecord, PublishedVersion, ReleaseDocument } from '@touchline/contracts/release'
import { liveVersions } from './live-versions'
import { filesDigest, unpassedChecks } from './required-checks'

/** A version that is to be released, and what the gate found of it. */
export interface Checked {
  area: string
  /** Null when nothing is published under its name. */
  manifest: PublishedVersion | null
  checks: CheckRecord | null
}

/**
 * The gate's checks that a version lacks for a document, as the end of a sentence; null when it passed for
 * all of it.
 */
export function missingChecks(
  document: ReleaseDocument,
  wanted: Readonly<Record<string, string>>,
  { area, manifest, checks }: Checked,
): string | null {
  if (checks === null) return 'was not checked'
  // The verdict of a record counts for nothing: it must contain each check.
  const unpassed = unpassedChecks(area, checks.results)
  if (unpassed.length > 0) return `did not pass the gate (${unpassed.join(', ')})`
  if (!checks.ok) return 'did not pass the gate'
  if (manifest === null || checks.files !== filesDigest(manifest))
    return 'was checked with other files than those that are published'
  const others = area === 'shell' ? Object.keys(document.remotes) : ['shell']
  for (const other of others) {
    // Versions released together meet each other, not the versions that they replace.
    const versions = wanted[other] ? [wanted[other]] : liveVersions(document, other)
    const unmet = versions.find((version) => !checks.against[other]?.includes(version))
    if (unmet)
      return `was not checked with ${other} ${unmet}, which runs in ${document.brand} ${document.channel}`
  }
  return null
}
