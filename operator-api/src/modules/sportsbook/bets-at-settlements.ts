import type { Bet } from '@touchline/contracts/calls'
import type { Pool } from 'pg'
import { betOf, legOf, type ScoreOf } from './bet-of'
import { UNDECIDED } from './bet-order'
import type { BetRow, LegRow } from './repository'

/** A settlement of a bet, and when it was. */
export interface SettlementPlace {
  readonly bet_id: number
  readonly revision: number
  readonly at: number
}

type LegThen = Pick<
  LegRow,
  'score' | 'half_score' | 'part_score' | 'result' | 'result_revision' | 'void_by'
> & {
  readonly bet_id: number
  readonly revision: number
  /** Whether it was kept as of the settlement, for it has changed since. */
  readonly is_kept: boolean
  /** When the result was recorded that decided it; null while it was open. */
  readonly decided_at: number | null
}

/**
 * Settlements before functions 37 kept no open legs: for those the time of the result decides. Results are recorded
 * before anything is settled by them, but perhaps by another process.
 */
const CLOCKS_APART_MS = 5000

// A leg that changed since: its state before the first of those changes. An unchanged leg is as it was.
const LEGS_THEN = `
  SELECT wanted.bet_id, wanted.revision, leg.score, leg.half_score, leg.part_score, leg.result, leg.result_revision,
    was.bet_id IS NOT NULL AS is_kept, r.at AS decided_at, CASE WHEN leg.result = 'void' THEN r.result END AS void_by
  FROM unnest($1::bigint[], $2::int[]) wanted (bet_id, revision)
  JOIN bet_leg now ON now.bet_id = wanted.bet_id
  LEFT JOIN LATERAL (
    SELECT * FROM settled_leg
    WHERE bet_id = now.bet_id AND n = now.n AND revision >= wanted.revision ORDER BY revision LIMIT 1
  ) was ON true
  CROSS JOIN LATERAL (
    SELECT was.result, was.score, was.half_score, was.part_score, was.result_revision WHERE was.bet_id IS NOT NULL
    UNION ALL
    SELECT now.result, now.score, now.half_score, now.part_score, now.result_revision WHERE was.bet_id IS NULL
  ) leg
  LEFT JOIN match_result r ON r.match_id = now.match_id AND r.revision = leg.result_revision
  ORDER BY wanted.bet_id, wanted.revision, now.n`

const keyOf = ({ bet_id, revision }: Pick<SettlementPlace, 'bet_id' | 'revision'>) => `${bet_id} ${revision}`

/**
 * Bets as their members see them, but with their legs as of each of these settlements, in the order of the settlements; null
 * for an unknown bet. A leg that was open then, or whose state nobody kept, has neither result nor score.
 */
export async function betsAtSettlements(
  pool: Pool,
  byIds: (ids: readonly number[]) => Promise<BetRow[]>,
  scoreOf: ScoreOf,
  places: readonly SettlementPlace[],
): Promise<(Bet | null)[]> {
  const rows = new Map(
    (await byIds([...new Set(places.map(({ bet_id }) => bet_id))])).map((row) => [row.id, row]),
  )
  const { rows: found } = await pool.query<LegThen>(LEGS_THEN, [
    places.map(({ bet_id }) => bet_id),
    places.map(({ revision }) => revision),
  ])
  const legsOf = new Map(places.map((place) => [keyOf(place), [] as LegThen[]]))
  for (const leg of found) legsOf.get(keyOf(leg))?.push(leg)
  return places.map((place) => {
    const row = rows.get(place.bet_id)
    return row ? betAt(row, legsOf.get(keyOf(place)) ?? [], place.at, scoreOf) : null
  })
}

const NO_SCORE = { score: null, half_score: null, part_score: null }
const NOT_IN_PLAY: ScoreOf = () => undefined

function betAt(row: BetRow, then: readonly LegThen[], at: number, scoreOf: ScoreOf): Bet {
  const legs = row.legs.map((leg, n) => {
    const stateThen = then[n]
    return stateThen && isKnown(stateThen, at)
      ? legOf({ ...leg, ...stateThen }, row.placed_at, NOT_IN_PLAY)
      : { ...legOf({ ...leg, ...UNDECIDED }, row.placed_at, NOT_IN_PLAY), ...NO_SCORE }
  })
  return { ...betOf(row, scoreOf), legs }
}

const isKnown = ({ result, is_kept, decided_at }: LegThen, at: number): boolean =>
  result !== null && (is_kept || (decided_at !== null && decided_at <= at + CLOCKS_APART_MS))
