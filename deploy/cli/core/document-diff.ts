import type { AreaRelease, ReleaseDocument } from '@touchline/contracts/release'

/** One difference between two release documents; null is a missing value. */
export interface Difference {
  area: string
  what: 'current' | 'canary' | 'lastGood' | 'pinned' | 'urgent'
  before: string | null
  after: string | null
}

const SHELL = 'shell'

/** Every area of a document, the shell first. */
export const areasOf = (document: ReleaseDocument | null): Record<string, AreaRelease> =>
  document === null ? {} : { [SHELL]: document.shell, ...document.remotes }

/** The differences area by area. A missing document has no areas. */
export function diffDocuments(before: ReleaseDocument | null, after: ReleaseDocument | null): Difference[] {
  const [old, next] = [areasOf(before), areasOf(after)]
  const areas = [...new Set([...Object.keys(old), ...Object.keys(next)])]
  return areas.flatMap((area) => diffArea(area, factsOf(old[area]), factsOf(next[area])))
}

type Facts = Record<Difference['what'], string | null>

function factsOf(release: AreaRelease | undefined): Facts {
  const canary = release?.canary
  return {
    current: release?.current.version ?? null,
    canary: canary ? `${canary.candidate.version} at ${canary.percent} %` : null,
    lastGood: release?.lastGood ?? null,
    pinned: release?.pinned ?? null,
    urgent: release?.urgent ? 'yes' : null,
  }
}

const diffArea = (area: string, before: Facts, after: Facts): Difference[] =>
  (Object.keys(before) as Difference['what'][])
    .filter((what) => before[what] !== after[what])
    .map((what) => ({ area, what, before: before[what], after: after[what] }))
