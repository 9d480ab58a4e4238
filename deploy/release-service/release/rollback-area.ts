import type { ReleaseChange } from '@touchline/contracts/release'
import {
  type Areas,
  type AreasOutcome,
  type FindRelease,
  heldBack,
  refused,
  unknownArea,
  unpublished,
} from './area-release'

type Rollback = Extract<ReleaseChange, { kind: 'rollback' }>

/** The last good version of an area when a version was released; null when there is no way back from it. */
export type FindGood = (area: string, version: string) => Promise<string | null>

/**
 * Back to the last good version, or to the named one; a canary ends with it. From there a second rollback goes to the last
 * good version of its own release, never to the bad version rolled back now. A version that never ran has no such way:
 * then a second rollback returns to the version rolled back now.
 */
export async function rollback(
  areas: Areas,
  { area, to, emergency = false }: Rollback,
  { find, isBack, goodBefore }: { find: FindRelease; isBack: boolean; goodBefore: FindGood },
): Promise<AreasOutcome> {
  const release = areas[area]
  if (!release) return unknownArea(area, areas)
  const running = release.current.version
  const target = to ?? release.lastGood ?? running
  if (target === running) {
    if (release.canary)
      return { ok: true, areas: { ...areas, [area]: { ...release, canary: null, urgent: emergency } } }
    return refused(
      to
        ? `${area} runs ${to} already`
        : `${area} has no version to go back to from ${running}; name one that ran (--to)`,
    )
  }
  const held = heldBack(area, release, target)
  if (held) return held
  const current = await find(area, target)
  if (!current) return unpublished(area, target, areas)
  const lastGood = isBack ? await goodBefore(area, target) : running
  const back = { ...release, current, canary: null, lastGood, urgent: emergency }
  return { ok: true, areas: { ...areas, [area]: back } }
}
