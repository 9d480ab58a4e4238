import { Preferences } from '@touchline/contracts/session'
import * as v from 'valibot'
import type { Database } from '../../storage'

/** Preferences of members. */
export const settingsRepository = ({ pool, transaction }: Database) => ({
  /** Null of a member who has never changed any. */
  read: async (account: string): Promise<Preferences | null> => {
    const { rows } = await pool.query<StoredRow>('SELECT settings FROM member WHERE id = $1', [account])
    const stored = rows[0]?.settings ?? null
    return stored === null ? null : mergeSettings({}, stored)
  },

  /** Keeps what a page sent, and of what it did not send whatever was kept before. */
  save: (account: string, sent: unknown): Promise<Preferences> =>
    transaction(async (tx) => {
      const { rows } = await tx.query<StoredRow>('SELECT settings FROM member WHERE id = $1 FOR UPDATE', [
        account,
      ])
      const settings = mergeSettings(rows[0]?.settings, sent)
      await tx.query('UPDATE member SET settings = $2 WHERE id = $1', [account, JSON.stringify(settings)])
      return settings
    }),
})

interface StoredRow {
  settings: unknown
}

/**
 * Settings as a page sent them over those that were kept. A page of an older version does not know the newest settings: what
 * it does not send stays, group by group.
 */
export function mergeSettings(kept: unknown, sent: unknown): Preferences {
  const [before, after] = [groupOf(kept), groupOf(sent)]
  const groups = Object.entries(before)
    .filter(([, value]) => isGroup(value))
    .map(([name, value]) => [name, { ...groupOf(value), ...groupOf(after[name]) }])
  return v.parse(Preferences, { ...before, ...after, ...Object.fromEntries(groups) })
}

type Group = Readonly<Record<string, unknown>>
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const groupOf = (value: unknown): Group => (isGroup(value) ? value : {})
