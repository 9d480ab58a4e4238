import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'

const WATCHDOG = resolve(import.meta.dirname, 'watchdog.mjs')
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-watchdog-'))
  // A stand-in for the service manager's own program: each message becomes a line.
  const program = join(folder, 'systemd-notify')
  writeFileSync(program, `#!/bin/sh\necho "$1" >> ${join(folder, 'messages')}\n`)
  chmodSync(program, 0o755)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a part with the watchdog of a unit; returns the messages until it ended. */
async function run(part: string, env: Record<string, string>): Promise<string[]> {
  const args = ['--import', WATCHDOG, '--input-type=module', '--eval', part]
  const PATH = `${folder}${delimiter}${process.env.PATH}`
  const child = spawn(process.execPath, args, { env: { PATH, FOLDER: folder, ...env }, stdio: 'ignore' })
  await new Promise((done) => child.once('exit', done))
  try {
    return readFileSync(join(folder, 'messages'), 'utf8').trim().split('\n')
  } catch {
    return []
  }
}

/** Of a unit that must send a message every 300 ms. */
const UNIT = { NOTIFY_SOCKET: '/run/systemd/notify', WATCHDOG_USEC: '300000' }
/** Ends once this many messages came. */
const untilNotified = (count: number) => `
  import { existsSync, readFileSync } from 'node:fs'
  const messages = process.env.FOLDER + '/messages'
  setInterval(() => {
    if (existsSync(messages) && readFileSync(messages, 'utf8').trim().split('\\n').length >= ${count}) process.exit()
  }, 10)`

test('a running part notifies the service manager again and again', async () => {
  expect((await run(untilNotified(3), UNIT)).slice(0, 3)).toEqual(Array(3).fill('WATCHDOG=1'))
})

test('a part that hangs notifies it once, as it starts, and no more', async () => {
  // The loop never turns again after the first message; it hangs for ten times as long as one message takes.
  const hangs = 'const until = Date.now() + 1000; while (Date.now() < until); process.exit()'
  expect(await run(hangs, UNIT)).toEqual(['WATCHDOG=1'])
})

test.each([
  { of: 'without a service manager', env: {} },
  { of: 'of a unit without a watchdog', env: { NOTIFY_SOCKET: '/run/systemd/notify' } },
  { of: 'whose watchdog is off', env: { NOTIFY_SOCKET: '/run/systemd/notify', WATCHDOG_USEC: '0' } },
])('a part $of sends nothing and ends when its work is done', async ({ env }) => {
  expect(await run('setTimeout(() => undefined, 50)', env as Record<string, string>)).toEqual([])
})
