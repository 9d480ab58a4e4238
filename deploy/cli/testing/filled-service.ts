import type { ReleaseChange } from '@touchline/contracts/release'
import { sampleBuild } from '../../testing/sample-build'
import { createReleaseClient, type ReleaseClient } from '../service/release-client'
import { uploadBuild } from '../upload-build'
import { runHere } from './run-here'
import { ROOT_TOKEN, type RunningService, servicesFilledBy } from './start-service'

/** Words of a library that no operator should have to read. */
export const RAW = /Expected|received|\/\^/

export const set = (versions: Record<string, string>): ReleaseChange => ({ kind: 'set', versions })

export const canaryOf = (version: string): ReleaseChange => ({
  kind: 'canary',
  area: 'sportsbook',
  version,
  percent: 10,
})

const VERSIONS = [
  ['shell', '1.0.0'],
  ['sportsbook', '1.0.0'],
  ['sportsbook', '1.1.0'],
  ['sportsbook', '1.2.0'],
] as const

const clientOf = ({ url }: { url: string }) => createReleaseClient({ url, token: ROOT_TOKEN })

async function changeBy(client: ReleaseClient, change: ReleaseChange, brand: string): Promise<void> {
  const identity = { brand, channel: 'production' }
  const expected = (await client.document(identity))?.revision ?? 0
  const terms = { expected, reason: 'x', unchecked: true, dryRun: false }
  expect((await client.change({ ...identity, ...terms, change })).kind).toBe('changed')
}

/** For each test of a file a release service with two brands at 1.0.0, and 1.1.0 and 1.2.0 of the sportsbook published. */
export function filledService() {
  let service: RunningService
  let client: ReleaseClient
  let env: Record<string, string>
  const startFilled = servicesFilledBy(async (filled) => {
    const first = clientOf(filled)
    for (const [area, version] of VERSIONS)
      await uploadBuild(first, await sampleBuild(area, version, version), {
        dryRun: false,
        step: () => undefined,
      })
    for (const brand of ['touchline', 'garnet'])
      await changeBy(first, set({ shell: '1.0.0', sportsbook: '1.0.0' }), brand)
  })
  beforeEach(async () => {
    service = await startFilled()
    client = clientOf(service)
    env = {
      TOUCHLINE_RELEASE_URL: service.url,
      TOUCHLINE_RELEASE_TOKEN: ROOT_TOKEN,
      DATA_DIR: '/nonexistent',
    }
  })
  afterEach(() => service.stop())
  const production = { brand: 'touchline', channel: 'production' }
  return {
    url: () => service.url,
    client: () => client,
    /** Runs a command of somebody with the token of the installation. */
    run: (args: readonly string[], more: Record<string, string> = {}, typed: string[] = []) =>
      runHere(args, { ...env, ...more }, typed),
    change: (change: ReleaseChange) => changeBy(client, change, 'touchline'),
    document: () => client.document(production),
    sportsbook: async () => (await client.document(production))?.remotes.sportsbook,
    /** Whom the history names for the newest change. */
    actor: async () => (await client.history(production, 1))[0]?.actor,
  }
}
