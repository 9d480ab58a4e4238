import type { BetResult, BetStatus, MyanmarTerms, ResultFilter } from '@touchline/contracts/calls'
import type { MatchResult } from '@touchline/rules'
import { placeFromStart, placeOf } from '../../plugins/page-place'
import type { Database } from '../../storage'
import type { FixtureRow } from '../fixtures'

/** A match without its result. */
export type MatchFacts = Omit<FixtureRow, 'result' | 'revision'>

/** A word about the result of a match. */
export interface WordRow {
  readonly match_id: number
  readonly revision: number
  readonly result: MatchResult
  readonly source: string
  readonly at: number
  /** It takes back what the word before it had decided. */
  readonly corrects: boolean
}

/** A bet of a member on a match, or on a count within it. */
export interface MatchBetRow {
  readonly bet_id: number
  /** Of the match; of corners the match that they are counted in. */
  readonly match_id: number
  readonly status: BetStatus
  readonly result: BetResult | null
  readonly n: number
  readonly legs: number
  readonly myanmar: MyanmarTerms | null
}

/** Moments in which matches kicked off, the later one excluded, as it is known at another. */
export interface ResultDays {
  readonly from: number
  readonly to: number
  readonly now: number
}

/** Which matches are listed: those of a sport on these days. */
export interface ResultQuery extends ResultDays {
  readonly sport: number
  readonly league: number | null
  readonly outright: boolean
  readonly search: string
  /** Names that are searched for as well, whole. */
  readonly names: readonly string[]
  readonly state: ResultFilter
  /** Only matches that this member has bet on; null: all. */
  readonly bettor: string | null
}

interface PageOf {
  readonly page: number
  readonly page_size: number
}

const FACTS = `f.id, f.sport, f.league_id, f.league, f.country, f.home, f.away, f.match_type, f.parent, f.kickoff,
  f.first_kickoff, f.status`

const LISTED = 'f.league_order, f.league_id, f.kickoff DESC, f.id'
const LISTED_FROM_END = 'f.league_order DESC, f.league_id DESC, f.kickoff, f.id DESC'

/** Runners of outrights, or matches; a count within a match has no row of its own. */
const ofKind = (outright: boolean): string => `f.match_type ${outright ? '= 2' : 'IN (0, 3)'}`

/** A match to come has no result, unless its newest revision decides something, such as a cancellation. */
const isKnown = (now: string): string =>
  `(f.kickoff <= ${now} OR EXISTS (
    SELECT FROM (SELECT result FROM match_result k WHERE k.match_id = f.id ORDER BY revision DESC LIMIT 1) newest
    WHERE newest.result ->> 'status' IN ('1', '2') OR newest.result ->> 'half_time' IS NOT NULL
      OR newest.result ->> 'abandoned_in' IS NOT NULL
  ))`

const NEWEST = `CROSS JOIN LATERAL (
  SELECT result FROM match_result r WHERE r.match_id = f.id ORDER BY revision DESC LIMIT 1
) newest`
const STATES: Record<ResultFilter, { readonly join: string; readonly where: string }> = {
  all: { join: '', where: '' },
  final: {
    join: NEWEST,
    where: "AND newest.result ->> 'status' = '1' AND newest.result ->> 'abandoned_in' IS NULL",
  },
  void: {
    join: NEWEST,
    where: "AND (newest.result ->> 'status' = '2' OR newest.result ->> 'abandoned_in' IS NOT NULL)",
  },
}

// The words of an index: a look at it for each match, however many bets there are. Rejected bets are not in it.
const LEG_ON = 'coalesce(l.parent_id, l.match_id) = f.id AND (l.open OR l.result_revision > 0)'
const BET_ON = `(SELECT true FROM bet_leg l WHERE l.member_id = $6 AND ${LEG_ON} LIMIT 1)`

const BETS_MAX = 300
const BETS = `
  SELECT l.bet_id, l.match_id, b.status, l.result, l.n, l.myanmar,
    (SELECT count(*)::int FROM bet_leg o WHERE o.bet_id = l.bet_id) AS legs
  FROM (
    SELECT f.id, l.bet_id, l.result, l.n, l.myanmar FROM unnest($2::bigint[]) f (id)
    CROSS JOIN LATERAL (
      SELECT l.bet_id, l.result, l.n, l.myanmar FROM bet_leg l
      WHERE l.member_id = $1 AND ${LEG_ON} ORDER BY l.bet_id DESC LIMIT ${BETS_MAX}
    ) l
    ORDER BY l.bet_id DESC, l.n LIMIT ${BETS_MAX}
  ) l (match_id, bet_id, result, n, myanmar)
  JOIN bet b ON b.id = l.bet_id AND b.status <> 'rejected'
  ORDER BY l.bet_id DESC, l.n`

const CORRECTED = `
  FROM match_result r JOIN fixture f ON f.id = r.match_id
  WHERE r.corrects AND r.at >= $1 AND r.at < $2 AND ($3::int IS NULL OR f.sport = $3) AND f.match_type <> 2`

