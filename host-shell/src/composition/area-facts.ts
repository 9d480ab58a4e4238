import type { ReleaseDocument } from '@touchline/contracts'
import type { AreaLoader } from './area-loader'
import { inCanary } from './choose-version'
import type { AreaFacts, AreaState } from './composition'

/** What the panel shows of every area of the document. */
export function areaFacts(
  document: ReleaseDocument,
  bucket: number,
  states: readonly AreaState[],
  loader: AreaLoader,
  errors: ReadonlyMap<string, number>,
): AreaFacts[] {
  return Object.entries(document.remotes).map(([area, release]) => ({
    area,
    running: runningVersion(area, states),
    current: release.current.version,
    lastGood: release.lastGood,
    canary: release.canary && {
      version: release.canary.candidate.version,
      percent: release.canary.percent,
    },
    inCanary: inCanary(release, bucket),
    loadMs: loader.lastLoadMs(area),
    errors: errors.get(area) ?? 0,
  }))
}

function runningVersion(area: string, states: readonly AreaState[]): string | null {
  const running = states.find((state) => state.stage === 'mounted' && state.area === area)
  return running?.stage === 'mounted' ? running.version : null
}
