import type { Platform } from '../../platform/module'

/** Share of all money on open singles that lies on each match, 0 to 1. */
export type MoneyOnMatches = ReadonlyMap<number, number>
export type ReadMoney = () => Promise<MoneyOnMatches>

interface Staked {
  readonly match: number
  readonly currency: string
  readonly risk: number
  readonly bets: number
}

const STAKED = `
  SELECT coalesce(l.parent_id, l.match_id) AS match, b.currency, sum(l.match_risk)::float8 AS risk, count(*)::int AS bets
  FROM bet_leg l JOIN bet b ON b.id = l.bet_id
  WHERE l.open AND l.match_risk > 0
  GROUP BY 1, 2`

export const moneyOnMatches =
  ({ pool }: Pick<Platform['database'], 'pool'>): ReadMoney =>
  async () =>
    sharesOf((await pool.query<Staked>({ name: 'money-on-matches', text: STAKED })).rows)

/** Currencies are not exchanged here: each counts by the part of all bets that are placed in it. */
export function sharesOf(rows: readonly Staked[]): MoneyOnMatches {
  const totals = new Map<string, { risk: number; bets: number }>()
  for (const { currency, risk, bets } of rows) {
    const total = totals.get(currency) ?? { risk: 0, bets: 0 }
    totals.set(currency, { risk: total.risk + risk, bets: total.bets + bets })
  }
  const all = rows.reduce((sum, { bets }) => sum + bets, 0)
  const shares = new Map<number, number>()
  for (const { match, currency, risk } of rows) {
    const total = totals.get(currency)
    if (!total) continue
    const share = ((risk / total.risk) * total.bets) / all
    shares.set(match, (shares.get(match) ?? 0) + share)
  }
  return shares
}
