import type { FeedEventOf } from '../feed/feed-event'
import { BEFORE_KICKOFF, type HeldLeague, type HeldMatch, type PlayState } from './held-match'

/** A match as its event says it; its play and its offer stay. */
export function matchFrom(event: FeedEventOf<'match'>, held: HeldMatch | undefined): HeldMatch {
  return {
    id: event.id,
    league: event.league,
    home: event.home,
    away: event.away,
    type: event.match_type,
    parent: event.parent,
    kickoff: event.kickoff,
    goesLive: event.goes_live,
    media: event.media,
    play: held?.play ?? BEFORE_KICKOFF,
    lines: held?.lines ?? new Map(),
    myanmar: held?.myanmar ?? new Map(),
  }
}

/** The state of play, out of the words of the wire. */
export const playFrom = (event: FeedEventOf<'state'>): PlayState => ({
  period: event.period,
  clockBase: event.clock_base,
  score: event.score,
  halfScore: event.half_score,
  reds: event.reds,
  suspension: event.suspension,
  danger: event.danger,
  status: event.status,
  scoreboard: event.scoreboard ?? null,
})

export const sameLeague = (a: HeldLeague, b: HeldLeague): boolean =>
  a.sport === b.sport && a.name === b.name && a.country === b.country && a.order === b.order

/** Whether two say the same of a match beforehand; its play and its offer aside. */
export const sameMatch = (a: HeldMatch, b: HeldMatch): boolean =>
  a.league === b.league &&
  a.home === b.home &&
  a.away === b.away &&
  a.type === b.type &&
  a.parent === b.parent &&
  a.kickoff === b.kickoff
