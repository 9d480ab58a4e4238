import type { LiveService } from '@touchline/contracts/host'
import { followFrame, matchChannel, type OddsFrame, type OddsSnapshot } from '@touchline/contracts/live'
import { applyDelta } from '@touchline/contracts/odds'
import { distinctUntilChanged, from, map, type Observable, scan } from 'rxjs'
import type { SlipFeed } from '../domain/slip-match'
import { slipFeedOf } from './slip-match-of'

interface Held {
  readonly snapshot: OddsSnapshot | null
  readonly feed: SlipFeed
}

const NOTHING: Held = { snapshot: null, feed: { feed: 'connecting' } }

/** The match of a pick as its live channel tells it, from the first snapshot on. */
export function slipFeed$(
  live: Pick<LiveService, 'odds$' | 'refresh'>,
  matchId: number,
): Observable<SlipFeed> {
  // `from` because the shell may run another copy of rxjs.
  return from(live.odds$(matchChannel(matchId))).pipe(
    scan((held: Held, frame) => take(held, frame, matchId, () => live.refresh()), NOTHING),
    map(({ feed }) => feed),
    distinctUntilChanged(),
  )
}

function take(held: Held, frame: OddsFrame, matchId: number, refresh: () => void): Held {
  if (followFrame(held.snapshot, frame) === 'known' || frame.t === 'beat') return held
  const snapshot = frame.t === 'snap' ? frame : held.snapshot && applied(held.snapshot, frame)
  if (!snapshot) {
    // Prices of a broken sequence must not be bet on: nothing is known until the snapshot comes.
    refresh()
    return NOTHING
  }
  return { snapshot, feed: slipFeedOf(snapshot, matchId, held.feed) }
}

function applied(held: OddsSnapshot, delta: Extract<OddsFrame, { t: 'delta' }>): OddsSnapshot | null {
  const result = applyDelta(held, delta)
  return result.ok ? result.snapshot : null
}
