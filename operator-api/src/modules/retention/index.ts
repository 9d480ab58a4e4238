import { setTimeout as pause } from 'node:timers/promises'
import type { ApiModule, Platform } from '../../platform/module'

const EVERY_MS = 60_000
/** Of each kind in one transaction, some milliseconds of work. */
const ROWS_AT_ONCE = 500
/** More of a kind than comes in a minute; the remaining rows wait for the next round. */
const TIMES_A_ROUND = 40

interface Gone {
  kind: string
  gone: number
}

/**
 * Deletes expired rows, chosen by `forget_past` and `forget_login_checks`. They go in small transactions with pauses
 * of the same length, so that no bet waits for one.
 */
export function createRetention({ database, now, steady, log }: Platform): ApiModule {
  const forgetSome = async (): Promise<Gone[]> => {
    const { rows } = await database.pool.query<Gone>({
      name: 'forget-past',
      text: 'SELECT kind, gone FROM forget_past($1, $2) WHERE gone > 0',
      values: [now(), ROWS_AT_ONCE],
    })
    const { rows: checks } = await database.pool.query<Gone>({
      name: 'forget-login-checks',
      text: "SELECT 'login checks' AS kind, gone FROM forget_login_checks($1) gone WHERE gone > 0",
      values: [ROWS_AT_ONCE],
    })
    return [...rows, ...checks]
  }

  const round = async (): Promise<void> => {
    const all = new Map<string, number>()
    for (let times = 0; times < TIMES_A_ROUND; times += 1) {
      const began = steady()
      const some = await forgetSome()
      for (const { kind, gone } of some) all.set(kind, (all.get(kind) ?? 0) + gone)
      if (some.every(({ gone }) => gone < ROWS_AT_ONCE)) break
      await pause(steady() - began)
    }
    if (all.size > 0) log.info(Object.fromEntries(all), 'rows past their time are gone')
  }

  return {
    register: () => undefined,
    jobs: [{ name: 'rows past their time', everyMs: EVERY_MS, by: 'one process', round }],
  }
}
