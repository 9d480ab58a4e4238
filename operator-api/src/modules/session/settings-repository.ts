import { defaultPreferences, Preferences } from '@touchline/contracts/session'
import * as v from 'valibot'
import type { Database } from '../../storage'

/** Preferences of members. */
export const settingsRepository = ({ pool }: Database) => ({
  read: async (account: string): Promise<Preferences | null> => {
    const { rows } = await pool.query<{ settings: unknown }>('SELECT settings FROM member WHERE id = $1', [
      account,
    ])
    const stored = rows[0]?.settings ?? null
    if (stored === null) return null
    // What an older version stored and this one no longer understands is worth less than a page that opens.
    const parsed = v.safeParse(Preferences, stored)
    return parsed.success ? parsed.output : defaultPreferences()
  },
  save: async (account: string, settings: Preferences): Promise<void> => {
    await pool.query('UPDATE member SET settings = $2 WHERE id = $1', [account, JSON.stringify(settings)])
  },
})
