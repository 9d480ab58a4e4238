import { join } from 'node:path'
import { createReleaseService } from './app'
import { createReleaseStore } from './release-store'

const { DATA_DIR = '.data', RELEASE_PORT = '8082', RELEASE_TOKEN, BRAND = 'touchline' } = process.env
const { CHANNEL = 'production', HOST = '127.0.0.1' } = process.env
if (!RELEASE_TOKEN) throw new Error('RELEASE_TOKEN must be set: it is what allows changes of the release.')

const store = createReleaseStore({
  documents: join(DATA_DIR, 'documents'),
  releases: join(DATA_DIR, 'releases'),
  brand: BRAND,
  channel: CHANNEL,
  now: Date.now,
})
const app = createReleaseService(store, RELEASE_TOKEN)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())
await app.listen({ port: Number(RELEASE_PORT), host: HOST })
