import { cp } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createReleaseService } from '../../release-service/app'
import { createFolderStore } from '../../release-service/storage/folder-store'
import { temporaryFolder } from '../../testing/sample-build'

/** Secret of the token that may do everything. */
export const ROOT_TOKEN = 'root'

export interface RunningService {
  url: string
  stop: () => Promise<void>
}

/** A release service on a folder and a port of its own. */
export const startService = async (): Promise<RunningService> => serviceOn(await temporaryFolder('service'))

/**
 * Starts services that hold what `fill` puts into one. It is put there once, for all tests of a file: publishing compresses
 * every file as far as it goes.
 */
export function servicesFilledBy(
  fill: (service: RunningService) => Promise<void>,
): () => Promise<RunningService> {
  let filled: Promise<string> | null = null
  const fillOnce = async () => {
    const folder = await temporaryFolder('filled')
    const service = await serviceOn(folder)
    await fill(service)
    await service.stop()
    return folder
  }
  return async () => {
    filled ??= fillOnce()
    const folder = await temporaryFolder('service')
    await cp(await filled, folder, { recursive: true })
    return serviceOn(folder)
  }
}

async function serviceOn(folder: string): Promise<RunningService> {
  let made = 0
  const { app } = await createReleaseService({
    store: createFolderStore(folder),
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
