import type { OddsSnapshot } from '@touchline/contracts/live'
import { BET_TYPES, type BetType, HEAD, type LineRow } from '@touchline/contracts/odds'
import { matchFacts } from '../../shared/domain/match-facts'
import type { SlipFeed, SlipLine, SlipMatch } from '../../shared/domain/slip-match'

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
