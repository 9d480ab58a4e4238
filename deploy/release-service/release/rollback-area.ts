import type { ReleaseChange } from '@touchline/contracts'
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

/**
 * Back to the last good version, or to the named one; a canary ends with it. What runs then is the last good version:
 * the one that was left is not, and a second rollback must not return to it. A version that never ran is no last good one:
 * then the way back leads to the one that was left.
 */
export async function rollback(
  areas: Areas,
  { area, to, emergency = false }: Rollback,
  { find, isBack }: { find: FindRelease; isBack: boolean },
): Promise<AreasOutcome> {
  const release = areas[area]
  if (!release) return unknownArea(area, areas)
  const running = release.current.version
  const target = to ?? release.lastGood ?? running
  if (target === running) {
    if (release.canary)
      return { ok: true, areas: { ...areas, [area]: { ...release, canary: null, urgent: emergency } } }
    return refused(
      to ? `${area} runs ${to} already` : `${area} has no last good version other than ${running}; name one`,
    )
  }
  const held = heldBack(area, release, target)
  if (held) return held
  const current = await find(area, target)
  if (!current) return unpublished(area, target, areas)
  const back = { ...release, current, canary: null, lastGood: isBack ? target : running, urgent: emergency }
  return { ok: true, areas: { ...areas, [area]: back } }
}
