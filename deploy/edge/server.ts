import { join } from 'node:path'
import { viewOf } from '../brands/brand-file'
import { readBrand } from '../brands/read-brand'
import { createEdge } from './app'
import { followDocument } from './document-source'

const { PORT = '8080', HOST = '0.0.0.0', DATA_DIR = '.data', BRAND = 'touchline' } = process.env
const { API_URL = 'http://127.0.0.1:8081', RELEASE_URL = 'http://127.0.0.1:8082' } = process.env

/** New loads see a change of the release within this time. */
const FOLLOW_EVERY_MS = 1000

const source = await followDocument({
  service: RELEASE_URL,
  keep: join(DATA_DIR, 'edge', `${BRAND}.json`),
  everyMs: FOLLOW_EVERY_MS,
})
const app = await createEdge({
  ...viewOf(await readBrand(BRAND)),
  source,
  releases: join(DATA_DIR, 'releases'),
  maintenanceFile: join(DATA_DIR, 'maintenance.json'),
  api: API_URL,
  log: (line) => console.error(line),
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    source.stop()
    void app.close().then(() => process.exit(0))
  })
}
await app.listen({ port: Number(PORT), host: HOST })
