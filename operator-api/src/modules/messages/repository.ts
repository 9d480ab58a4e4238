import type { MessageKind, Unread } from '@touchline/contracts/calls'
import type { Database } from '../../storage'
import { historyFrom, type Texts } from './rules'

/** A message as its reader has it. */
export interface MessageRow {
  id: number
  kind: MessageKind
  titles: Texts
  bodies: Partial<Texts>
  at: number
  is_read: boolean
}

/** Something of a message changed: for one member, for those of a brand, or for all where both are null. */
export interface MessageNews {
  /** Which message and what of it. */
  key: string
  member_id: string | null
  brand: string | null
}

export interface ListOf {
  readonly kinds: readonly MessageKind[]
  readonly page: number
  readonly page_size: number
}

/** Messages of the member $1 in the history at $2; $3 is where it begins. */
const VISIBLE = `
  SELECT m.*, coalesce(k.is_read, m.kind <> 'personal' AND m.at < r.created_at) AS is_read
  FROM member r
  JOIN message m ON m.member_id = $1 OR (m.member_id IS NULL AND (m.brand IS NULL OR m.brand = r.brand))
  LEFT JOIN message_mark k ON k.member_id = r.id AND k.message_id = m.id
  WHERE r.id = $1 AND m.at <= $2 AND m.at > $3 AND m.withdrawn_at IS NULL`

export const messageRepository = ({ pool }: Pick<Database, 'pool'>) => ({
  /** The messages in the strip of a brand at this moment, the special ones first, then the newest. */
  inStrip: async (brand: string, now: number): Promise<MessageRow[]> => {
    const { rows } = await pool.query<MessageRow>(
      `SELECT * FROM message WHERE member_id IS NULL AND in_strip AND (brand IS NULL OR brand = $1) AND at <= $2
         AND (until IS NULL OR until > $2) AND withdrawn_at IS NULL
       ORDER BY kind = 'special' DESC, at DESC, id DESC LIMIT 20`,
      [brand, now],
    )
    return rows
  },

  /** A page of the history, the newest first, and how many there are. */
  list: async (
    account: string,
    now: number,
    { kinds, page, page_size }: ListOf,
  ): Promise<{ rows: MessageRow[]; total: number }> => {
    const { rows } = await pool.query<MessageRow & { total: number }>(
      `SELECT id, kind, titles, bodies, at, is_read, count(*) OVER () AS total FROM (${VISIBLE}) visible
       WHERE kind = ANY ($4) ORDER BY at DESC, id DESC LIMIT $5 OFFSET $6`,
      [account, now, historyFrom(now), kinds, page_size, (page - 1) * page_size],
    )
    if (rows.length > 0 || page === 1) return { rows, total: rows[0]?.total ?? 0 }
    const { rows: all } = await pool.query<{ total: number }>(
      `SELECT count(*) AS total FROM (${VISIBLE}) visible WHERE kind = ANY ($4)`,
      [account, now, historyFrom(now), kinds],
    )
    return { rows, total: all[0]?.total ?? 0 }
  },

  unread: async (account: string, now: number): Promise<Unread> => {
    const { rows } = await pool.query<{ kind: MessageKind; count: number }>(
      `SELECT kind, count(*) AS count FROM (${VISIBLE}) visible WHERE NOT is_read GROUP BY kind`,
      [account, now, historyFrom(now)],
    )
    return {
      normal: 0,
      special: 0,
      personal: 0,
      ...Object.fromEntries(rows.map((row) => [row.kind, row.count])),
    }
  },

  /** Marks messages that the member can see, all of them where none are named; answers how many changed. */
  mark: async (
    account: string,
    now: number,
    ids: readonly string[] | null,
    isRead: boolean,
  ): Promise<number> => {
    const { rowCount } = await pool.query(
      `INSERT INTO message_mark AS k (member_id, message_id, is_read, at)
       SELECT $1, id, $5, $2 FROM (${VISIBLE}) visible
       WHERE is_read <> $5 AND ($4::text[] IS NULL OR id::text = ANY ($4)) ORDER BY id
       ON CONFLICT (member_id, message_id) DO UPDATE SET is_read = excluded.is_read, at = excluded.at
       WHERE k.is_read <> excluded.is_read`,
      [account, now, historyFrom(now), ids, isRead],
    )
    return rowCount ?? 0
  },

  /** The newest pop-up that runs and whose key the member has not seen. */
  popup: async (account: string, now: number): Promise<(MessageRow & { popup_key: string }) | null> => {
    const { rows } = await pool.query<MessageRow & { popup_key: string }>(
      `SELECT * FROM (${VISIBLE}) visible WHERE popup_key IS NOT NULL AND (until IS NULL OR until > $2)
         AND NOT EXISTS (SELECT FROM popup_seen s WHERE s.member_id = $1 AND s.popup_key = visible.popup_key)
       ORDER BY at DESC, id DESC LIMIT 1`,
      [account, now, historyFrom(now)],
    )
    return rows[0] ?? null
  },

  /** Keys that no pop-up of the member has are not kept. */
  sawPopup: async (account: string, now: number, key: string): Promise<void> => {
    await pool.query(
      `INSERT INTO popup_seen (member_id, popup_key, at)
       SELECT $1, $4, $2 WHERE EXISTS (SELECT FROM (${VISIBLE}) visible WHERE popup_key = $4) ON CONFLICT DO NOTHING`,
      [account, now, historyFrom(now), key],
    )
  },

  /** Messages that began, ended in the strip or were withdrawn in a span of time. */
  newsBetween: async (after: number, now: number): Promise<MessageNews[]> => {
    const { rows } = await pool.query<MessageNews>(
      `SELECT id || ' begun' AS key, member_id, brand FROM message
       WHERE at <= $2 AND (at > $1 OR written_at > $1)
       UNION ALL SELECT id || ' ended', member_id, brand FROM message WHERE until > $1 AND until <= $2
       UNION ALL SELECT id || ' withdrawn', member_id, brand FROM message
       WHERE withdrawn_at > $1 AND withdrawn_at <= $2`,
      [after, now],
    )
    return rows
  },
})
export type MessageRepository = ReturnType<typeof messageRepository>
