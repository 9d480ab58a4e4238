import { isDeepStrictEqual } from 'node:util'
import { Preferences } from '@touchline/contracts/session'
import * as v from 'valibot'
import { boundedLine } from '../../platform/bounded-line'
import type { Database } from '../../storage'

/**
 * Saves wait for the row of their member, each on a connection of the database. So many are under way at once, those of a
 * member who sends them faster than they can be saved wait behind everybody else's, and few of them.
 */
const SAVES = { atOnce: 2, waitingMax: 500, waitingEach: 10 }

/** Preferences of members. */
export function settingsRepository({ pool, transaction }: Database) {
  const line = boundedLine({
    ...{ ...SAVES, restAfterStranger: 0, knownInARow: Number.MAX_SAFE_INTEGER },
    steady: () => performance.now(),
  })
  return {
    /** Null of a member who has never changed any. */
    read: async (account: string): Promise<Preferences | null> => {
      const { rows } = await pool.query<StoredRow>('SELECT settings FROM member WHERE id = $1', [account])
      const stored = rows[0]?.settings ?? null
      return stored === null ? null : mergeSettings({}, stored)
    },

    /** Keeps what a page sent, and of what it did not send whatever was kept before; null when too many wait to be kept. */
    save: (account: string, sent: unknown): Promise<Preferences | null> =>
      line.run({ known: true, name: account }, () =>
        transaction(async (tx) => {
          const { rows } = await tx.query<StoredRow>('SELECT settings FROM member WHERE id = $1 FOR UPDATE', [
            account,
          ])
          const settings = mergeSettings(rows[0]?.settings, sent)
          await tx.query('UPDATE member SET settings = $2 WHERE id = $1', [account, JSON.stringify(settings)])
          return settings
        }),
      ),
  }
}

interface StoredRow {
  settings: unknown
}

/** The first setting that a page sent and that is none, by its path; null when all are understood or not known at all. */
export function faultIn(sent: unknown): string | null {
  const understood: Group = v.parse(Preferences, groupOf(sent))
  const faults = Object.entries(groupOf(sent)).flatMap(([name, value]) => {
    const own = understood[name]
    if (own === undefined || isDeepStrictEqual(own, value)) return []
    if (!isGroup(own) || !isGroup(value)) return [name]
    const wrong = Object.keys(value).find((key) => key in own && !isDeepStrictEqual(own[key], value[key]))
    return wrong === undefined ? [] : [`${name}.${wrong}`]
  })
  return faults[0] ?? null
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
