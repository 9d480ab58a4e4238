import type { Currency } from '@touchline/contracts/limits'
import type { PoolClient } from 'pg'
import { feeOf, fundedPoolOf, type HouseSlot } from './house-slots'
import type { RoomPlan } from './plan-room'

const ROOM = `
  INSERT INTO tournament_room (slot, name, owner, room_type, status, currency, room_rate, funded_pool, room_limit,
                               start_at, last_start_at, created_at)
  VALUES ($1, $2, 'house', $3, 'A', $4, $5, $6, $7, $8, $9, $10)
  ON CONFLICT (currency, slot) WHERE slot IS NOT NULL AND status IN ('A', '0') DO NOTHING
  RETURNING room_id`

const MATCHES = `
  INSERT INTO tournament_room_match (room_id, match_id, league, home, away, kickoff)
  SELECT $1, id, league, home, away, kickoff
  FROM jsonb_to_recordset($2::jsonb) AS planned (id bigint, league text, home text, away text, kickoff bigint)`

/**
 * Puts the planned room of a house slot on the list. False when another process has filled the slot meanwhile. Within
 * a transaction: a room without its matches must never be seen.
 */
export async function createHouseRoom(
  tx: PoolClient,
  slot: HouseSlot,
  currency: Currency,
  plan: RoomPlan,
  now: number,
): Promise<boolean> {
  const kickoffs = plan.matches.map((match) => match.kickoff)
  const room = await tx.query<{ room_id: string }>(ROOM, [
    slot.slot,
    plan.name,
    slot.room_type,
    currency,
    feeOf(slot, currency),
    fundedPoolOf(slot, currency),
    slot.room_limit,
    Math.min(...kickoffs),
    Math.max(...kickoffs),
    now,
  ])
  const id = room.rows[0]?.room_id
  if (id === undefined) return false
  await tx.query(MATCHES, [id, JSON.stringify(plan.matches)])
  return true
}
