import type { Database } from '../../storage'

/** Seconds to wait before the next password check, or null when this one may be made. */
export interface LoginGuard {
  take(account: string, at: number, known: boolean): Promise<number | null>
  /** The password was right: this check was no guess. */
  giveBack(account: string, at: number): Promise<void>
}

/** Counts in the database, so that a restart or a second process gives nobody more guesses. */
export const createLoginGuard = ({ pool }: Database): LoginGuard => ({
  take: async (account, at, known) => {
    const { rows } = await pool.query<{ wait: number | null }>(
      'SELECT take_login_check($1, $2, $3) AS wait',
      [account, at, known],
    )
    const wait = rows[0]?.wait ?? null
    return wait === null ? null : Math.max(1, Math.ceil(wait / 1000))
  },
  giveBack: async (account, at) => {
    await pool.query('SELECT give_back_login_check($1, $2)', [account, at])
  },
})
