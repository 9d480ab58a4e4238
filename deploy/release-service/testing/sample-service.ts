import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseChange } from '@touchline/contracts/release'
import { publish } from '../../cli/publish'
import { sampleBuild, temporaryFolder } from '../../testing/sample-build'
import { createReleaseService } from '../app'
import { createFolderStore } from '../storage/folder-store'
import type { ObjectStore } from '../storage/object-store'
import type { UploadLimits } from '../versions/open-uploads'

export const TOKEN = 'a-token'
export const EDGE_TOKEN = 'a-token-of-edges'

export interface Asked {
  brand?: string
  channel?: string
  reason?: string
  dryRun?: boolean
  unchecked?: boolean
  newChannel?: boolean
  operator?: string
}

export const set = (versions: Record<string, string>): ReleaseChange => ({ kind: 'set', versions })

/** Every area at 1.0.0. */
export const FIRST = set({ shell: '1.0.0', sportsbook: '1.0.0', tournament: '1.0.0' })

/** A service over a folder in which every area is published, the sportsbook also as 1.1.0 and 1.2.0. */
export async function sampleService(
  around: (store: ObjectStore) => ObjectStore = (store) => store,
  uploadLimits?: UploadLimits,
) {
  const data = await temporaryFolder('data')
  published ??= publishSamples()
  await cp(await published, join(data, 'releases'), { recursive: true })
  return { data, ...(await serviceOn(data, around, uploadLimits)) }
}

/** Folder of releases that the services of a test file copy: publishing compresses every file as far as it goes. */
let published: Promise<string> | null = null

async function publishSamples(): Promise<string> {
  const releases = await temporaryFolder('releases')
  for (const area of ['shell', 'sportsbook', 'tournament']) {
    await publish(await sampleBuild(area, '1.0.0'), releases)
  }
  await publish(await sampleBuild('sportsbook', '1.1.0', 'newer()'), releases)
  await publish(await sampleBuild('sportsbook', '1.2.0', 'newest()'), releases)
  return releases
}

/** A service over a folder that is there already. */
export async function serviceOn(
  data: string,
  around: (store: ObjectStore) => ObjectStore = (store) => store,
  uploadLimits?: UploadLimits,
) {
  const clock = { now: 1_000_000 }
  const store = around(createFolderStore(data))
  const logged: string[] = []
  let secrets = 0
  const service = await createReleaseService({
    store,
    token: TOKEN,
    edgeToken: EDGE_TOKEN,
    now: () => clock.now,
    newSecret: () => {
      secrets += 1
      return `secret-${secrets}`
    },
    brands: async () => ['garnet', 'touchline'],
    log: (line) => logged.push(line),
    ...(uploadLimits ? { uploadLimits } : {}),
  })
  const { app } = service
  const headers = (token: string) => ({ authorization: `Bearer ${token}` })
  const change = (expected: number, body: ReleaseChange, asked: Asked = {}, token = TOKEN) =>
    app.inject({
      method: 'POST',
      url: '/change',
      headers: headers(token),
      payload: { expected, change: body, reason: 'a test', unchecked: true, ...asked },
    })
  const get = (url: string, token = TOKEN) => app.inject({ url, headers: headers(token) })
  return { ...service, store, clock, logged, change, get, headers }
}

export type SampleService = Awaited<ReturnType<typeof serviceOn>>
