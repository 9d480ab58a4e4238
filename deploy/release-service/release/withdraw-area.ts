import { type Areas, type AreasOutcome, refused, SHELL, unknownArea } from './area-release'

/** The area leaves the release: its pages and its menu entry go with it. Its published versions stay. */
export function withdraw(areas: Areas, area: string): AreasOutcome {
  const release = areas[area]
  if (!release) return unknownArea(area, areas)
  if (area === SHELL) return refused('nothing shows without a shell')
  if (release.pinned) return refused(`${area} is pinned to ${release.pinned}; end the pin first`)
  const { [area]: _, ...others } = areas
  return { ok: true, areas: others }
}
