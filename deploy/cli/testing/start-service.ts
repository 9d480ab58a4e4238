import type { AddressInfo } from 'node:net'
import { createReleaseService } from '../../release-service/app'
import { createFolderStore } from '../../release-service/storage/folder-store'
import { temporaryFolder } from '../../testing/sample-build'

/** Secret of the token that may do everything. */
export const ROOT_TOKEN = 'root'

/** A release service on a folder and a port of its own. */
export async function startService(): Promise<{ url: string; stop: () => Promise<void> }> {
  let made = 0
  const { app } = await createReleaseService({
    store: await createFolderStore(await temporaryFolder('service')),
    token: ROOT_TOKEN,
    edgeToken: 'edge',
    now: Date.now,
    newSecret: () => `secret-${++made}`,
    brands: async () => ['garnet', 'touchline'],
    log: () => undefined,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => app.close() }
}
