import { outcomeFor } from '../release-service/testing/check-outcome'
import { sampleBuild } from '../testing/sample-build'
import { parseAreaVersion } from './core/area-version'
import { EXIT } from './core/cli-error'
import { createReleaseClient, type ReleaseClient } from './service/release-client'
import { runHere } from './testing/run-here'
import { ROOT_TOKEN, type RunningService, servicesFilledBy } from './testing/start-service'
import { uploadBuild } from './upload-build'

const FIRST = ['shell@1.0.0', 'sportsbook@1.0.0', 'tournament@1.0.0']
const QUIET = { dryRun: false, step: () => undefined }
let client: ReleaseClient
let service: RunningService

const clientOf = ({ url }: { url: string }) => createReleaseClient({ url, token: ROOT_TOKEN })

/** A first release and sportsbook 1.1.0 published beside it. */
const startFilled = servicesFilledBy(async (filled) => {
  const own = clientOf(filled)
  for (const text of [...FIRST, 'sportsbook@1.1.0']) {
    const { area, version } = parseAreaVersion(text)
    await uploadBuild(own, await sampleBuild(area, version, `run('${version}')`), QUIET)
  }
  const versions = Object.fromEntries(FIRST.map((text) => text.split('@')))
  const identity = { brand: 'touchline', channel: 'production' }
  await own.change({
    ...identity,
    expected: 0,
    change: { kind: 'set', versions },
    reason: 'first',
    dryRun: false,
  })
})

beforeEach(async () => {
  service = await startFilled()
  client = clientOf(service)
})
afterEach(() => service.stop())

async function touchline(args: readonly string[], token = ROOT_TOKEN) {
  const { exit, stdout, stderr } = await runHere(args, {
    TOUCHLINE_RELEASE_URL: service.url,
    TOUCHLINE_RELEASE_TOKEN: token,
    DATA_DIR: '/nonexistent',
  })
  return { code: exit && EXIT[exit], stdout, stderr, json: () => JSON.parse(stdout) }
}

/** Runs a command that must succeed; its JSON. */
async function done(...args: string[]): Promise<Record<string, unknown>> {
  const { code, json, stdout, stderr } = await touchline([...args, '--json'])
  if (code !== 0) throw new Error(`touchline ${args.join(' ')} ended with ${code}: ${stdout}${stderr}`)
  return json()
}

const versionOf = async (area: string): Promise<unknown> => {
  const { releases } = (await done('status')) as {
    releases: { areas: { area: string; current: { version: string } }[] }[]
  }
  return releases[0]?.areas.find((row) => row.area === area)?.current.version
}

const UNCHECKED = ['--unchecked', '--reason', 'a test']

describe('publishing', () => {
  test('of the same files again changes nothing; of other files is refused', async () => {
    const again = await touchline(['publish', await sampleBuild('sportsbook', '1.0.0', "run('1.0.0')")])
    expect([again.code, again.stdout]).toEqual([EXIT.done, expect.stringContaining('unchanged')])
    const other = await touchline(['publish', await sampleBuild('sportsbook', '1.0.0', 'runDifferently()')])
    expect(other.code).toBe(EXIT.refused)
    expect(other.stderr).toContain('never overwritten')
  })

  test('can be tried without uploading anything', async () => {
    const dist = await sampleBuild('sportsbook', '3.0.0')
    expect((await touchline(['publish', dist, '--dry-run'])).stdout).toContain('would be published')
    const { versions } = (await done('versions', 'sportsbook')) as { versions: { version: string }[] }
    expect(versions.map(({ version }) => version).sort()).toEqual(['1.0.0', '1.1.0'])
  })
})

