import { networkOf, siteOf } from '@touchline/rules'
import { BoundedMap } from '@touchline/serving'
import type { Platform } from '../../platform/module'

/** The subject of a password check, as the throttle counts. */
export interface LoginAttempt {
  /** The typed name, with its brand and kind: never reveals whether there is such an account. */
  readonly name: string
  /** The account behind the name; for an unknown name something as unique. */
  readonly account: string
  /** Address of the caller. */
  readonly address: string
  /** The browser has logged in to this account before. */
  readonly known: boolean
}

/** A check that may be made. */
export interface AllowedCheck {
  /** Keys that count it, in their locking order: concurrent checks must not deadlock. */
  readonly keys: readonly string[]
  readonly at: number
  /** False: the account has no checks remaining, and the password must not be looked at. */
  readonly counts: boolean
}

export interface RefusedCheck {
  /** Seconds to wait before the next one. */
  readonly waitSeconds: number
  readonly by: 'name' | 'address'
}

interface CheckRow {
  now: number
  wait: number | null
  by: 'name' | 'address' | null
  counts: boolean
  keys: string[]
}

const HELD_MAX = 10_000

/**
 * Counts password checks in the database, so that neither a restart nor a second process gives anybody more guesses. The
 * steady clock of this process measures time, brought up to the database's newest time.
 */
export function createLoginGuard({ database, steady }: Pick<Platform, 'database' | 'steady'>) {
  const { pool } = database
  let ahead = 0
  /** Addresses that the database has refused, and until when: asking again would cost it as much as a check does. */
  const held = new BoundedMap<string, number>(HELD_MAX)
  const now = (): number => Math.floor(steady()) + ahead

  return {
    /** Seconds until a stranger at this address may try again, as far as is known without asking; else null. */
    heldFor: (address: string): number | null => {
      const key = addressKey(address)
      const remaining = (held.get(key) ?? 0) - now()
      if (remaining > 0) return Math.ceil(remaining / 1000)
      held.delete(key)
      return null
    },

    take: async (attempt: LoginAttempt): Promise<AllowedCheck | RefusedCheck> => {
      const address = addressKey(attempt.address)
      const { rows } = await pool.query<CheckRow>({
        name: 'take-password-check',
        text: 'SELECT * FROM take_password_check($1, $2, $3, $4, $5, $6)',
        values: [attempt.name, accountKey(attempt), address, attempt.known, now(), siteOf(attempt.address)],
      })
      const row = rows[0]
      if (!row) throw new Error('take_password_check did not answer')
      // Measured when the answer is here: what others asked meanwhile is part of it, and must not be added to the time
      // that has passed. So the clock never runs faster than time, however many checks are on their way.
      ahead = Math.max(ahead, row.now - Math.floor(steady()))
      if (row.wait === null) return { at: row.now, counts: row.counts, keys: row.keys }
      if (row.by === 'address') held.set(address, row.now + row.wait)
      return { waitSeconds: Math.max(1, Math.ceil(row.wait / 1000)), by: row.by ?? 'name' }
    },

    /** The password was right, or was not looked at: this check was no guess. */
    giveBack: async ({ keys, at }: AllowedCheck): Promise<void> => {
      await pool.query({
        name: 'give-back-login-check',
        text: 'SELECT give_back_login_check($1, $2)',
        values: [keys, at],
      })
    },
  }
}
export type LoginGuard = ReturnType<typeof createLoginGuard>

const accountKey = ({ account }: LoginAttempt): string => `account ${account}`

const addressKey = (address: string): string => `address ${networkOf(address)}`
