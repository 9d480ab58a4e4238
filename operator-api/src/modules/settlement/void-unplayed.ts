import { LIMITS } from '@touchline/contracts/limits'
import { type MatchResult, NOT_PLAYED } from '@touchline/rules'

import type { OddsBook } from '../odds'
import { NOT_IN_TIME_MS } from './leg-outcome'
import { recordResult, type SettlementDeps } from './settle-match'
import { OPEN_MATCHES } from './settlement-reads'

export interface UnplayedDeps {
  readonly platform: SettlementDeps['platform']
  readonly book: Pick<OddsBook, 'match' | 'freshAt'>
}

interface Unplayed {
  readonly match: number
  /** The latest kick-off of its open bets that lies so long ago. */
  readonly scheduled: number
  readonly result: MatchResult | null
}

// Open bets of a match are read when its first announced kick-off lies so long ago: next to none do. An outright lasts
// as long as its competition.
const UNPLAYED = `${OPEN_MATCHES}
  SELECT f.id AS match, late.scheduled, r.result
  FROM open JOIN fixture f ON f.id = open.match_id AND f.match_type <> 2 AND f.first_kickoff <= $1
  CROSS JOIN LATERAL (
    SELECT max(l.kickoff) AS scheduled FROM bet_leg l WHERE l.match_id = f.id AND l.open AND l.kickoff <= $1
  ) late
  LEFT JOIN LATERAL (
    SELECT m.result FROM match_result m WHERE m.match_id = f.id ORDER BY m.revision DESC LIMIT 1
  ) r ON true
  WHERE late.scheduled IS NOT NULL AND NOT EXISTS (SELECT FROM result_hold h WHERE h.match_id = f.id) AND (
    r.result IS NULL
    OR r.result ->> 'status' IN ('0', '5') AND r.result ->> 'abandoned_in' IS NULL
    OR (r.result ->> 'scheduled')::bigint < late.scheduled
  )`

const FRESH_MS = LIMITS.freshSeconds * 1000
const INTERRUPTED = 5

/**
 * Records matches as void that were not begun, or not resumed, within twelve hours of their kick-off, and returns
 * them. A later result of the feed is newer. While the feed is silent nothing is recorded.
 */
export async function voidUnplayed({ platform, book }: UnplayedDeps): Promise<number[]> {
  const now = platform.now()
  if (now - book.freshAt() > FRESH_MS) return []
  const { rows } = await platform.database.pool.query<Unplayed>(UNPLAYED, [now - NOT_IN_TIME_MS])
  const unplayed = rows.filter(({ match }) => !isPlayed(book, match))
  for (const one of unplayed)
    await recordResult(
      { platform },
      { match: one.match, revision: 0, result: voided(one) },
      'not played in time',
    )
  return unplayed.map(({ match }) => match)
}

/** Some last for days. */
function isPlayed(book: UnplayedDeps['book'], match: number): boolean {
  const held = book.match(match)
  return held !== undefined && held.period > 0 && held.status !== INTERRUPTED
}

/** A first half that was played counts; anything else is void. */
function voided({ scheduled, result }: Unplayed): MatchResult {
  if (result?.half_time) return { ...result, abandoned_in: 'second_half', void_reason: 'abandoned' }
  return { ...NOT_PLAYED, void_reason: 'postponed', scheduled }
}
