import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ReleaseChange } from '@touchline/contracts/release'
import { createReleaseClient } from '../cli/service/release-client'
import { ROOT_TOKEN, startService } from '../cli/testing/start-service'
import { sampleBuild } from '../testing/sample-build'

// Every start is a process of its own, and a busy machine takes its time for each.
jest.setTimeout(90_000)

/** The program with its libraries in one file: there are a dozen starts, and each would compile it anew. */
const PROGRAM = join(__dirname, '../.cache/release-builds/program.js')

async function bundleProgram(): Promise<void> {
  const script = `import { bundleForNode } from '../../shared-contracts/build/node/bundle.mjs'
    await bundleForNode({
      entries: { program: 'release-builds.ts' },
      folder: ${JSON.stringify(dirname(PROGRAM))},
      external: ['@aws-sdk/*'],
    })`
  const bundling = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: __dirname,
    stdio: 'inherit',
  })
  const [code] = await once(bundling, 'exit')
  if (code !== 0) throw new Error('the program was not bundled')
}

const BRAND = { brand: 'touchline', channel: 'production' }

let service: Awaited<ReturnType<typeof startService>>
let brands: string
let shell: string
beforeAll(async () => {
  await bundleProgram()
  brands = mkdtempSync(join(tmpdir(), 'brands-'))
  mkdirSync(join(brands, 'touchline'))
  writeFileSync(
    join(brands, 'touchline', 'brand.json'),
    JSON.stringify({ id: 'touchline', name: 'Touchline' }),
  )
  shell = await sampleBuild('shell', '1.0.0')
})
beforeEach(async () => {
  service = await startService()
})
afterEach(() => service.stop())

const client = () => createReleaseClient({ url: service.url, token: ROOT_TOKEN })

/** The work of `npm start` with these builds; there is no terminal to ask at. */
async function start(builds: readonly string[], ...flags: string[]): Promise<string> {
  const child = spawn(process.execPath, [PROGRAM, ...flags, ...builds], {
    cwd: join(__dirname, '..'),
    env: { ...process.env, RELEASE_URL: service.url, RELEASE_TOKEN: ROOT_TOKEN, BRANDS_DIR: brands },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const code = await new Promise((done) => child.once('close', done))
  if (code !== 0) throw new Error(output)
  return output
}

/** The work of operations by the command line. */
async function operate(change: ReleaseChange, reason: string): Promise<void> {
  const { revision: expected = 0 } = (await client().document(BRAND)) ?? {}
  const answer = await client().change({
    ...BRAND,
    expected,
    change,
    reason,
    dryRun: false,
    unchecked: true,
  })
  expect(answer.kind).toBe('changed')
}

async function runs(area = 'tournament'): Promise<string | undefined> {
  const document = await client().document(BRAND)
  return document?.remotes[area]?.current.version
}

test('new builds are released, and a rebuild takes the place of what the last start released', async () => {
  await start([shell, await sampleBuild('tournament', '1.0.0')])
  expect(await runs()).toBe('1.0.0')
  expect(await start([shell, await sampleBuild('tournament', '1.1.0')])).toBe('')
  expect(await runs()).toBe('1.1.0')
})

test('a rollback by operations stays, and the output names the command that releases the new build', async () => {
  const first = await sampleBuild('tournament', '1.0.0')
  await start([shell, first])
  await start([shell, await sampleBuild('tournament', '1.1.0')])
  await operate({ kind: 'rollback', area: 'tournament' }, 'rooms do not open')
  const mended = await sampleBuild('tournament', '1.2.0')
  const output = await start([shell, mended])
  expect(await runs()).toBe('1.0.0')
  expect(output).toContain('rolled tournament back to its last good version')
  expect(output).toContain('(“rooms do not open”); the new build is 1.2.0')
  expect(output).toContain('npx touchline set tournament@1.2.0 --brand touchline')
  // The next start finds the build published and leaves it at that.
  expect(await start([shell, mended])).toBe('')
  await start([shell, mended], '--replace')
  expect(await runs()).toBe('1.2.0')
})

test.each<[string, ReleaseChange, string]>([
  ['frozen', { kind: 'freeze', on: true }, 'The new builds are not released to touchline'],
  ['pinned', { kind: 'pin', area: 'tournament', version: '1.0.0' }, 'pinned tournament to 1.0.0'],
])('a start goes through while the release is %s', async (_, change, sentence) => {
  await start([shell, await sampleBuild('tournament', '1.0.0')])
  await operate(change, 'holidays')
  expect(await start([shell, await sampleBuild('tournament', '1.1.0')])).toContain(sentence)
  expect(await runs()).toBe('1.0.0')
})

test('an area that operations took out of the release stays out', async () => {
  const builds = [shell, await sampleBuild('tournament', '1.0.0')]
  await start(builds)
  await operate({ kind: 'withdraw', area: 'tournament' }, 'the trial is over')
  expect(await start(builds)).toContain('took tournament out of the release')
  expect(await runs()).toBeUndefined()
})
