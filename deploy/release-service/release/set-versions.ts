import {
  type Areas,
  type AreasOutcome,
  type FindRelease,
  heldBack,
  refused,
  unpublished,
  withCurrent,
} from './area-release'

/** These areas run these versions for everybody. */
export async function setVersions(
  before: Areas,
  versions: Record<string, string>,
  find: FindRelease,
): Promise<AreasOutcome> {
  if (Object.keys(versions).length === 0) return refused('no version is named')
  const areas = { ...before }
  for (const [area, version] of Object.entries(versions)) {
    const held = heldBack(area, areas[area], version)
    if (held) return held
    const release = await find(area, version)
    if (!release) return unpublished(area, version, before)
    areas[area] = withCurrent(areas[area], release)
  }
  return { ok: true, areas }
}
