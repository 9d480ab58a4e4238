// A server for tests that kill it: prices that never move, and a place where it may kill itself.
import { NEVER } from 'rxjs'
import type { OpenOdds } from '../../app'
import type { BookMatch, OddsBook } from '../../modules/odds'
import { runServer } from '../../run-server'
import { readSettings } from '../../settings'
import { aBody, aLine, aMatch } from '../fake-book'
import { finished } from '../results'

const MATCHES = 40

/** With `over` all matches have ended 1-0 and left the book. */
function stillBook(over: boolean): OddsBook {
  const known = (id: number): BookMatch | undefined =>
    !over && id <= MATCHES ? { ...aMatch(Date.now()), id } : undefined
  return {
    match: known,
    line: (id, line) => {
      const match = known(id)
      return match && { ...aLine, match, id: line }
    },
    myanmarLine: (id, line) => {
      const match = known(id)
      return match && { ...aBody, match, id: line, goals: 0 }
    },
    marketLines: () => [],
    results$: NEVER,
    resultsOf: async (matches) =>
      over
        ? matches.map((id) => ({ type: 'result', match: id, revision: 1, result: finished([1, 0]), at: 0 }))
        : [],
    freshAt: Date.now,
  }
}

const odds = (over: boolean): OpenOdds => ({
  book: stillBook(over),
  upcoming: () => [],
  nameIn: (_, name) => name,
  namesHolding: () => [],
  register: () => undefined,
  close: () => undefined,
})

const [atPoint, atNth] = (process.env.KILL_AT ?? '').split('#')
/** Where it kills itself, and how often it passes there first. */
let end = { point: atPoint, nth: Number(atNth) }
process.on('message', (order: { point: string; nth: number }) => {
  end = order
})
// The channel keeps the process alive no longer than the server does.
process.channel?.unref()
const failpoint = (name: string): void => {
  if (name !== end.point) return
  end.nth -= 1
  if (end.nth <= 0) process.kill(process.pid, 'SIGKILL')
}

const server = await runServer(readSettings(process.env, 'crash'), {
  failpoint,
  openOdds: () => odds(process.env.MATCHES_OVER === 'yes'),
})
console.log(`ready on ${server.address}`)
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
