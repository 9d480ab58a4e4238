import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { scratchDatabase } from '../support/scratch-database'
import { readExample, readUnit, startUnit } from '../support/service-unit'
import { expect, test } from '../support/test'

const ROOT = resolve(import.meta.dirname, '../..')
const UNITS = join(ROOT, 'deploy/systemd')
const run = promisify(execFile)

/** Much longer than it takes, for a machine that does other things beside. */
const STARTS_WITHIN_MS = 80_000

/** A unit, where its part reads its settings, the setting of its port, and what answers when it runs. */
const PARTS = [
  {
    file: 'touchline-release.service',
    settings: ['deploy/release-service/settings.ts', 'deploy/release-service/storage/open-store.ts'],
    port: 'RELEASE_PORT',
    health: { path: '/health', status: 200 },
  },
  {
    file: 'touchline-api@.service',
    settings: ['operator-api/src/settings.ts'],
    port: 'API_PORT',
    health: { path: '/health', status: 200 },
  },
  {
    file: 'touchline-edge@.service',
    settings: ['deploy/edge/settings.ts'],
    port: 'PORT',
    // Nothing is released yet.
    health: { path: '/edge-health', status: 503 },
  },
] as const

test('every unit is tried here', () => {
  const units = readdirSync(UNITS).filter((name) => name.endsWith('.service'))
  expect(units.sort()).toEqual(PARTS.map(({ file }) => file).sort())
})

for (const { file, settings, port, health } of PARTS) {
  test(`${file} names settings that its part reads`, () => {
    const sources = settings.map((name) => readFileSync(join(ROOT, name), 'utf8')).join('\n')
    const unit = readUnit(file, '8081')
    const names = [...readExample(file).map(([name]) => name), ...Object.keys(unit.env)]
    const unread = names.filter((name) => name !== 'NODE_ENV' && !new RegExp(`\\b${name}\\b`).test(sources))
    expect(unread).toEqual([])
  })

  test(`${file} starts its part, which ends in order on a signal`, async ({ dataDir }) => {
    test.setTimeout(STARTS_WITHIN_MS + 40_000)
    const folder = mkdtempSync(join(tmpdir(), 'touchline-unit-'))
    const at = String(await freePort())
    const unit = readUnit(file, at)
    const changes: Record<string, string> = {
      DATA_DIR: folder,
      RELEASE_TOKEN: 'a token of the tests',
      EDGE_TOKEN: 'an edge of the tests',
    }
    if (unit.env[port] !== at) changes[port] = at
    if (unit.env.BRANDS_DIR) changes.BRANDS_DIR = join(ROOT, 'deploy/brands')
    if (unit.env.DATABASE_URL) changes.DATABASE_URL = await scratchDatabase(dataDir, 'touchline_unit')
    const part = startUnit(unit, changes)
    let output = ''
    for (const stream of [part.stdout, part.stderr]) stream?.on('data', (chunk) => (output += chunk))
    try {
      const answer = () =>
        fetch(`http://127.0.0.1:${at}${health.path}`).then(
          ({ status }) => status,
          () => `${part.exitCode === null ? 'no answer yet' : 'it ended'}: ${output}`,
        )
      await expect.poll(answer, { timeout: STARTS_WITHIN_MS }).toBe(health.status)
      const ended = once(part, 'exit')
      part.kill('SIGTERM')
      expect(await ended).toEqual([0, null])
    } finally {
      part.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    }
  })
}

test('the service manager finds no fault with the units', async () => {
  test.skip(!existsSync('/usr/bin/systemd-analyze'), 'needs systemd')
  const folder = mkdtempSync(join(tmpdir(), 'touchline-units-'))
  for (const { file } of PARTS) writeFileSync(join(folder, file), readUnit(file, '%i').text)
  const paths = PARTS.map(({ file }) => join(folder, file))
  const { stdout, stderr } = await run('systemd-analyze', ['verify', '--man=no', ...paths])
  expect(`${stdout}${stderr}`).toBe('')
  rmSync(folder, { recursive: true })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address ? address.port : 0
}
