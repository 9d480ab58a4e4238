import type { OddsFrame } from '@touchline/contracts/live'

/** Matches omitted from a channel because their rows were broken, until a frame brings a whole one. */
export class SkippedMatches {
  private readonly ids = new Set<number>()

  /** The frame without rows that alone make no match. `broken` are the matches that it was read without. */
  admit(frame: OddsFrame, broken: readonly number[]): OddsFrame {
    if (frame.t === 'beat') return frame
    const { ids } = this
    if (frame.t === 'snap') ids.clear()
    if (ids.size === 0 && broken.length === 0) return frame
    const [leagues, matches, links, heads] = frame.payload
    const headed = new Set(heads.map(([id]) => id))
    for (const [id] of matches) if (headed.has(id)) ids.delete(id)
    for (const id of broken) ids.add(id)
    const isAdmitted = ([id]: readonly [number, ...unknown[]]) => !ids.has(id)
    return { ...frame, payload: [leagues, matches.filter(isAdmitted), links, heads.filter(isAdmitted)] }
  }
}
