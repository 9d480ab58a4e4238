import type { Platform } from '../../platform/module'
import type { ActiveSessions } from './active-sessions'

/** More than operators change within a round. */
const ROWS_AT_ONCE = 500

/**
 * Tells the sockets of this process when an operator has changed something of their member: state, products, limits, money. Every
 * such change is a row of the audit, and these are numbered in the order in which they were committed; so each is seen once,
 * whichever process or command has written it. What of it is new the page asks for. Of a change of an upline no page below is told:
 * it learns of it with its next question for the balance.
 */
export function memberNews(
  { database, notifications }: Pick<Platform, 'database' | 'notifications'>,
  active: Pick<ActiveSessions, 'forget'>,
) {
  const { pool } = database
  /** The last row that was looked at; null before the first round. */
  let seen: number | null = null

  return {
    look: async (): Promise<void> => {
      if (seen === null) {
        const { rows } = await pool.query<{ last: number }>('SELECT coalesce(max(id), 0) AS last FROM audit')
        seen = rows[0]?.last ?? 0
        return
      }
      const { rows } = await pool.query<{ id: number; subject: string }>({
        name: 'member-news',
        text: 'SELECT id, subject FROM audit WHERE id > $1 ORDER BY id LIMIT $2',
        values: [seen, ROWS_AT_ONCE],
      })
      for (const subject of new Set(rows.map((row) => row.subject))) {
        // The next request of the member must not be let in by what was known before.
        active.forget(subject)
        notifications.sendHere(subject, { t: 'profile' })
      }
      seen = rows.at(-1)?.id ?? seen
    },
  }
}
