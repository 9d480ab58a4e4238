import type { AreaRelease, ReleasedVersion } from '@touchline/contracts/release'
import { didYouMean, nearestOrAll } from '../nearest'

export const SHELL = 'shell'

/** Every area of a release, the shell among them. */
export type Areas = Record<string, AreaRelease>
export type AreasOutcome = { ok: true; areas: Areas } | Refused

/** Finds a published version; null when it is not published. */
export type FindRelease = (area: string, version: string) => Promise<ReleasedVersion | null>

export interface Refused {
  ok: false
  reason: string
}
export const refused = (reason: string): Refused => ({ ok: false, reason })
export const unknownArea = (area: string, areas: Areas): Refused =>
  refused(`there is no area ${area} in this release${nearestOrAll(area, Object.keys(areas))}`)
export const unpublished = (area: string, version: string, areas: Areas = {}): Refused =>
  refused(`${area} ${version} is not published${area in areas ? '' : didYouMean(area, Object.keys(areas))}`)

/** Why a pin holds an area back from this version; null when it does not. */
export function heldBack(area: string, release: AreaRelease | undefined, version: string): Refused | null {
  const pinned = release?.pinned ?? null
  return pinned === null || pinned === version
    ? null
    : refused(`${area} is pinned to ${pinned}; end the pin first`)
}

/** An area that runs another version: the one before is the last good one, and the urgent mark is cleared. */
export function withCurrent(area: AreaRelease | undefined, current: ReleasedVersion): AreaRelease {
  const before = area?.current.version
  const lastGood = before !== undefined && before !== current.version ? before : (area?.lastGood ?? null)
  return { ...area, current, canary: null, lastGood, urgent: false }
}
