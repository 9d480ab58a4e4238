import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const READY_WITHIN_MS = 240_000
const STOP_WITHIN_MS = 15_000

/**
 * Starts everything as `npm start` does, on a port and in a data folder of its own, with matches that end within two
 * minutes. E2E_BASE_URL names a platform that already runs instead.
 */
export default async function startPlatform(): Promise<() => Promise<void>> {
  if (process.env.E2E_BASE_URL) return async () => undefined
  const port = process.env.E2E_PORT ?? '8480'
  const data = mkdtempSync(join(tmpdir(), 'touchline-e2e-'))
  const child = spawn(process.execPath, ['deploy/local/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: port, DATA_DIR: data, FEED_SPEED: '60', SANDBOX_SEED: '7' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await answers(child, `http://127.0.0.1:${port}/`)
  return async () => {
    await stop(child)
    rmSync(data, { recursive: true, force: true })
  }
}

async function answers(child: ChildProcess, url: string): Promise<void> {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk))
  const until = Date.now() + READY_WITHIN_MS
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the platform ended at start:\n${said}`)
    if (/http:\/\//.test(said) && (await isUp(url))) return
    await new Promise((next) => setTimeout(next, 300))
  }
  throw new Error(`the platform did not answer within ${READY_WITHIN_MS / 1000} s:\n${said}`)
}

const isUp = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  )

function stop(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    const forced = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
    child.once('exit', () => {
      clearTimeout(forced)
      done()
    })
    child.kill('SIGTERM')
  })
}
