import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { ReleaseChange } from '@touchline/contracts/release'
import { sampleBuild, temporaryFolder } from '../testing/sample-build'
import { createReleaseClient, type ReleaseClient } from './service/release-client'
import { runHere } from './testing/run-here'
import { ROOT_TOKEN, type RunningService, servicesFilledBy } from './testing/start-service'
import { uploadBuild } from './upload-build'

let service: RunningService
let client: ReleaseClient
let env: Record<string, string>

const set = (versions: Record<string, string>): ReleaseChange => ({ kind: 'set', versions })

async function change(wanted: ReleaseChange, brand = 'touchline') {
  const identity = { brand, channel: 'production' }
  const expected = (await client.document(identity))?.revision ?? 0
  const answer = await client.change({
    ...identity,
    expected,
    change: wanted,
    reason: 'x',
    unchecked: true,
    dryRun: false,
  })
  expect(answer.kind).toBe('changed')
}

const canaryOf = (version: string): ReleaseChange => ({
  kind: 'canary',
  area: 'sportsbook',
  version,
  percent: 10,
})
const sportsbook = async (brand = 'touchline') =>
  (await client.document({ brand, channel: 'production' }))?.remotes.sportsbook

const clientOf = ({ url }: { url: string }) => createReleaseClient({ url, token: ROOT_TOKEN })

/** Two brands at 1.0.0, with 1.1.0 and 1.2.0 of the sportsbook published. */
const startFilled = servicesFilledBy(async (filled) => {
  client = clientOf(filled)
  for (const [area, version] of [
    ['shell', '1.0.0'],
    ['sportsbook', '1.0.0'],
    ['sportsbook', '1.1.0'],
    ['sportsbook', '1.2.0'],
  ] as const)
    await uploadBuild(client, await sampleBuild(area, version, version), {
      dryRun: false,
      step: () => undefined,
    })
  for (const brand of ['touchline', 'garnet'])
    await change(set({ shell: '1.0.0', sportsbook: '1.0.0' }), brand)
})

beforeEach(async () => {
  service = await startFilled()
  env = { TOUCHLINE_RELEASE_URL: service.url, TOUCHLINE_RELEASE_TOKEN: ROOT_TOKEN, DATA_DIR: '/nonexistent' }
  client = clientOf(service)
})
afterEach(() => service.stop())

describe('ending and promoting a canary', () => {
  test('abort takes the canary alone; a rollback takes back what runs for everybody as well', async () => {
    await change(set({ sportsbook: '1.1.0' }))
    await change(canaryOf('1.2.0'))
    expect((await runHere(['abort', 'sportsbook', '--emergency'], env)).exit).toBe('done')
    expect(await sportsbook()).toMatchObject({ canary: null, current: { version: '1.1.0' }, urgent: true })
    expect((await runHere(['abort', 'sportsbook'], env)).stderr).toContain('sportsbook has no canary')
  })

  test.each([
    ['promote', 'sportsbook@1.1.0'],
    ['abort', 'sportsbook@1.1.0'],
  ])('%s %s is refused when another canary runs meanwhile', async (...args) => {
    await change(canaryOf('1.2.0'))
    const { exit, stderr } = await runHere(args, env)
    expect([exit, stderr]).toEqual(['conflict', expect.stringContaining('is 1.2.0 now, not 1.1.0')])
    expect(await sportsbook()).toMatchObject({ canary: { candidate: { version: '1.2.0' } } })
  })

  test('promote names the version in the history', async () => {
    await change(canaryOf('1.1.0'))
    await runHere(['promote', 'sportsbook@1.1.0', '--unchecked', '--reason', 'good'], env)
    expect((await runHere(['history', '--limit', '1'], env)).stdout).toContain(
      'promoted the canary of sportsbook (1.1.0)',
    )
  })
})

