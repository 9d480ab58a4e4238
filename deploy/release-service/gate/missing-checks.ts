import type { CheckRecord, ReleaseDocument } from '@touchline/contracts'
import { liveVersions } from './live-versions'

/** What of the gate a version lacks for a document, as the end of a sentence; null when it passed for all of it. */
export function missingChecks(
  document: ReleaseDocument,
  wanted: Readonly<Record<string, string>>,
  area: string,
  checks: CheckRecord | null,
): string | null {
  if (checks === null) return 'was not checked'
  if (!checks.ok) {
    const bad = checks.results.filter(({ verdict }) => verdict !== 'passed').map(({ name }) => name)
    return `did not pass the gate (${bad.join(', ')})`
  }
  const others = area === 'shell' ? Object.keys(document.remotes) : ['shell']
  for (const other of others) {
    // What is released together meets each other, not what it replaces.
    const versions = wanted[other] ? [wanted[other]] : liveVersions(document, other)
    const unmet = versions.find((version) => !checks.against[other]?.includes(version))
    if (unmet)
      return `was not checked with ${other} ${unmet}, which runs in ${document.brand} ${document.channel}`
  }
  return null
}
