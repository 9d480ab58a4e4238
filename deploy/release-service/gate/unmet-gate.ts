import type { CheckRecord, ReleaseChange, ReleaseDocument } from '@touchline/contracts/release'
import { areasOf } from '../release/area-versions'
import type { FindManifest } from '../release/contracts-fit'
import { missingChecks } from './missing-checks'

/** The last result of the gate for a version; null when it was never checked. */
export type FindChecks = (area: string, version: string) => Promise<CheckRecord | null>

/** A version that must not reach players yet, and what it lacks as the end of a sentence. */
export interface Unmet {
  area: string
  version: string
  missing: string
}

/**
 * The first version of a change that did not pass the gate for the running versions; null when all did. A
 * change that only goes back or takes away passes at once, and so does a first release: nothing runs that it
 * could be checked against.
 */
export async function unmetGate(
  document: ReleaseDocument | null,
  change: ReleaseChange,
  isBack: boolean,
  { findChecks, findManifest }: { findChecks: FindChecks; findManifest: FindManifest },
): Promise<Unmet | null> {
  if (document === null || isBack) return null
  const brought = versionsBrought(document, change)
  for (const [area, version] of Object.entries(brought)) {
    const [manifest, checks] = await Promise.all([findManifest(area, version), findChecks(area, version)])
    const missing = missingChecks(document, brought, { area, manifest, checks })
    if (missing) return { area, version, missing }
  }
  return null
}

/** By area, what players get by a change that some of them did not have. */
function versionsBrought(document: ReleaseDocument, change: ReleaseChange): Record<string, string> {
  switch (change.kind) {
    case 'set':
      return change.versions
    case 'canary':
      return { [change.area]: change.version }
    case 'promote': {
      const candidate = areasOf(document)[change.area]?.canary?.candidate.version
      return candidate ? { [change.area]: candidate } : {}
    }
    case 'rollback':
      return change.to === undefined ? {} : { [change.area]: change.to }
    case 'withdraw':
    case 'pin':
    case 'freeze':
    case 'budget':
      return {}
  }
}
