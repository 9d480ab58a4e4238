import type { Platform } from '../../platform/module'
import type { ActiveSessions } from './active-sessions'
import type { Maintenance } from './maintenance'

/** More than operators change within a round. */
const ROWS_AT_ONCE = 500
/** Pages notified in one round: each asks for its news, and those of a whole tree would ask all at once. */
const NOTIFIED_AT_ONCE = 500

/** Changes since a row, and whether each changed an upline. */
const NEWS = `
  SELECT id, action, subject, EXISTS (SELECT FROM upline WHERE upline.id = subject) AS is_upline
  FROM audit WHERE id > $1 ORDER BY id LIMIT $2`

interface NewsRow {
  readonly id: number
  readonly action: string
  readonly subject: string
  readonly is_upline: boolean
}

/** Members that are logged in below uplines. */
const BELOW = `
  WITH RECURSIVE below AS (
    SELECT id FROM upline WHERE id = ANY ($1)
    UNION
    SELECT u.id FROM upline u JOIN below ON u.parent_id = below.id
  )
  SELECT m.id FROM session s JOIN member m ON m.id = s.member_id
  WHERE s.ended_at IS NULL AND m.agent_id IN (SELECT id FROM below)`

/**
 * Notifies the sockets of this process when an operator has changed something of their member (state, products, limits, money),
 * of an upline above them, or has closed or opened a product. Every change is a row of the audit, numbered in the order of
 * commits; so each is seen once, also when another process or command wrote it. The page then asks for the details.
 */
export function memberNews(
  { database, notifications }: Pick<Platform, 'database' | 'notifications'>,
  active: Pick<ActiveSessions, 'forget'>,
  maintenance: Pick<Maintenance, 'forget' | 'look'>,
  isListening: (account: string) => boolean,
) {
  const { pool } = database
  /** The last row that was looked at; null before the first round. */
  let seen: number | null = null
  /** Uplines that were changed, and who is below them is not known yet. */
  const above = new Set<string>()
  /** Members still to notify: named by a change, or below an upline that it named. */
  const named = new Set<string>()
  const below = new Set<string>()

  // The next request of a member must not be admitted by cached state.
  const changed = (members: readonly string[], waiting: Set<string>): void => {
    active.forget(members)
    for (const member of members) waiting.add(member)
  }

  const readNews = async (): Promise<void> => {
    if (seen === null) {
      const { rows } = await pool.query<{ last: number }>('SELECT coalesce(max(id), 0) AS last FROM audit')
      seen = rows[0]?.last ?? 0
      return
    }
    const { rows } = await pool.query<NewsRow>({
      name: 'member-news',
      text: NEWS,
      values: [seen, ROWS_AT_ONCE],
    })
    if (rows.length === 0) return
    if (rows.some(({ action }) => action === 'maintenance')) maintenance.forget()
    changed(
      rows.map(({ subject }) => subject),
      named,
    )
    for (const { subject, is_upline } of rows) if (is_upline) above.add(subject)
    seen = rows.at(-1)?.id ?? seen
  }

  const readBelow = async (): Promise<void> => {
    const asked = [...above]
    if (asked.length === 0) return
    const { rows } = await pool.query<{ id: string }>({
      name: 'news-below',
      text: BELOW,
      values: [asked],
    })
    for (const upline of asked) above.delete(upline)
    changed(
      rows.map(({ id }) => id),
      below,
    )
  }

  /** A named member waits for no tree, and a member without a socket here delays nobody. */
  const notify = (): void => {
    let notified = 0
    for (const waiting of [named, below])
      for (const member of waiting) {
        if (notified === NOTIFIED_AT_ONCE) return
        waiting.delete(member)
        if (!isListening(member)) continue
        notifications.sendHere(member, { t: 'profile' })
        notified += 1
      }
  }

  return {
    /** A tree that cannot be read now is read at the next look; it keeps nobody waiting who was named. */
    look: async (): Promise<void> => {
      await readNews()
      try {
        await maintenance.look()
        await readBelow()
      } finally {
        notify()
      }
    },
  }
}
