import type { RoundBetState, RoundProduct } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import type { Pool, PoolClient } from 'pg'

export type Queryable = Pick<Pool, 'query'> | Pick<PoolClient, 'query'>

export type StoredState = 'open' | 'locked' | 'running' | 'result' | 'settled' | 'archived' | 'void'

/** A round as it is stored. */
export interface RoundRow {
  readonly id: number
  readonly public_id: string
  readonly kind: string
  readonly product: RoundProduct
  readonly number: number
  readonly chain_id: number
  readonly chain_index: number
  readonly close_at: number
  readonly off_at: number
  readonly result_at: number
  readonly facts: Record<string, unknown>
  readonly facts_hash: string
  readonly state: StoredState
  readonly due_at: number | null
  readonly bets_digest: string | null
  readonly seed: Buffer | null
  readonly result: Record<string, unknown> | null
}

export const ROUND_COLUMNS = `r.id, r.public_id, r.kind, r.product, r.number, r.chain_id, r.chain_index, r.close_at, r.off_at,
  r.result_at, r.facts, r.facts_hash, r.state, r.due_at, r.bets_digest, r.seed, r.result`

export interface BetRow {
  readonly id: number
  readonly member_id: string
  readonly idem_key: string
  readonly item: number
  readonly request_hash: Buffer
  readonly round_id: number
  readonly product: RoundProduct
  readonly currency: Currency
  readonly market: string
  readonly selection: readonly string[]
  readonly odds: number
  readonly stake: number
  readonly state: RoundBetState
  readonly returned: number | null
  readonly placed_at: number
  readonly settled_at: number | null
}

/** Reference of a bet for members. */
export const refOf = (id: number): string => `R${String(id).padStart(8, '0')}`

export const dueRounds = async (database: Queryable, now: number): Promise<number[]> =>
  (
    await database.query<{ id: number }>(
      'SELECT id FROM shared_round WHERE due_at <= $1 ORDER BY due_at, id LIMIT 200',
      [now],
    )
  ).rows.map(({ id }) => id)

/** `lock` waits for bets that are being placed on it. */
export async function roundById(tx: PoolClient, id: number): Promise<RoundRow | undefined> {
  const { rows } = await tx.query<RoundRow>(
    `SELECT ${ROUND_COLUMNS} FROM shared_round r WHERE r.id = $1 FOR UPDATE`,
    [id],
  )
  return rows[0]
}

/** A round on which a bet is placed: its lock waits until this transaction ends. */
export async function roundForBet(tx: PoolClient, publicId: string): Promise<RoundRow | undefined> {
  const { rows } = await tx.query<RoundRow>(
    `SELECT ${ROUND_COLUMNS} FROM shared_round r WHERE r.public_id = $1 FOR SHARE`,
    [publicId],
  )
  return rows[0]
}

export async function roundByPublicId(database: Queryable, publicId: string): Promise<RoundRow | undefined> {
  const { rows } = await database.query<RoundRow>(
    `SELECT ${ROUND_COLUMNS} FROM shared_round r WHERE r.public_id = $1`,
    [publicId],
  )
  return rows[0]
}

/** References of the bets on a round. */
export const refsOf = async (tx: PoolClient, round: number): Promise<string[]> =>
  (await tx.query<{ id: number }>('SELECT id FROM round_bet WHERE round_id = $1', [round])).rows.map(
    ({ id }) => refOf(id),
  )

export const runningBets = async (tx: PoolClient, round: number, most: number): Promise<BetRow[]> =>
  (
    await tx.query<BetRow>(
      `SELECT * FROM round_bet WHERE round_id = $1 AND state = 'running' ORDER BY id LIMIT $2 FOR UPDATE`,
      [round, most],
    )
  ).rows

export interface EndedBet {
  readonly id: number
  readonly state: Exclude<RoundBetState, 'running'>
  readonly returned: number
}

export async function endBets(tx: PoolClient, ended: readonly EndedBet[], at: number): Promise<void> {
  await tx.query(
    `UPDATE round_bet b SET state = e.state, returned = e.returned, settled_at = $2
     FROM jsonb_to_recordset($1::jsonb) AS e (id bigint, state text, returned bigint)
     WHERE b.id = e.id AND b.state = 'running'`,
    [JSON.stringify(ended), at],
  )
}

export const betsOfKey = async (database: Queryable, member: string, key: string): Promise<BetRow[]> =>
  (
    await database.query<BetRow>(
      'SELECT * FROM round_bet WHERE member_id = $1 AND idem_key = $2 ORDER BY item',
      [member, key],
    )
  ).rows
