import { type AreaRelease, inCanary, type ReleaseDocument } from '@touchline/contracts/release'
import type { AreaFacts, AreaState, OverrideFacts } from '../composition'
import type { AreaRecord } from '../failures/area-records'
import type { Choices } from './choices'

/** The facts of every area for the panel, with the areas of this browser alone. */
export function areaFacts(
  document: ReleaseDocument,
  choices: Choices,
  states: readonly AreaState[],
  recordOf: (area: string) => AreaRecord,
  overrideOf: (area: string) => OverrideFacts | null,
): AreaFacts[] {
  return [...choices.current()].map(([area, chosen]) => {
    const release = document.remotes[area] ?? unreleased(chosen)
    const bucket = choices.bucketOf(area)
    const { canary, current, lastGood } = release
    return {
      area,
      running: runningVersion(area, states),
      chosen: chosen.version,
      current: current.version,
      lastGood,
      pinned: release.pinned ?? null,
      urgent: release.urgent === true,
      canary: canary && { version: canary.candidate.version, percent: canary.percent },
      inCanary: inCanary(release, bucket),
      bucket,
      ...recordOf(area),
      override: overrideOf(area),
    }
  })
}

function runningVersion(area: string, states: readonly AreaState[]): string | null {
  const running = states.find((state) => state.stage === 'mounted' && state.area === area)
  return running?.stage === 'mounted' ? running.version : null
}

/** An area that only an override brings. */
const unreleased = (current: AreaRelease['current']): AreaRelease => ({
  current,
  canary: null,
  lastGood: null,
})