describe('a budget', () => {
  test('shows all its values, changes what is named, and stands in status and history', async () => {
    const defaults = 'sportsbook: 5 % of 20 devices or more in 300 s, canaries only'
    expect((await runHere(['budget', 'sportsbook'], env)).stdout.trim()).toBe(defaults)
    await runHere(['budget', 'sportsbook', '--max-error-rate', '2'], env)
    await runHere(['budget', 'sportsbook', '--auto-fallback'], env)
    const values = '2 % of 20 devices or more in 300 s, full releases too'
    expect((await runHere(['status', '--brand', 'touchline'], env)).stdout).toContain(
      `budget of sportsbook: ${values}`,
    )
    expect((await runHere(['history', '--limit', '1'], env)).stdout.replace(/\s+/g, ' ')).toContain(
      `of sportsbook to ${values}`,
    )
  })

  test.each([
    ['a mistyped area', ['budget', 'sportsbok', '--min-loads', '9'], 'refused', 'did you mean sportsbook?'],
    ['a rate above all', ['budget', '--max-error-rate', '200'], 'usage', 'is a share of 0 to 100 %.'],
    ['half a device', ['budget', '--min-loads', '1.5'], 'usage', 'a whole number from 1 to 1000000.'],
    ['a window of two days', ['budget', '--window', '172800'], 'usage', 'from 1 to 86400.'],
  ])('with %s is refused', async (_what, args, exit, told) => {
    const answer = await runHere(args, env)
    expect([answer.exit, answer.stderr]).toEqual([exit, expect.stringContaining(told)])
    expect(answer.stderr).not.toMatch(RAW)
  })
})

/** Words of a library that no operator should have to read. */
const RAW = /Expected|received|\/\^/

test.each([
  ['status', ['status', '--brand', 'tuchline'], 'did you mean touchline?'],
  ['history', ['history', '--channel', 'producton'], 'did you mean production?'],
  ['versions', ['versions', 'sportsbok'], 'did you mean sportsbook?'],
  ['rollback', ['rollback', 'sportsbok'], 'did you mean sportsbook?'],
  ['promote', ['promote', 'sportsbok@1.1.0'], 'did you mean sportsbook?'],
  ['abort', ['abort', 'sportsbok'], 'did you mean sportsbook?'],
  ['freeze', ['freeze', '--brand', 'granet'], 'did you mean garnet?'],
  ['set', ['set', 'shell@1.0.0', '--channel', 'staging'], 'there is no channel staging; there is production'],
  ['budget', ['budget', 'sportsbok'], 'did you mean sportsbook?'],
  ['budget', ['budget', 'loyalty'], 'there is shell and sportsbook'],
  ['status', ['status', '--channel', 'prod'], 'did you mean production?'],
  ['freeze', ['freeze', '--channel', 'prod'], 'did you mean production?'],
  ['diff', ['diff', '--to-channel', 'prod'], 'did you mean production?'],
  ['check', ['check', 'sportsbok@1.1.0'], 'did you mean sportsbook?'],
])('%s with a mistyped name says which was meant', async (_what, args, told) => {
  const { exit, stderr } = await runHere(args, env)
  expect([exit, stderr]).toEqual(['refused', expect.stringContaining(told)])
})

test.each([
  ['rollback', ['rollback', 'sportsbook@1.4.1'], 'usage', 'touchline rollback sportsbook --to 1.4.1'],
  ['rollback', ['rollback', 'Sportsbook'], 'usage', 'lower-case letters'],
  ['rollback', ['rollback', 'sportsbook', '--to', '1 4'], 'usage', '"1 4" is no version'],
  ['withdraw', ['withdraw', 'sportsbook@1.4.1'], 'usage', 'Name the area alone: sportsbook.'],
  ['abort', ['abort', 'Sports book'], 'usage', 'lower-case letters'],
  ['budget', ['budget', 'sportsbook@1.4.1'], 'usage', 'Name the area alone: sportsbook.'],
  ['pin', ['pin', 'Sportsbook', '--off'], 'usage', 'lower-case letters'],
])('%s of what is no area says how it is written', async (_what, args, exit, told) => {
  const answer = await runHere(args, env)
  expect([answer.exit, answer.stderr]).toEqual([exit, expect.stringContaining(told)])
  expect(answer.stderr).not.toMatch(RAW)
})

