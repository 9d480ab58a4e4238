import type { ReleaseChange } from '@touchline/contracts/release'
import {
  type Areas,
  type AreasOutcome,
  type FindRelease,
  heldBack,
  refused,
  unknownArea,
  unpublished,
  withCurrent,
} from './area-release'

type Canary = Extract<ReleaseChange, { kind: 'canary' }>
type Promote = Extract<ReleaseChange, { kind: 'promote' }>

/** A share of the members gets a version; 0 % ends that. */
export async function canary(
  areas: Areas,
  { area, version, percent, emergency = false }: Canary,
  find: FindRelease,
): Promise<AreasOutcome> {
  const release = areas[area]
  if (!release) return unknownArea(area, areas)
  if (percent === 0) {
    if (release.canary?.candidate.version !== version) return refused(`${area} has no canary of ${version}`)
    return { ok: true, areas: { ...areas, [area]: { ...release, canary: null, urgent: emergency } } }
  }
  const held = heldBack(area, release, version)
  if (held) return held
  if (release.current.version === version) return refused(`${area} ${version} runs for everybody already`)
  const candidate = await find(area, version)
  if (!candidate) return unpublished(area, version, areas)
  return {
    ok: true,
    areas: { ...areas, [area]: { ...release, canary: { candidate, percent }, urgent: false } },
  }
}

/** The canary's version becomes everybody's: the version that the operator has seen, and no other. */
export function promote(areas: Areas, { area, version }: Promote): AreasOutcome {
  const release = areas[area]
  if (!release) return unknownArea(area, areas)
  if (!release.canary) return refused(`${area} has no canary to promote`)
  const { candidate } = release.canary
  if (version !== undefined && candidate.version !== version)
    return refused(`the canary of ${area} is ${candidate.version} now, not ${version}`)
  return { ok: true, areas: { ...areas, [area]: withCurrent(release, candidate) } }
}
