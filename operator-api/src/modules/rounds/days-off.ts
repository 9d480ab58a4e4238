import type { Queryable } from './repository'

const PREFIX = 'no draw'

/** Name of the setting that takes a day of GMT+8, yyyy-mm-dd, out of the timetable of a kind. */
export const dayOffName = (kind: string, day: string): string => `${PREFIX} ${kind} ${day}`

export interface DayOff {
  readonly kind: string
  readonly day: string
  readonly reason: string
}

/** Days on which kinds have no rounds, as operators set them. */
export async function readDaysOff(database: Queryable): Promise<DayOff[]> {
  const { rows } = await database.query<{ value: DayOff }>(
    `SELECT value FROM operator_setting WHERE name LIKE '${PREFIX} %' ORDER BY name`,
  )
  return rows.map(({ value }) => value)
}
