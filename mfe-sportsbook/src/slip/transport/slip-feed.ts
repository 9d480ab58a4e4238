import type { LiveService } from '@touchline/contracts/host'
import { followFrame, matchChannel, type OddsFrame, type OddsSnapshot } from '@touchline/contracts/live'
import { applyDelta } from '@touchline/contracts/odds'
import { Observable } from 'rxjs'
import type { SlipFeed } from '../../shared/domain/slip-match'
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
  return new Observable((subscriber) => {
    let held = NOTHING
    const following = live.odds$(matchChannel(matchId)).subscribe({
      next: (frame) => {
        const before = held.feed
        held = take(held, frame, matchId, () => live.refresh())
        if (held.feed !== before) subscriber.next(held.feed)
      },
      error: (error) => subscriber.error(error),
    })
    return () => following.unsubscribe()
  })
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
