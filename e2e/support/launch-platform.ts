import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { logsWithSecrets } from './session-secrets'

const ROOT = resolve(import.meta.dirname, '../..')
const READY_WITHIN_MS = 240_000
const STOP_WITHIN_MS = 15_000

/** For platforms at which a single address plays everybody; players' limits are in docs/installing.md. */
export const EVERYBODY_AT_ONE_ADDRESS = Object.fromEntries(
  [
    ...['CALLS', 'STRANGERS_CALLS', 'ODDS', 'PAGES', 'FILES', 'UPGRADES', 'LOGINS', 'ADDRESS_LOGINS'],
    ...['FILE_KILOBYTES', 'ANSWER_KILOBYTES', 'NEW_CONNECTIONS'],
  ].map((what) => [`${what}_RATE`, '1000000/1']),
)

export interface Platform {
  origin: string
  dataDir: string
  stop(): Promise<void>
}

interface LaunchedPlatform extends Platform {
  /** Its output on the terminal. */
  output(): string
}

/** Where the first platform of a run leaves what it published, so that those after it need not compress it all again. */
const PUBLISHED = 'E2E_PUBLISHED'

/** Lets the platforms that are started from now on find published what this one has; returns how to forget it. */
export function sharePublished({ dataDir }: Platform): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-published-'))
  cpSync(join(dataDir, 'releases'), folder, { recursive: true })
  process.env[PUBLISHED] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Starts everything as `npm start` does, on a port and in a data folder of its own that is removed afterwards. */
export async function launchPlatform(
  port: number,
  settings: Record<string, string>,
): Promise<LaunchedPlatform> {
  const dataDir = mkdtempSync(join(tmpdir(), 'touchline-'))
  // PostgreSQL runs as another user than root and must reach its folder.
  chmodSync(dataDir, 0o755)
  const published = process.env[PUBLISHED]
  if (published) cpSync(published, join(dataDir, 'releases'), { recursive: true })
  const child = spawn(process.execPath, ['deploy/local/start.mjs'], {
    cwd: ROOT,
    // Weeks of a member's play take time from journeys that do not look at them.
    env: { ...process.env, SANDBOX_DAYS: '0', PORT: String(port), DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const origin = `http://127.0.0.1:${port}`
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const stop = async (): Promise<void> => {
    await end(child)
    const spilt = logsWithSecrets(join(dataDir, 'logs'))
    rmSync(dataDir, { recursive: true, force: true })
    if (spilt.length > 0) throw new Error(`logs hold the secret of a session: ${spilt.join(', ')}`)
  }
  await answers(child, origin, () => output).catch(async (error) => {
    await stop()
    throw error
  })
  return { origin, dataDir, output: () => output, stop }
}

async function answers(child: ChildProcess, origin: string, output: () => string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the platform ended at start:\n${output()}`)
    if (/http:\/\//.test(output()) && (await isUp(origin))) return
    await new Promise((next) => setTimeout(next, 300))
  }
  throw new Error(`the platform did not answer within ${READY_WITHIN_MS / 1000} s:\n${output()}`)
}

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/`).then(
    (response) => response.ok,
    () => false,
  )

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((done) => {
    const forced = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
    child.once('exit', () => {
      clearTimeout(forced)
      done()
    })
    child.kill('SIGTERM')
  })
}
