import { type Areas, type AreasOutcome, refused, unknownArea } from './area-release'

/** The area stays at the version that it runs. */
export function pin(areas: Areas, area: string, version: string): AreasOutcome {
  const release = areas[area]
  if (!release) return unknownArea(area, areas)
  const { current } = release
  if (current.version !== version) {
    return refused(`${area} runs ${current.version}: a pin holds what runs, so bring it to ${version} first`)
  }
  // A canary of another version is what a pin is against.
  return {
    ok: true,
    areas: { ...areas, [area]: { ...release, canary: null, urgent: false, pinned: version } },
  }
}

/** The area may change again. */
export function endPin(areas: Areas, area: string): AreasOutcome {
  const release = areas[area]
  if (!release) return unknownArea(area, areas)
  if (!release.pinned) return refused(`${area} is not pinned`)
  return { ok: true, areas: { ...areas, [area]: { ...release, urgent: false, pinned: null } } }
}
