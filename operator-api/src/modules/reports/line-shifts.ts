import { type Currency, FEE_SCALE } from '@touchline/contracts/limits'
import { type BetType, type Period, selectionNames } from '@touchline/contracts/odds'
import type { ApiModule, Platform } from '../../platform/module'
import { lineId } from '../feed'
import type { LineShift, ShiftTerms } from '../odds'
import { lineExposures } from './exposure'

/** Open singles on a selection, of all brands. Money in minor units. */
export interface OpenSingles {
  readonly match_id: number
  readonly bet_type: BetType
  readonly period: Period
  readonly line: number
  readonly selection: string
  readonly currency: Currency
  readonly risk: number
  readonly to_win: number
}

const WRITE_EVERY_MS = 5000
const READ_EVERY_MS = 500

const OPEN = `
  SELECT l.match_id, l.bet_type, l.period, l.line, l.selection, b.currency, sum(b.risk)::bigint AS risk, sum(b.to_win)::bigint AS to_win
  FROM bet_leg l JOIN bet b ON b.id = l.bet_id
  WHERE l.open AND b.kind = 'single' AND b.status IN ('running', 'waiting') AND l.bet_type <> 'orz'
  GROUP BY 1, 2, 3, 4, 5, 6`

const KEEP = `
  WITH wanted AS (
    SELECT * FROM json_to_recordset($1) AS w (line_id bigint, steps int[])
  ), ended AS (
    DELETE FROM line_shift s WHERE NOT EXISTS (SELECT FROM wanted w WHERE w.line_id = s.line_id)
  )
  INSERT INTO line_shift AS s (line_id, steps, at) SELECT line_id, steps, $2 FROM wanted
  ON CONFLICT (line_id) DO UPDATE SET steps = excluded.steps, at = excluded.at WHERE s.steps <> excluded.steps`

interface LineShiftsDeps {
  readonly platform: Pick<Platform, 'database' | 'now'>
  /** The price list; a list that sells nothing itself need not take them. */
  readonly odds: { shiftLines?(shifts: ReadonlyMap<number, LineShift>): void }
  readonly terms: ShiftTerms
}

/** Liabilities move prices: one process reckons how far, every process moves its own price list. */
export function createLineShifts({ platform: { database, now }, odds, terms }: LineShiftsDeps): ApiModule {
  const { pool } = database
  return {
    register: () => undefined,
    jobs: [
      {
        name: 'liabilities',
        everyMs: WRITE_EVERY_MS,
        by: 'one process',
        round: async () => {
          const { rows } = await pool.query<OpenSingles>({ name: 'open-singles', text: OPEN })
          const wanted = [...lineShifts(rows, terms)].map(([line_id, steps]) => ({ line_id, steps }))
          await pool.query(KEEP, [JSON.stringify(wanted), now()])
        },
      },
      {
        name: 'line shifts',
        everyMs: READ_EVERY_MS,
        by: 'each process',
        isStart: true,
        round: async () => {
          const { rows } = await pool.query<{ line_id: number; steps: number[] }>({
            name: 'line-shifts',
            text: 'SELECT line_id, steps FROM line_shift',
          })
          odds.shiftLines?.(new Map(rows.map(({ line_id, steps }) => [line_id, steps])))
        },
      },
    ],
  }
}

/** By the ids of lines; the currencies of a line count together. */
export function lineShifts(
  rows: readonly OpenSingles[],
  { step, most }: ShiftTerms,
): ReadonlyMap<number, LineShift> {
  const losses = new Map<number, number[]>()
  for (const { rows: selections, ifWins } of lineExposures(rows)) {
    const [{ match_id, bet_type, period, line, currency }] = selections
    const names = selectionNames(bet_type, period)
    const id = lineId(match_id, bet_type, period, line)
    const all = selections.reduce((sum, { risk }) => sum + risk, 0)
    const known = losses.get(id) ?? names.map(() => 0)
    const results = names.map((name) => {
      const at = selections.findIndex(({ selection }) => selection === name)
      return (at < 0 ? all : (ifWins[at] ?? 0)) / FEE_SCALE[currency]
    })
    losses.set(
      id,
      known.map((loss, n) => loss - (results[n] ?? 0)),
    )
  }
  const shifts = new Map<number, LineShift>()
  for (const [id, ofLine] of losses) {
    const steps = ofLine.map((loss) => Math.min(most, Math.max(0, Math.trunc(loss / step))))
    if (steps.some((one) => one > 0)) shifts.set(id, steps)
  }
  return shifts
}
