import type { GameCategory, GameRound } from '@touchline/contracts/calls'
import { placeOf } from '../../plugins/page-place'
import type { Database } from '../../storage'

/** A round as it is stored. */
export interface RoundRow
  extends Pick<
    GameRound,
    'provider' | 'game_code' | 'product' | 'round' | 'bet' | 'win' | 'valid_turnover' | 'status' | 'closed_at'
  > {
  readonly id: number
  readonly connection: string
  readonly opened_at: number
  readonly details: (Partial<Pick<GameRound, 'fair' | 'summary'>> & { readonly kind?: string }) | null
}

export interface RoundMovement {
  readonly ref_no: string
  readonly at: number
  readonly kind: string
  readonly amount: number
}

const OF = 'member_id = $1 AND opened_at >= $2 AND opened_at < $3 AND product = ANY ($4)'
const SUMS = `
  SELECT count(*)::int AS total, coalesce(sum(bet), 0)::bigint AS bet, coalesce(sum(win), 0)::bigint AS win,
    coalesce(sum(win - bet) FILTER (WHERE status <> 'running'), 0)::bigint AS net,
    coalesce(sum(valid_turnover) FILTER (WHERE status <> 'running'), 0)::bigint AS valid_turnover
  FROM game_round WHERE ${OF}`
const COLUMNS = `id, connection, provider, game_code, product, round, bet, win, valid_turnover, status, closed_at, opened_at, details`
const rowsOf = (fromEnd: boolean): string => {
  const order = fromEnd ? 'opened_at, id' : 'opened_at DESC, id DESC'
  return `SELECT ${COLUMNS} FROM game_round WHERE ${OF} ORDER BY ${order} LIMIT $5 OFFSET $6`
}
const ONE = `SELECT ${COLUMNS} FROM game_round WHERE member_id = $1 AND id = $2`
// The transfers of a round's calls, and their reversals.
const MOVEMENTS = `
  SELECT m.transfer_id, m.at, m.kind, m.amount
  FROM wallet_call c
  JOIN transfer t ON t.scope = c.scope AND t.idem_key IN ('bet:' || c.tx, 'win:' || c.tx, 'reverse:bet:' || c.tx, 'reverse:win:' || c.tx)
  JOIN movement m ON m.member_id = c.member_id AND m.transfer_id = t.id AND m.at = t.at
  WHERE c.round_id = $1 ORDER BY m.at, m.transfer_id LIMIT 500`

interface PageOf {
  readonly page: number
  readonly page_size: number
}

/** Rounds as members see them; providers' wallet calls write them. */
export function roundRepository({ pool }: Pick<Database, 'pool'>) {
  return {
    list: async (
      member: string,
      products: readonly GameCategory[],
      { from, to }: { readonly from: number; readonly to: number },
      at: PageOf,
    ) => {
      const values = [member, from, to, products]
      const { rows: found } = await pool.query<{
        total: number
        bet: number
        win: number
        net: number
        valid_turnover: number
      }>(SUMS, values)
      const { total, ...sums } = found[0] ?? { total: 0, bet: 0, win: 0, net: 0, valid_turnover: 0 }
      const { limit, offset, fromEnd } = placeOf(at, total)
      const { rows } =
        limit === 0 ? { rows: [] } : await pool.query<RoundRow>(rowsOf(fromEnd), [...values, limit, offset])
      return { rows: fromEnd ? rows.toReversed() : rows, total, sums }
    },
    one: async (
      member: string,
      id: number,
    ): Promise<{ round: RoundRow; movements: RoundMovement[] } | null> => {
      const round = (await pool.query<RoundRow>(ONE, [member, id])).rows[0]
      if (!round) return null
      const { rows } = await pool.query<Omit<RoundMovement, 'ref_no'> & { transfer_id: number }>(MOVEMENTS, [
        id,
      ])
      return {
        round,
        movements: rows.map(({ transfer_id, ...row }) => ({
          ref_no: `M${String(transfer_id).padStart(8, '0')}`,
          ...row,
        })),
      }
    },
  }
}
