import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { ignoreOutputErrors, listenHost, openJournal } from '@touchline/serving'
import { type BookEntry, OperatorBook } from './operator-book'
import { FaultSource } from './operator-faults'
import { createStandIn } from './stand-in'
import { standInServer } from './stand-in-server'

ignoreOutputErrors()
const { env } = process
const port = Number(env.OPERATOR_PORT || 8084)
// Without a shared secret every signature fails, which is safer than a known default.
const secret = env.OPERATOR_SECRET || randomBytes(32).toString('base64url')
/** 10,000.00 for a member that is new here. */
const openingBalance = Number(env.OPERATOR_OPENING_BALANCE || 1_000_000)
const slowMs = Number(env.OPERATOR_SLOW_MS || 4000)

const { journal, entries } = await openJournal<BookEntry>(
  join(resolve(env.OPERATOR_DATA || '.data/operator'), 'journal.jsonl'),
)
const faults = new FaultSource(Math.random)
const book = new OperatorBook(journal, entries, openingBalance, Date.now)
const app = standInServer(createStandIn({ book, faults, secret, now: Date.now, slowMs }), faults)

const stop = async (): Promise<void> => {
  await app.close()
  await journal.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
await app.listen({ port, host: listenHost(env.OPERATOR_HOST || '127.0.0.1') })
console.log(`sandbox operator ready on http://127.0.0.1:${port}`)
