import { ignoreOutputErrors } from '@touchline/serving'
import { runServer } from './run-server'
import { readSettings } from './settings'
import { API_VERSION } from './version'

const GRACE_MS = 10_000

async function main(): Promise<void> {
  ignoreOutputErrors()
  const server = await runServer(readSettings(process.env, API_VERSION))
  console.log(`operator-api ready on ${server.address}`)
  const stop = (): void => {
    // A job that does not end in time is cut off: the database keeps every acknowledged change.
    setTimeout(() => process.exit(1), GRACE_MS).unref()
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