describe('publish of a folder', () => {
  test('that is not there names the nearest', async () => {
    const dist = await sampleBuild('sportsbook', '1.3.0')
    const { exit, stderr } = await runHere(['publish', `${dist}x`], env)
    expect([exit, stderr]).toEqual(['usage', expect.stringMatching(`did you mean ${dist}\\?`)])
  })

  test.each([
    ['no build', null, 'holds no finished build'],
    ['a build.json that is not JSON', '{', 'its build.json cannot be read'],
    ['a build.json that lacks something', '{"area":"sportsbook"}', 'its build.json lacks kind'],
    ['a build.json with a wrong date', JSON.stringify({ builtAt: 'x', area: 'A' }), 'is wrong at area'],
  ])('with %s says so', async (_what, facts, told) => {
    const folder = await temporaryFolder('unfinished')
    await mkdir(folder, { recursive: true })
    if (facts !== null) await writeFile(join(folder, 'build.json'), facts)
    const { exit, stderr } = await runHere(['publish', folder], env)
    expect([exit, stderr]).toEqual(['refused', expect.stringContaining(told)])
    expect(stderr).not.toMatch(RAW)
  })
})

test('a time that has passed is refused before anybody is asked', async () => {
  const { exit, stderr } = await runHere(['freeze', '--until', '2020-01-01T00:00Z'], env)
  expect([exit, stderr]).toEqual(['usage', expect.stringContaining('has passed')])
})

describe('one command over all brands', () => {
  test('freezes and ends the freeze', async () => {
    expect((await runHere(['freeze', '--all-brands'], env)).stdout).toMatch(
      /garnet production.*\n.*\n.*touchline production/,
    )
    expect((await runHere(['status'], env)).stdout.match(/frozen/g)).toHaveLength(2)
    await runHere(['freeze', '--off', '--all-brands'], env)
    expect((await runHere(['status'], env)).stdout).not.toContain('frozen')
  })

  test('puts back what it can, says where it could not, and does not end well then', async () => {
    await change(set({ sportsbook: '1.1.0' }))
    const { exit, stdout, stderr } = await runHere(['rollback', 'sportsbook', '--all-brands'], env)
    expect((await sportsbook())?.current.version).toBe('1.0.0')
    expect(stdout).toContain(
      '✗ garnet production: The release service refused: sportsbook has no version to go back to',
    )
    expect([exit, stderr]).toEqual(['refused', expect.stringContaining('1 of 2 brands were not changed')])
  })

  test('tells brands that were not changed from those of which the answer was lost', async () => {
    await change(set({ sportsbook: '1.1.0' }))
    const before = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray())
      const { method = 'GET', url = '' } = request
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${ROOT_TOKEN}` }
      const answer = await fetch(service.url + url, { method, headers, ...(body.length > 0 && { body }) })
      if (body.includes('"brand":"touchline"')) return request.socket.destroy()
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
    })
    await new Promise<void>((done) => before.listen(0, '127.0.0.1', done))
    const url = `http://127.0.0.1:${(before.address() as AddressInfo).port}`
    const args = ['rollback', 'sportsbook', '--all-brands', '--json']
    const { exit, stdout, stderr } = await runHere(args, { ...env, TOUCHLINE_RELEASE_URL: url })
    before.close()
    before.closeAllConnections()
    expect((await sportsbook())?.current.version).toBe('1.0.0')
    expect([exit, stdout + stderr]).toEqual([
      'unknown',
      expect.stringContaining('1 of 2 brands were not changed; of 1 the outcome is unknown.'),
    ])
  })
})

test.each(['', ' ', '\t', 'ten', '-1', '101'])(
  'a canary of %j percent is refused, and none ends',
  async (text) => {
    await change(canaryOf('1.1.0'))
    const { exit } = await runHere(['canary', 'sportsbook@1.1.0', '--percent', text], env)
    expect([exit, (await sportsbook())?.canary?.percent]).toEqual(['usage', 10])
  },
)

