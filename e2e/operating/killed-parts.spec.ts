import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchPlatform } from '../support/launch-platform'
import { partProcess, postgresProcess } from '../support/part-process'
import { FIRST_PORT } from '../support/platform-of'
import { expect, test } from '../support/test'

/** Much longer than it takes, for a machine that does other things beside. */
const COMES_BACK_WITHIN_MS = 60_000

/** Beside the platforms of the workers. */
const PORT = FIRST_PORT + 16

test.describe.configure({ mode: 'serial' })
test.skip(Boolean(process.env.E2E_BASE_URL), 'kills parts of a platform of its own')

let platform: Awaited<ReturnType<typeof launchPlatform>>
const processOf = (script: string): number => partProcess(platform.dataDir, script)

test.beforeAll(async () => {
  test.setTimeout(300_000)
  platform = await launchPlatform(PORT, {})
})
test.afterAll(() => platform?.stop())

for (const [part, script, path] of [
  ['the API', 'operator-api/dist/server.js', '/odds/uxmarket?sport=1&market=1'],
  ['the edge', 'dist/edge.js', '/'],
  ['the release service', 'dist/release-service.js', null],
] as const) {
  test(`${part} comes back by itself when it is killed, and the terminal says when it went and when it is back`, async () => {
    const { RELEASE_URL } = JSON.parse(readFileSync(join(platform.dataDir, 'services.json'), 'utf8'))
    const address = path ? `${platform.origin}${path}` : `${RELEASE_URL}/health`
    const killed = processOf(script)
    const outputBefore = platform.output().length
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => isAlive(killed)).toBe(false)
    await expect.poll(() => statusOf(address), { timeout: COMES_BACK_WITHIN_MS }).toBe(200)
    expect(processOf(script)).not.toBe(killed)
    const linesOf = () => platform.output().slice(outputBefore).trim().split('\n')
    await expect.poll(() => linesOf().length).toBeGreaterThan(1)
    const lines = linesOf()
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/^\S+ answers again after \d+\.\d s\.$/)
    expect(lines[0]).toMatch(/ended \(SIGKILL\) and starts again in 0\.1 s; its log is .*\.log\.$/)
  })
}

test('no process remains when npm start and the API are both killed', async () => {
  const postgres = postgresProcess(platform.dataDir)
  const parts = ['dist/edge.js', 'dist/release-service.js'].map(processOf)
  const start = Number(readFileSync(join(platform.dataDir, 'platform.pid'), 'utf8'))
  const api = processOf('operator-api/dist/server.js')
  process.kill(start, 'SIGKILL')
  process.kill(api, 'SIGKILL')
  const all = [start, api, postgres, ...parts]
  await expect.poll(() => all.filter(isAlive), { timeout: COMES_BACK_WITHIN_MS }).toEqual([])
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const statusOf = (address: string): Promise<number> =>
  fetch(address).then(
    ({ status }) => status,
    () => 0,
  )
