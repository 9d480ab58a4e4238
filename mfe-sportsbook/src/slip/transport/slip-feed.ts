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

/** The match of a pick from its live channel, from the first snapshot on. */
export function slipFeed$(
  live: Pick<LiveService, 'odds$' | 'refresh'>,
  matchId: number,
  clock: () => number = () => performance.now(),
): Observable<SlipFeed> {
  return new Observable((subscriber) => {
    let held = NOTHING
    const resync = createResync(live, clock)
    const following = live.odds$(matchChannel(matchId)).subscribe({
      next: (frame) => {
        const before = held.feed
        held = take(held, frame, matchId, resync)
        if (held.feed !== before) subscriber.next(held.feed)
      },
      error: (error) => subscriber.error(error),
    })
    return () => following.unsubscribe()
  })
}

const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 30_000
/** Without a misfit for this long a channel is well. */
const CALM_MS = 60_000

/** Asks for everything anew: at once, then after waits that double while deltas go on not to fit. */
function createResync(live: Pick<LiveService, 'refresh'>, clock: () => number): () => void {
  let waitMs = 0
  let askedAt = Number.NEGATIVE_INFINITY
  return () => {
    const now = clock()
    if (now - askedAt > CALM_MS) waitMs = 0
    if (now - askedAt < waitMs) return
    askedAt = now
    waitMs = Math.min(Math.max(FIRST_WAIT_MS, 2 * waitMs), LONGEST_WAIT_MS)
    live.refresh()
  }
}

function take(held: Held, frame: OddsFrame, matchId: number, refresh: () => void): Held {
  if (followFrame(held.snapshot, frame) === 'known' || (frame.t === 'beat' && held.snapshot)) return held
  const snapshot =
    frame.t === 'snap' ? frame : frame.t === 'delta' && held.snapshot && applied(held.snapshot, frame)
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
