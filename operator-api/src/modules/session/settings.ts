import { isDeepStrictEqual } from 'node:util'
import { Preferences, withChange } from '@touchline/contracts/session'
import * as v from 'valibot'
import { boundedQueue } from '../../platform/bounded-queue'
import type { Database } from '../../storage'

/**
 * Saves wait for the row of their member, each on a connection of the database. So many are under way at once, those of a
 * member who sends them faster than they can be saved wait behind everybody else's, and few of them.
 */
const SAVES = { atOnce: 2, waitingMax: 500, waitingEach: 40 }

/** Settings as they are kept; the revision rises with every save, and is 0 of a member who has never changed any. */
export interface KeptSettings {
  readonly settings: Preferences | null
  readonly revision: number
}

/** A save of settings: the values that a page sent, and the values that it changed them from. */
interface Save {
  readonly settings: unknown
  readonly before: unknown
}

/** Preferences of members. */
export function settingsRepository({ pool, transaction }: Database) {
  const queue = boundedQueue({
    ...SAVES,
    cooldownAfterStranger: 0,
    burst: 0,
    knownInARow: Number.MAX_SAFE_INTEGER,
    steady: () => performance.now(),
  })
  return {
    read: async (account: string): Promise<KeptSettings> => {
      const { rows } = await pool.query<StoredRow>(
        'SELECT settings, settings_rev FROM member WHERE id = $1',
        [account],
      )
      const { settings = null, settings_rev: revision = 0 } = rows[0] ?? {}
      return { settings: settings === null ? null : v.parse(Preferences, groupOf(settings)), revision }
    },

    /** Stores the settings that a page changed and keeps all others; null when too many saves wait. */
    save: (account: string, sent: Save): Promise<KeptSettings | Fault | null> =>
      queue.run({ known: true, name: account, part: account }, () =>
        transaction(async (tx) => {
          const { rows } = await tx.query<StoredRow>('SELECT settings FROM member WHERE id = $1 FOR UPDATE', [
            account,
          ])
          const merged = mergeSettings(rows[0]?.settings ?? null, sent)
          const fault = faultIn(merged)
          if (fault !== null) return { fault }
          const settings = v.parse(Preferences, merged)
          const saved = await tx.query<{ settings_rev: number }>(
            'UPDATE member SET settings = $2, settings_rev = settings_rev + 1 WHERE id = $1 RETURNING settings_rev',
            [account, JSON.stringify(settings)],
          )
          return { settings, revision: saved.rows[0]?.settings_rev ?? 0 }
        }),
      ),
  }
}

interface StoredRow {
  settings: unknown
  settings_rev?: number
}

/** The fault of merged settings, such as too many favourites of two pages. */
export interface Fault {
  readonly fault: string
}

/** The path of the first invalid setting that a page sent; null when all are understood or unknown. */
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
 * The first setting whose former value, by the page, has another form than such a setting: one value, a list or a group
 * of them. A value that only another version of the page understands is no fault.
 */
export function formFaultIn(before: unknown): string | null {
  const given = groupOf(before)
  return otherFormIn(given, v.parse(Preferences, given))
}

function otherFormIn(given: Group, known: Group): string | null {
  for (const [name, own] of Object.entries(known)) {
    if (!Object.hasOwn(given, name)) continue
    const value = given[name]
    if (formOf(value) !== formOf(own)) return name
    const within = isGroup(value) && isGroup(own) ? otherFormIn(value, own) : null
    if (within !== null) return `${name}.${within}`
  }
  return null
}

const formOf = (value: unknown) => (Array.isArray(value) ? 'list' : isGroup(value) ? 'group' : 'value')

/**
 * Merges settings that a page sent into the stored ones. A page of an older version does not know the newest settings: those
 * it does not send stay. A page that sends former values changes only the differences from them, unless nothing is stored
 * yet: then its settings are stored whole.
 */
export function mergeSettings(kept: unknown, { settings, before }: Save): object {
  // A stored value that is no setting any more is reset, and refuses nothing.
  const own = kept === null ? {} : v.parse(Preferences, groupOf(kept))
  return withChange(own, { settings: knownIn(settings), before: kept === null ? {} : knownIn(before) })
}

/** The known settings in a page's request: other fields may be of any depth, and are not looked at. */
function knownIn(sent: unknown): Group {
  const given = groupOf(sent)
  const known: Group = v.parse(Preferences, given)
  const kept = Object.entries(known).filter(([name]) => Object.hasOwn(given, name))
  return Object.fromEntries(
    kept.map(([name, value]) => {
      const own = given[name]
      if (!isGroup(value) || !isGroup(own)) return [name, value]
      return [name, Object.fromEntries(Object.entries(value).filter(([key]) => Object.hasOwn(own, key)))]
    }),
  )
}

type Group = Readonly<Record<string, unknown>>
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const groupOf = (value: unknown): Group => (isGroup(value) ? value : {})
