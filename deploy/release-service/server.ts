import { randomBytes } from 'node:crypto'
import { forwardClock } from '@touchline/rules'
import { every, ignoreOutputErrors } from '@touchline/serving'
import { brandNames } from '../brands/check-brands'
import { BRANDS_FOLDER } from '../brands/read-brand'
import { createReleaseService } from './app'
import { readServiceSettings } from './settings'
import { openStore } from './storage/open-store'

ignoreOutputErrors()
const settings = readServiceSettings(process.env)

/** A budget that is spent, and a change by another process, are noticed within this time. */
const EVERY_MS = 1000
/** Reports since the last time are lost when the process is killed. */
const KEPT_EVERY_MS = 5000
const UPLOADS_EVERY_MS = 60 * 60 * 1000

const log = (line: string) => console.error(`${new Date().toISOString()} ${line}`)
const { app, releases, health, keptHealth, cleanUploads } = await createReleaseService({
  store: await openStore(process.env),
  token: settings.token,
  edgeToken: settings.edgeToken,
  uploadLimits: settings.uploadLimits,
  now: forwardClock({
    wall: () => Date.now(),
    steady: () => performance.now(),
    onStepBack: (ms) =>
      log(`The clock of the machine stepped back by ${ms} ms; this process keeps its time.`),
  }),
  newSecret: () => `tlr_${randomBytes(32).toString('base64url')}`,
  brands: () => brandNames(settings.brandsDir ?? BRANDS_FOLDER),
  log,
})
const options = { onError: (error: unknown) => log(String(error)) }
const stops = [
  every(EVERY_MS, () => health.judge(), options),
  every(EVERY_MS, () => releases.refresh(), options),
  every(KEPT_EVERY_MS, () => keptHealth.save(), options),
  every(UPLOADS_EVERY_MS, cleanUploads, options),
]
const stop = async (): Promise<void> => {
  await Promise.all(stops.map((end) => end()))
  await app.close()
  await keptHealth.save()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop())
}
await app.listen({ port: settings.port, host: settings.host })