/** Reads matches on record with every word about their results. */
export function resultRepository({ pool }: Pick<Database, 'pool'>) {
  const rows = async <Row extends object>(sql: string, values: unknown[]): Promise<Row[]> =>
    (await pool.query<Row>(sql, values)).rows
  return {
    /** Matches whose kick-off was, league by league, the latest first. */
    page: async (query: ResultQuery, at: PageOf): Promise<{ matches: MatchFacts[]; total: number }> => {
      const { sport, from, to, now, league, outright, search, names, state, bettor } = query
      const { join, where } = STATES[state]
      const listed = `FROM fixture f ${join}
        WHERE f.sport = $1 AND f.kickoff >= $2 AND f.kickoff < $3 AND ${ofKind(outright)} AND ${isKnown('$7')} ${where}
          AND ($4::bigint IS NULL OR f.league_id = $4)
          AND ($5 = '' OR strpos(lower(concat_ws(' ', f.home, f.away, f.league)), lower($5)) > 0
            OR f.home = ANY ($8) OR f.away = ANY ($8) OR f.league = ANY ($8))
          AND ($6::text IS NULL OR ${BET_ON} IS NOT NULL)`
      const values = [sport, from, to, league, search, bettor, now, names]
      const [counted] = await rows<{ total: number }>(`SELECT count(*)::int AS total ${listed}`, values)
      const total = counted?.total ?? 0
      const { limit, offset, fromEnd } = placeOf(at, total)
      if (limit === 0) return { matches: [], total }
      const matches = await rows<MatchFacts>(
        `SELECT ${FACTS} ${listed} ORDER BY ${fromEnd ? LISTED_FROM_END : LISTED} LIMIT $9 OFFSET $10`,
        [...values, limit, offset],
      )
      return { matches: fromEnd ? matches.toReversed() : matches, total }
    },

    leagues: ({ from, to, now, outright }: ResultDays & Pick<ResultQuery, 'outright'>) =>
      rows<{ sport: number; league_id: number; league: string; country: string; matches: number }>(
        `SELECT f.sport, f.league_id, max(f.league) AS league, max(f.country) AS country, count(*)::int AS matches
         FROM fixture f WHERE f.kickoff >= $1 AND f.kickoff < $2 AND ${ofKind(outright)} AND ${isKnown('$3')}
         GROUP BY f.sport, f.league_id ORDER BY f.sport, min(f.league_order), f.league_id`,
        [from, to, now],
      ),

    /** Matches whose results were corrected within these moments, the newest correction first. */
    corrected: async (
      { from, to, sport }: Pick<ResultQuery, 'from' | 'to'> & { sport: number | null },
      at: PageOf,
    ): Promise<{ matches: MatchFacts[]; total: number }> => {
      const values = [from, to, sport]
      const { limit, offset } = placeFromStart(at)
      const matches = await rows<MatchFacts>(
        `SELECT ${FACTS} ${CORRECTED} GROUP BY f.id ORDER BY max(r.at) DESC, f.id LIMIT $4 OFFSET $5`,
        [...values, limit, offset],
      )
      const [counted] = await rows<{ total: number }>(
        `SELECT count(DISTINCT f.id)::int AS total ${CORRECTED}`,
        values,
      )
      return { matches, total: counted?.total ?? 0 }
    },

    byIds: (ids: readonly number[]) =>
      rows<MatchFacts>(`SELECT ${FACTS} FROM fixture f WHERE f.id = ANY ($1)`, [ids]),

    /** The counts within these matches, each a match of its own. */
    childrenOf: (ids: readonly number[]) =>
      rows<MatchFacts & { parent: number }>(
        `SELECT ${FACTS} FROM fixture f WHERE f.parent = ANY ($1) AND f.match_type = 1 ORDER BY f.league_order, f.id`,
        [ids],
      ),

    /** Every word about these matches, the oldest first. */
    words: (ids: readonly number[]) =>
      rows<WordRow>(
        `SELECT match_id, revision, result, source, at, corrects FROM match_result
         WHERE match_id = ANY ($1) ORDER BY match_id, revision`,
        [ids],
      ),

    /** Revisions that lists show: the newest of each match, and each that a correction replaced. */
    wordsListed: (ids: readonly number[]) =>
      rows<WordRow>(
        `SELECT match_id, revision, result, source, at, corrects FROM match_result r
         WHERE match_id = ANY ($1) AND (
           corrects OR revision = (SELECT max(n.revision) FROM match_result n WHERE n.match_id = r.match_id)
         )
         ORDER BY match_id, revision`,
        [ids],
      ),

    /** Bets of a member on these matches and on counts within them, the newest first. */
    betsOn: (member: string, ids: readonly number[]) => rows<MatchBetRow>(BETS, [member, ids]),
  }
}
export type ResultRepository = ReturnType<typeof resultRepository>