describe('a local operator', () => {
  async function local() {
    const data = await temporaryFolder('data')
    await mkdir(data, { recursive: true })
    await writeFile(join(data, 'services.json'), JSON.stringify({ RELEASE_URL: service.url }))
    await writeFile(join(data, 'release-token'), ROOT_TOKEN)
    return { DATA_DIR: data }
  }
  const actor = async () => (await client.history({ brand: 'touchline', channel: 'production' }, 1))[0]?.actor

  test('is asked for a name once, and the history names them', async () => {
    const own = await local()
    const asked = await runHere(['freeze', '--reason', 'cup'], own, ['Ada Lovelace'])
    expect(asked.stderr).toContain('Who are you?')
    expect(await actor()).toBe('Ada Lovelace (installation)')
    const again = await runHere(['freeze', '--off', '--reason', 'over'], own, ['nobody'])
    expect(again.stderr).not.toContain('Who are you?')
    expect([await actor(), await readFile(join(own.DATA_DIR, 'operator'), 'utf8')]).toEqual([
      'Ada Lovelace (installation)',
      'Ada Lovelace\n',
    ])
  })

  test('is named by the environment, and nobody is asked where nobody sits', async () => {
    const own = await local()
    await runHere(['freeze'], own)
    expect(await actor()).toBe('installation')
    await runHere(['freeze', '--off'], { ...own, TOUCHLINE_OPERATOR: 'night-watch' })
    expect(await actor()).toBe('night-watch (installation)')
  })
})

describe('an operator of an installation elsewhere', () => {
  const actor = async () => (await client.history({ brand: 'touchline', channel: 'production' }, 1))[0]?.actor
  const withOperator = () => ({ ...env, TOUCHLINE_OPERATOR: 'night-watch' })

  test('is named by the environment when they hold the installation’s token', async () => {
    await runHere(['freeze'], withOperator())
    expect(await actor()).toBe('night-watch (installation)')
  })

  test('is asked at the terminal, each time, for others may use the same machine', async () => {
    for (const name of ['Ada', 'Grace']) {
      const { stderr } = await runHere(['freeze', '--reason', 'cup'], env, [name])
      expect(stderr).toContain('Who are you?')
      expect(await actor()).toBe(`${name} (installation)`)
    }
  })

  test('is told that the history names nobody where nobody can be asked', async () => {
    const { stderr } = await runHere(['freeze'], env)
    expect([stderr, await actor()]).toEqual([expect.stringContaining('TOUCHLINE_OPERATOR'), 'installation'])
  })

  test('is whom their own token names, whatever they are called besides', async () => {
    const { token } = await client.createToken({
      ...{ name: 'ci-sportsbook', roles: ['promote'], brands: null, areas: null },
    })
    const own = { TOUCHLINE_RELEASE_TOKEN: token }
    const { stderr } = await runHere(['freeze', '--reason', 'cup'], { ...env, ...own }, ['Ada'])
    expect([stderr, await actor()]).toEqual(['', 'ci-sportsbook'])
    await runHere(['freeze', '--off'], { ...withOperator(), ...own })
    expect(await actor()).toBe('ci-sportsbook')
  })
})

test.each([
  ['a change', ['freeze'], 'unknown', 'the outcome is unknown'],
  ['a question', ['status'], 'unreachable', 'does not answer'],
])('an answer to %s that is lost is told for what it is', async (_what, args, exit, told) => {
  const document = JSON.stringify(await client.document({ brand: 'touchline', channel: 'production' }))
  const broken = createServer((request, response) => {
    if (request.url?.startsWith('/document')) response.end(document)
    else if (request.url === '/holder') response.end('{"name":"ci"}')
    else request.on('end', () => request.socket.destroy()).resume()
  })
  await new Promise<void>((done) => broken.listen(0, '127.0.0.1', done))
  const { port } = broken.address() as AddressInfo
  const answer = await runHere(args, { ...env, TOUCHLINE_RELEASE_URL: `http://127.0.0.1:${port}` })
  expect([answer.exit, answer.stderr]).toEqual([exit, expect.stringContaining(told)])
  broken.close()
})
