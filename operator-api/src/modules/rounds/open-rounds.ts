import { factsHash, roundIdOf } from '@touchline/fair/rounds'
import type { Platform } from '../../platform/module'
import { readDaysOff } from './days-off'
import { RUN_KINDS, type RunKind } from './kinds'
import { nextRounds } from './timetable'

const OPEN = 'SELECT open_shared_round($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)'

/** Ends in refunds; a day off that is set too late for a locked round changes nothing of it. */
const VOID_OFF_DAYS = `
  UPDATE shared_round r SET state = 'void', due_at = $3
  WHERE r.state = 'open' AND r.due_at IS NOT NULL AND r.kind = $1 AND r.day = $2`

/** Opens the next rounds of every kind; existing ones stay as they are. Open rounds of days off are void. */
export async function openRounds({ database, now }: Pick<Platform, 'database' | 'now'>): Promise<void> {
  const { rows } = await database.pool.query<{ public_id: string; kind: string; off_at: number }>(
    "SELECT public_id, kind, off_at FROM shared_round WHERE state = 'open' AND due_at IS NOT NULL",
  )
  const known = new Set(rows.map(({ public_id }) => public_id))
  const lastOff = new Map<string, number>()
  for (const { kind, off_at } of rows) lastOff.set(kind, Math.max(off_at, lastOff.get(kind) ?? 0))
  const daysOff = await readDaysOff(database.pool)
  for (const { kind, day } of daysOff) await database.pool.query(VOID_OFF_DAYS, [kind, day, now()])
  for (const kind of RUN_KINDS) {
    const off = daysOff.filter((one) => one.kind === kind.code).map(({ day }) => day)
    for (const planned of nextRounds(kind.timetable, now() + kind.lockMs, kind.ahead, off)) {
      const publicId = roundIdOf(kind, planned.day, planned.number)
      // Seeds are revealed in the order of the chain: no round may come before an open one.
      if (known.has(publicId) || planned.offAt < (lastOff.get(kind.code) ?? 0)) continue
      await database.pool.query(OPEN, valuesOf(kind, publicId, planned, now()))
    }
  }
}

function valuesOf(
  kind: RunKind,
  publicId: string,
  { number, day, offAt }: ReturnType<typeof nextRounds>[number],
  at: number,
): unknown[] {
  const facts = kind.model.facts(publicId)
  return [
    ...[kind.code, kind.product, publicId, number, day],
    ...[offAt - kind.lockMs, offAt, offAt + kind.playMs],
    ...[JSON.stringify(facts), factsHash(facts), at],
  ]
}
