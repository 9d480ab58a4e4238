import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg, { type ClientConfig } from 'pg'
import { guardServer } from './guard'
import type { ServerHome } from './server-home'
import type { ServerUser } from './server-user'

export const OWNER = 'touchline'
const PORT = 5432
const START_WITHIN_MS = 60_000
const STOP_WITHIN_MS = 30_000
const POLL_MS = 100
const WATCH_EVERY_MS = 300

/** A running server of our own, reached over its Unix socket. */
export interface EmbeddedServer {
  connection(user: string, database: string): ClientConfig
  /** Ends it in an orderly way; acknowledged changes are on disk either way. */
  stop(): Promise<void>
}

/**
 * Starts the server of a home, or takes over the running one of a killed process. Should it die, it is
 * started again: acknowledged changes are on disk. Should this process be killed and nobody take the server over within
 * seconds, the server ends.
 */
export async function startEmbeddedServer(
  home: ServerHome,
  user: ServerUser | null,
  warn: (message: string) => void,
): Promise<EmbeddedServer> {
  if (!existsSync(join(home.data, 'PG_VERSION'))) initialise(home, user)
  const guard = guardServer(home)
  await untilItAccepts(home, user)
  let watching = true
  const watch = async (): Promise<void> => {
    while (watching) {
      await pause(WATCH_EVERY_MS)
      if (!watching || postmasterPid(home) !== null) continue
      warn('PostgreSQL has gone: starting it again')
      await untilItAccepts(home, user).catch((error: Error) => warn(error.message))
    }
  }
  const watched = watch()
  return {
    connection: (name, database) => connectionTo(home, name, database),
    stop: async () => {
      watching = false
      await watched
      await stop(home)
      guard.release()
    },
  }
}

/** How to reach the server of a home. */
export const connectionTo = (home: ServerHome, user: string, database: string): ClientConfig => ({
  host: home.socket,
  port: PORT,
  user,
  database,
})

/** Whether a server answers in this home. */
export const isRunning = (home: ServerHome): Promise<boolean> =>
  accepts(connectionTo(home, OWNER, 'postgres'))

async function untilItAccepts(home: ServerHome, user: ServerUser | null): Promise<void> {
  const until = performance.now() + START_WITHIN_MS
  let child: ChildProcess | null = null
  while (!(await isRunning(home))) {
    // Right after a kill the old lock file or its backends may still be there: then the child ends and is started anew.
    if (child === null || hasEnded(child)) child = launch(home, user)
    if (performance.now() > until) throw new Error(`PostgreSQL did not start:\n${tail(home.log)}`)
    await pause(POLL_MS)
  }
}

/** A child that was killed has no exit code, now or ever. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

function initialise(home: ServerHome, user: ServerUser | null): void {
  const fresh = `${home.data}.new`
  rmSync(fresh, { recursive: true, force: true })
  const options = [
    '--auth=trust',
    `--username=${OWNER}`,
    '--encoding=UTF8',
    '--locale=C',
    '--no-instructions',
  ]
  const made = spawnSync(home.binaries.initdb, [`--pgdata=${fresh}`, ...options], {
    ...(user ?? {}),
    env: { ...process.env, LC_ALL: 'C' },
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`)
  renameSync(fresh, home.data)
}

function launch(home: ServerHome, user: ServerUser | null): ChildProcess {
  const log = openSync(home.log, 'a', 0o600)
  if (user) chownSync(home.log, user.uid, user.gid)
  const settings = {
    listen_addresses: '',
    unix_socket_directories: home.socket,
    unix_socket_permissions: '0700',
    port: String(PORT),
    // Durable: an acknowledged bet survives a power cut.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    max_connections: '120',
    shared_buffers: '128MB',
    max_wal_size: '1GB',
    timezone: 'UTC',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  // Detached: Ctrl-C reaches us first, so that open requests end before their database does.
  const child = spawn(home.binaries.postgres, ['-D', home.data, ...flags], {
    ...(user ?? {}),
    env: { ...process.env, LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', log, log],
  })
  child.unref()
  child.on('error', () => undefined)
  closeSync(log)
  return child
}

const accepts = async (config: ClientConfig): Promise<boolean> => (await ask(config, 'SELECT 1')) !== null

/** The first row of an answer; null when the server does not answer. */
async function ask(config: ClientConfig, sql: string): Promise<Record<string, unknown> | null> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<Record<string, unknown>>(sql)).rows[0] ?? {}
  } catch {
    return null
  } finally {
    await client.end().catch(() => undefined)
  }
}

const OTHERS = "SELECT count(*)::int AS others FROM pg_stat_activity WHERE application_name = 'touchline'"

async function stop(home: ServerHome): Promise<void> {
  const pid = postmasterPid(home)
  if (pid === null) return
  // A second process on the same folder, say with its port taken, must not end the database of the first.
  const answer = await ask(connectionTo(home, OWNER, 'postgres'), OTHERS)
  if (answer?.others) return
  process.kill(pid, 'SIGINT')
  const until = performance.now() + STOP_WITHIN_MS
  while (postmasterPid(home) !== null && performance.now() < until) await pause(POLL_MS)
}

function postmasterPid(home: ServerHome): number | null {
  const file = join(home.data, 'postmaster.pid')
  if (!existsSync(file)) return null
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  // A file that is not written yet names nobody: 0 would be this process and its family.
  if (!pid) return null
  try {
    process.kill(pid, 0)
    return pid
  } catch {
    return null
  }
}

const tail = (file: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(-12).join('\n') : ''

const pause = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms))
