import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { every } from '@touchline/serving'
import { createGamesApp } from './app'
import { openSealedJournal } from './sealed-journal'
import { readSettings } from './settings'
import { textCipher } from './text-cipher'
import { walletClient } from './wallet-client'

const settings = readSettings(process.env)
const ROUNDS_EVERY_MS = 1000

const opened = await openSealedJournal(
  join(settings.dataFolder, 'journal.jsonl'),
  textCipher(settings.journalSecret, 'touchline games journal'),
)
const { app, rounds } = await createGamesApp({
  settings,
  clientFolder: join(import.meta.dirname, 'client'),
  opened,
  wallet: walletClient(settings, { fetch, now: Date.now, newId: randomUUID }),
  now: Date.now,
  wait: (ms) => new Promise((done) => setTimeout(done, ms)),
  later: (ms, work) => void setTimeout(work, ms).unref(),
  newSeed: () => randomBytes(32).toString('hex'),
})
const stopRounds = every(ROUNDS_EVERY_MS, () => rounds.endIdle(), { onError: console.error })
const stop = async (): Promise<void> => {
  await stopRounds()
  await app.close()
  await opened.journal.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
await app.listen({ port: settings.port, host: settings.host })
console.log(`sandbox games ready on ${settings.publicUrl}`)
