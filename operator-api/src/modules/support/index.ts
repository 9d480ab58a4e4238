import { type UplineContact, uplineContact } from '@touchline/contracts/calls'
import type { ApiModule, Platform } from '../../platform/module'
import { VIEW } from '../../plugins/access'

const CONTACT = `
  WITH RECURSIVE chain AS (
    SELECT u.id, u.parent_id, u.contacts, 1 AS depth FROM member m JOIN upline u ON u.id = m.agent_id WHERE m.id = $1
    UNION ALL
    SELECT u.id, u.parent_id, u.contacts, c.depth + 1 FROM upline u JOIN chain c ON u.id = c.parent_id
  )
  SELECT (SELECT id FROM chain WHERE depth = 1) AS upline, coalesce((
    SELECT contacts FROM chain WHERE contacts <> '[]' ORDER BY depth LIMIT 1
  ), '[]') AS contacts`

/** Whom members turn to. */
export function createSupport({ database: { pool } }: Pick<Platform, 'database'>): ApiModule {
  return {
    register: (calls) => {
      calls.member(uplineContact, VIEW, async (_, { account }) => {
        const { rows } = await pool.query<{ upline: string; contacts: UplineContact[] }>(CONTACT, [account])
        return rows[0] ?? { upline: '', contacts: [] }
      })
    },
  }
}
