import { marqueeList } from '@touchline/contracts/calls'
import type { ApiModule, Platform } from '../../platform/module'
import { SANDBOX_ANNOUNCEMENTS, type Texts, textIn } from './announcement-texts'

interface AnnouncementRow {
  id: number
  special: boolean
  texts: Texts
  at: number
}

/** Announcements under the header. */
export function createMessages({
  platform: { database, now },
  sandbox,
}: {
  platform: Pick<Platform, 'database' | 'now'>
  sandbox: boolean
}): ApiModule {
  return {
    register: (calls) =>
      calls.open(marqueeList, async ({ language }) => {
        const { rows } = await database.pool.query<AnnouncementRow>(
          `SELECT id, special, texts, at FROM announcement WHERE until IS NULL OR until > $1
           ORDER BY special DESC, at DESC, id LIMIT 20`,
          [now()],
        )
        return {
          announcements: rows.map(({ id, special, texts, at }) => ({
            id: String(id),
            text: textIn(texts, language),
            special,
            at,
          })),
        }
      }),
    start: async () => {
      if (sandbox) await seed(database, now())
    },
  }
}

async function seed({ pool }: Platform['database'], at: number): Promise<void> {
  const { rowCount } = await pool.query('SELECT FROM announcement LIMIT 1')
  if (rowCount) return
  for (const { special, texts } of SANDBOX_ANNOUNCEMENTS)
    await pool.query('INSERT INTO announcement (special, texts, at) VALUES ($1, $2, $3)', [
      special,
      JSON.stringify(texts),
      at,
    ])
}