describe('the gate', () => {
  test.each([
    ['canary', ['canary', 'sportsbook@1.1.0', '--percent', '10']],
    ['set', ['set', 'sportsbook@1.1.0']],
  ])('%s refuses a version that was not checked', async (_name, args) => {
    const { code, stderr } = await touchline(args)
    expect(code).toBe(EXIT.unchecked)
    expect(stderr).toContain('touchline check sportsbook@1.1.0')
  })

  test('lets a version through that passed for the running versions, and no longer after a release of the shell', async () => {
    const manifest = await client.manifest('sportsbook', '1.1.0')
    const record = (shell: string) =>
      client.recordChecks('sportsbook', '1.1.0', outcomeFor('sportsbook', manifest, { shell: [shell] }))
    await record('1.0.0')
    expect((await touchline(['canary', 'sportsbook@1.1.0', '--percent', '10'])).code).toBe(EXIT.done)
    await record('0.9.0')
    const { code, stderr } = await touchline(['promote', 'sportsbook'])
    expect([code, stderr]).toEqual([EXIT.unchecked, expect.stringContaining('not checked with shell 1.0.0')])
  })

  test('lists every problem, and opens nothing when a part was skipped', async () => {
    const needs = [{ name: 'react', range: '^20' }]
    await done('publish', await sampleBuild('sportsbook', '2.0.0', 'run()', { contractRange: '^2.0', needs }))
    const part = ['--only', 'contract,singletons,budget']
    const failing = await touchline(['check', 'sportsbook@2.0.0', ...part])
    expect(failing.code).toBe(EXIT.unchecked)
    expect(failing.stderr).toContain(
      'asks for contracts ^2.0, but shell@1.0.0 (touchline production) speaks 1.0',
    )
    expect(failing.stderr).toContain('needs react ^20, but shell@1.0.0 (touchline production) gives 19.3.1')
    const passing = await touchline(['check', 'sportsbook@1.1.0', ...part, '--json'])
    expect(passing.code).toBe(EXIT.unchecked)
    expect(passing.json()).toMatchObject({
      error: {
        recorded: false,
        results: expect.arrayContaining([expect.objectContaining({ name: 'smoke', verdict: 'skipped' })]),
      },
    })
    expect(await client.checks('sportsbook', '1.1.0')).toBeNull()
  })

  test('is gone around only with a reason', async () => {
    expect((await touchline(['set', 'sportsbook@1.1.0', '--unchecked'])).code).toBe(EXIT.usage)
    await done('set', 'sportsbook@1.1.0', ...UNCHECKED)
    const { entries } = (await done('history')) as { entries: { reason: string }[] }
    expect(entries[0]?.reason).toBe('unchecked: a test')
  })
})

describe('a release', () => {
  test('goes from a canary to everybody and back, and leaves the others alone', async () => {
    await done('canary', 'sportsbook@1.1.0', '--percent', '10', ...UNCHECKED)
    expect(await versionOf('sportsbook')).toBe('1.0.0')
    await done('promote', 'sportsbook', ...UNCHECKED)
    expect(await versionOf('sportsbook')).toBe('1.1.0')
    const back = await done('rollback', 'sportsbook', '--reason', 'cash-out fails')
    expect(back).toMatchObject({
      revision: 4,
      differences: expect.arrayContaining([
        { area: 'sportsbook', what: 'current', before: '1.1.0', after: '1.0.0' },
      ]),
    })
    expect(await versionOf('sportsbook')).toBe('1.0.0')
    expect(await versionOf('tournament')).toBe('1.0.0')
  })

  test('can be tried without changing anything', async () => {
    const { stdout } = await touchline(['set', 'sportsbook@1.1.0', '--dry-run', ...UNCHECKED])
    expect(stdout).toMatch(/nothing was changed/)
    expect(stdout).toMatch(/sportsbook\s+version\s+1\.0\.0\s+→\s+1\.1\.0/)
    expect(await versionOf('sportsbook')).toBe('1.0.0')
  })

  test.each([
    [
      'of a version nobody published',
      ['set', 'sportsbook@9.9.9', ...UNCHECKED],
      EXIT.refused,
      'not published',
    ],
    ['of a missing canary', ['promote', 'sportsbook'], EXIT.refused, 'no canary'],
    ['with a token nobody made', ['rollback', 'sportsbook', '--token', 'x'], EXIT.forbidden, 'does not know'],
  ])('%s is refused', async (_what, args, exit, expected) => {
    const { code, stderr } = await touchline(args)
    expect([code, stderr]).toEqual([exit, expect.stringContaining(expected)])
  })
})

describe('tokens', () => {
  test('open what their roles say, under their own name', async () => {
    const { token } = (await done('token', 'create', 'night-watch', '--roles', 'rollback,read')) as {
      token: string
    }
    await done('set', 'sportsbook@1.1.0', ...UNCHECKED)
    expect((await touchline(['pin', 'sportsbook@1.1.0'], token)).code).toBe(EXIT.forbidden)
    expect((await touchline(['rollback', 'sportsbook', '--reason', 'slow'], token)).code).toBe(EXIT.done)
    expect((await touchline(['history'])).stdout).toMatch(/night-watch rolled sportsbook back/)
    await done('token', 'revoke', 'night-watch')
    expect((await touchline(['rollback', 'sportsbook'], token)).code).toBe(EXIT.forbidden)
  })
})

describe('a freeze', () => {
  test('lets nothing but rollbacks through', async () => {
    await done('set', 'sportsbook@1.1.0', ...UNCHECKED)
    await done('freeze', '--reason', 'cup final')
    expect((await touchline(['set', 'sportsbook@1.0.0', ...UNCHECKED])).code).toBe(EXIT.frozen)
    expect((await touchline(['status'])).stdout).toContain('frozen')
    await done('rollback', 'sportsbook')
    await done('freeze', '--off')
    await done('set', 'sportsbook@1.1.0', ...UNCHECKED)
  })
})
