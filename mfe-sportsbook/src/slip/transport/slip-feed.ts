import type { LiveService } from '@touchline/contracts/host'
import { followFrame, matchChannel, type OddsFrame, type OddsSnapshot } from '@touchline/contracts/live'
import { applyDelta, BET_TYPES, type BetType, HEAD, type LineRow } from '@touchline/contracts/odds'
import { Observable } from 'rxjs'
import { matchFacts } from '../../shared/domain/match-facts'
import type { SlipFeed, SlipLine, SlipMatch } from '../../shared/domain/slip-match'

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

/** Reads one match out of a channel's state, giving names to its positions. */
export function slipMatchOf(snapshot: OddsSnapshot, matchId: number): SlipMatch | null {
  const [leagues, matches, , heads] = snapshot.payload
  const row = matches.find(([id]) => id === matchId)
  const head = heads.find(([id]) => id === matchId)
  if (!row || !head) return null
  const facts = matchFacts(row)
  return {
    id: matchId,
    sport: head[1],
    league: leagues.find(([id]) => id === facts.league)?.[2] ?? '',
    home: facts.home,
    away: facts.away,
    kickoff: facts.kickoff,
    market: head[2],
    period: facts.period,
    clockBase: facts.clockBase,
    clockRate: snapshot.rate,
    minutes: snapshot.scoreboards?.find(([id]) => id === matchId)?.[1].minutes ?? null,
    score: facts.score,
    suspension: facts.suspension,
    lines: head[HEAD.lines].map(lineOf),
    burmese: head[HEAD.myanmar],
  }
}

function lineOf([id, type, period, line, ball, state, , ...prices]: LineRow): SlipLine {
  // The decoder has checked the code; the fallback only satisfies the index type.
  const betType: BetType = BET_TYPES[type] ?? 'hdp'
  return { id, betType, period, line, ball, state, prices }
}

/** What the slip makes of a channel's state; the last sight of a match stays for its names. */
export function slipFeedOf(snapshot: OddsSnapshot, matchId: number, before: SlipFeed): SlipFeed {
  const match = slipMatchOf(snapshot, matchId)
  if (match) return { feed: 'match', epoch: snapshot.epoch, match }
  const last = before.feed === 'match' ? before.match : before.feed === 'gone' ? before.last : null
  return { feed: 'gone', epoch: snapshot.epoch, last }
}
