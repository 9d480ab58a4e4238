import type { MessageKind } from '@touchline/contracts/calls'
import type { Database } from '../../storage'
import type { Texts } from './rules'

/** A message as an operator writes it. */
export interface NewMessage {
  readonly kind: MessageKind
  /** The brand of its readers; null for every brand. */
  readonly brand: string | null
  /** The addressee of a personal message, else null. */
  readonly memberId: string | null
  readonly titles: Texts
  /** Null when the title is enough. */
  readonly bodies: Texts | null
  /** From when it is shown, and until when it runs in the strip and pops up; epoch milliseconds. */
  readonly at: number
  readonly until: number | null
  readonly inStrip: boolean
  readonly popupKey: string | null
}

/** The author and the time. */
export interface Writing {
  readonly actor: string
  readonly at: number
}

type Owned = Pick<Database, 'transaction'>

/** Writes a message, with its row of the audit in the same transaction; as the owner of the schema. Answers its id. */
export const writeMessage = (
  { transaction }: Owned,
  message: NewMessage,
  { actor, at }: Writing,
): Promise<number> =>
  transaction(async (tx) => {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO message (kind, brand, member_id, titles, bodies, at, until, in_strip, popup_key, written_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
      [
        ...[message.kind, message.brand, message.memberId, JSON.stringify(message.titles)],
        ...[JSON.stringify(message.bodies ?? {}), message.at, message.until, message.inStrip],
        ...[message.popupKey, at],
      ],
    )
    const id = rows[0]?.id ?? 0
    const action = message.kind === 'personal' ? 'message' : 'announce'
    await tx.query('SELECT append_audit($1, $2, $3, $4, $5)', [
      ...[at, actor, action, message.memberId ?? String(id), JSON.stringify({ id, ...message })],
    ])
    return id
  })

/** How a message ends: it leaves the strip and stays in the history, or nobody sees it any more. */
export type Ending = 'end' | 'withdraw'

/** Ends a message, audited; false when it is missing or has ended before. */
export const endMessage = (
  { transaction }: Owned,
  id: string,
  ending: Ending,
  { actor, at }: Writing,
): Promise<boolean> =>
  transaction(async (tx) => {
    const { rowCount } = await tx.query(
      ending === 'withdraw'
        ? 'UPDATE message SET withdrawn_at = $2 WHERE id::text = $1 AND withdrawn_at IS NULL'
        : // A message that has not begun was never shown, and never will be.
          `UPDATE message SET until = $2, withdrawn_at = CASE WHEN at > $2 THEN $2 ELSE withdrawn_at END,
             at = least(at, $2 - 1)
           WHERE id::text = $1 AND kind <> 'personal' AND (until IS NULL OR until > $2)`,
      [id, at],
    )
    if (!rowCount) return false
    await tx.query('SELECT append_audit($1, $2, $3, $4, $5)', [at, actor, `announce_${ending}`, id, '{}'])
    return true
  })
