import type { Currency } from '@touchline/contracts/limits'
import { DRAWN_4D, type RoundPick } from '@touchline/fair/rounds'
import { mostTypable } from '@touchline/rules'
import type { PoolClient } from 'pg'
import { exposureOf, limitsIn } from './check-bet'
import type { RunKind } from './kinds'

const TAKE = `
  INSERT INTO round_liability AS l (round_id, currency, subject, amount)
  SELECT $1, $2, $3, $4::bigint WHERE $4::bigint <= $5::bigint
  ON CONFLICT (round_id, currency, subject) DO UPDATE SET amount = l.amount + excluded.amount
  WHERE l.amount + excluded.amount <= $5::bigint
  RETURNING l.amount`

/** Of all numbers together; it sorts before them. */
const ALL_NUMBERS = '*'

const ADD_TO_DRAW = `
  INSERT INTO round_liability AS l (round_id, currency, subject, amount) VALUES ($1, $2, '${ALL_NUMBERS}', $3)
  ON CONFLICT (round_id, currency, subject) DO UPDATE SET amount = l.amount + excluded.amount
  RETURNING l.amount`

const WORST_DRAW = `
  SELECT sum(amount)::bigint AS amount FROM (
    SELECT amount FROM round_liability
    WHERE round_id = $1 AND currency = $2 AND subject <> '${ALL_NUMBERS}' ORDER BY amount DESC LIMIT ${DRAWN_4D}
  ) AS worst`

export interface TakenBet {
  readonly kind: RunKind
  readonly roundId: number
  readonly item: RoundPick & { readonly stake: number }
  /** Hundredths. */
  readonly odds: number
}

/**
 * Adds a bet to the liability of its round: one guarded update for each number, in their order, so that two bets never
 * deadlock. Null where it is accepted, else the highest remaining stake, minor units.
 */
export async function takeLiability(
  tx: PoolClient,
  currency: Currency,
  { kind, roundId, item, odds }: TakenBet,
): Promise<number | null> {
  const { cap, drawCap, minBet } = limitsIn(kind.limits, currency)
  const exposed = exposureOf(kind, item, odds, item.stake)
  const tickets = kind.model.tickets?.(item) ?? 1
  /** The part of a fitting stake that can be typed and divided among the tickets. */
  const typable = (stake: number): number => {
    const each = mostTypable(Math.floor(stake / tickets), currency)
    return each < minBet ? 0 : each * tickets
  }
  const added = exposed.reduce((sum, [, amount]) => sum + amount, 0)
  // This row makes bets on one draw wait for each other, so that the worst draw is that of all of them.
  const { rows: draws } =
    drawCap === undefined
      ? { rows: [] }
      : await tx.query<{ amount: number }>(ADD_TO_DRAW, [roundId, currency, added])
  for (const [subject, amount] of exposed) {
    const { rows } = await tx.query(TAKE, [roundId, currency, subject, amount, cap])
    if (rows.length > 0) continue
    const { rows: taken } = await tx.query<{ amount: number }>(
      'SELECT amount FROM round_liability WHERE round_id = $1 AND currency = $2 AND subject = $3',
      [roundId, currency, subject],
    )
    const room = Math.max(0, cap - (taken[0]?.amount ?? 0))
    return typable(Math.floor((room * item.stake) / amount))
  }
  // Below the cap in sum, no draw can be worse.
  if (drawCap === undefined || (draws[0]?.amount ?? 0) <= drawCap) return null
  const { rows: worst } = await tx.query<{ amount: number }>(WORST_DRAW, [roundId, currency])
  return (worst[0]?.amount ?? 0) > drawCap ? 0 : null
}
