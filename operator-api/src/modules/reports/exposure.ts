import type { Pool } from 'pg'

/** What the house has open on one selection of a line. Money in minor units. */
export interface ExposureRow {
  readonly match_id: number
  readonly match: string
  readonly kickoff: number
  readonly currency: string
  readonly bet_type: string
  /** 0 full time, 1 first half. */
  readonly period: number
  /** Quarter goals. */
  readonly line: number
  readonly selection: string
  /** Running and waiting singles and bodies. */
  readonly bets: number
  readonly risk: number
  readonly to_win: number
  /** Parlays, systems and maungs that have the selection among others. */
  readonly combined: number
  readonly combined_risk: number
}

const ROWS = `
  SELECT l.match_id, min(l.home || ' v ' || l.away) AS match, min(l.kickoff) AS kickoff, b.currency, l.bet_type, l.period, l.line,
    l.selection,
    count(*) FILTER (WHERE b.kind IN ('single', 'mmo_single'))::int AS bets,
    COALESCE(sum(b.risk) FILTER (WHERE b.kind IN ('single', 'mmo_single')), 0)::bigint AS risk,
    COALESCE(sum(b.to_win) FILTER (WHERE b.kind IN ('single', 'mmo_single')), 0)::bigint AS to_win,
    count(*) FILTER (WHERE b.kind NOT IN ('single', 'mmo_single'))::int AS combined,
    COALESCE(sum(b.risk) FILTER (WHERE b.kind NOT IN ('single', 'mmo_single')), 0)::bigint AS combined_risk
  FROM bet_leg l JOIN bet b ON b.id = l.bet_id
  WHERE l.open AND b.status IN ('running', 'waiting') AND ($1::bigint IS NULL OR l.match_id = $1)
  GROUP BY l.match_id, b.currency, l.bet_type, l.period, l.line, l.selection
  ORDER BY l.match_id, b.currency, l.bet_type, l.period, l.line, l.selection`

/** Open bets of every brand by match, line and selection; of one match unless null. */
export const readExposure = async (pool: Pick<Pool, 'query'>, match: number | null): Promise<ExposureRow[]> =>
  (await pool.query<ExposureRow>(ROWS, [match])).rows

/** The key of a line, and the money on a selection. */
type OnSelection = Pick<
  ExposureRow,
  'match_id' | 'currency' | 'bet_type' | 'period' | 'line' | 'risk' | 'to_win'
>

/** A line as the house sees it. Money in minor units. */
export interface LineExposure<Row extends OnSelection = ExposureRow> {
  readonly rows: readonly [Row, ...Row[]]
  /** Result of the house if the selection wins in full and all others of the line lose; in the order of `rows`. */
  readonly ifWins: readonly number[]
  /** Most that the house can lose on the line by singles, 0 when it loses nothing. */
  readonly worst: number
}

/** Selections of one line together: one of them wins and pays, the others lose what they risked. */
export function lineExposures<Row extends OnSelection>(rows: readonly Row[]): LineExposure<Row>[] {
  const lines = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const { match_id, currency, bet_type, period, line } = row
    const key = [match_id, currency, bet_type, period, line].join(' ')
    const known = lines.get(key)
    if (known) known.push(row)
    else lines.set(key, [row])
  }
  return [...lines.values()].map((line) => {
    const all = line.reduce((sum, { risk }) => sum + risk, 0)
    const ifWins = line.map(({ risk, to_win }) => all - risk - to_win)
    return { rows: line, ifWins, worst: Math.max(0, ...ifWins.map((result) => -result)) }
  })
}
