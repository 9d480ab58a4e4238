import { type NewMessage, writeMessage } from '../../src/modules/messages'
import type { Platform } from '../../src/platform/module'
import { SANDBOX_MESSAGES, SANDBOX_READERS } from './sandbox-messages'

const DAY_MS = 86_400_000
const ACTOR = 'sandbox'

/** Fills a sandbox in which nobody has written anything with messages, as the owner of the schema. */
export async function seedSandboxMessages({
  database,
  now,
}: Pick<Platform, 'database' | 'now'>): Promise<void> {
  const { rowCount } = await database.pool.query('SELECT FROM message LIMIT 1')
  if (rowCount) return
  const { rows: readers } = await database.pool.query<{ id: string }>(
    "SELECT id FROM member WHERE name = ANY ($1) AND agent_id = 'demoagent' ORDER BY id",
    [SANDBOX_READERS],
  )
  const begun = now()
  for (const [i, { kind, daysAgo, inStrip = false, titles, bodies }] of SANDBOX_MESSAGES.entries()) {
    const common = { kind, titles, bodies, inStrip, brand: null, until: null, popupKey: null }
    // A millisecond each keeps their order.
    const at = begun - daysAgo * DAY_MS + i
    const write = (message: NewMessage) => writeMessage(database, message, { actor: ACTOR, at: begun })
    if (kind !== 'personal') await write({ ...common, at, memberId: null })
    else for (const { id } of readers) await write({ ...common, at, memberId: id })
  }
}
