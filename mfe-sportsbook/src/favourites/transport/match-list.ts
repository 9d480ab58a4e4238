import { uxMatch2 } from '@touchline/contracts/calls'
import type { CallService } from '@touchline/contracts/host'
import { followFrame, type OddsFrame, type OddsSnapshot } from '@touchline/contracts/live'
import { applyDelta, decodeFrame } from '@touchline/contracts/odds'

/** Ids that a list follows: matches, and leagues with all their matches. */
export interface ListedIds {
  readonly matches: readonly number[]
  readonly leagues: readonly number[]
}

/** Matches of several boards from the cached odds: whole at first, then changes. */
export class MatchList {
  /** The state after the last answer; null before the first. */
  held: OddsSnapshot | null = null

  constructor(
    private readonly call: CallService,
    private readonly ids: ListedIds,
  ) {}

  /** Brings the list up to now; false when nobody answered. */
  async ask(): Promise<boolean> {
    const { held } = this
    const result = await this.call(
      uxMatch2,
      {
        matches: this.ids.matches.join(),
        leagues: this.ids.leagues.join(),
        ...(held && { epoch: held.epoch, since: held.seq }),
      },
      { quiet: true },
    )
    if (result.kind !== 'ok') return false
    const decoded = decodeFrame(result.data)
    const next = decoded.ok ? after(held, decoded.frame) : null
    this.held = next
    if (next) return true
    // An answer that does not continue the list is no ground for further changes: the whole is asked for, once.
    return held !== null && this.ask()
  }
}

/** The list after an answer; null when that does not continue it. */
function after(held: OddsSnapshot | null, frame: OddsFrame): OddsSnapshot | null {
  if (frame.t === 'snap') return frame
  const verdict = followFrame(held, frame)
  if (verdict === 'gap' || held === null) return null
  if (verdict === 'known' || frame.t === 'beat') return held
  const applied = applyDelta(held, frame)
  return applied.ok ? applied.snapshot : null
}
