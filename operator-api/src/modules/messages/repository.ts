import type { Database } from '../../storage'
import type { Texts } from './rules'

/** An announcement as stored. */
export interface AnnouncementRow {
  id: number
  special: boolean
  texts: Texts
  /** Epoch milliseconds. */
  at: number
}

/** Announcements that stand at this moment, the special ones first, then the newest. */
export async function announcementsAt(
  { pool }: Pick<Database, 'pool'>,
  now: number,
): Promise<AnnouncementRow[]> {
  const { rows } = await pool.query<AnnouncementRow>(
    `SELECT id, special, texts, at FROM announcement WHERE until IS NULL OR until > $1
     ORDER BY special DESC, at DESC, id LIMIT 20`,
    [now],
  )
  return rows
}

/** Announces these, unless something was announced before. */
export async function announceFirst(
  { pool }: Pick<Database, 'pool'>,
  announcements: readonly Pick<AnnouncementRow, 'special' | 'texts'>[],
  at: number,
): Promise<void> {
  const { rowCount } = await pool.query('SELECT FROM announcement LIMIT 1')
  if (rowCount) return
  for (const { special, texts } of announcements)
    await pool.query('INSERT INTO announcement (special, texts, at) VALUES ($1, $2, $3)', [
      special,
      JSON.stringify(texts),
      at,
    ])
}
