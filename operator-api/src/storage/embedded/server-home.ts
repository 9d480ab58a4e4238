import { createHash } from 'node:crypto'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { binariesIn, type PostgresBinaries } from './postgres-binaries'
import { canReach, type ServerUser } from './server-user'

/** Where the embedded server lives. */
export interface ServerHome {
  readonly binaries: PostgresBinaries
  /** PGDATA. */
  readonly data: string
  readonly log: string
  /** Folder of the Unix socket. */
  readonly socket: string
  /** Folder with an empty file for every process that uses the server, named by its id. */
  readonly users: string
}

// A Unix socket's path may have 107 bytes, its name included.
const SOCKET_FOLDER_MAX = 85
const FALLBACK = '/var/lib/touchline'

/**
 * Places data below the data folder. Another user than ours cannot always get there (a project below /root): then data
 * and binaries live in /var/lib/touchline, in a folder named by the data folder, and `warn` is called.
 */
export function serverHome(
  dataDir: string,
  binaries: PostgresBinaries,
  user: ServerUser | null,
  warn: (message: string) => void,
): ServerHome {
  const wanted = join(resolve(dataDir), 'pg')
  ownFolder(wanted, user)
  if (canReach(wanted, user) && canReach(binaries.postgres, user)) return homeIn(wanted, binaries, user)
  const moved = join(FALLBACK, nameOf(wanted))
  mkdirSync(FALLBACK, { recursive: true })
  ownFolder(moved, user)
  warn(`The database's user cannot reach ${wanted}; its files are in ${moved}`)
  return homeIn(moved, canReach(binaries.postgres, user) ? binaries : copyOf(binaries), user)
}

/** One copy for all installations on this machine, named by its original. */
function copyOf(binaries: PostgresBinaries): PostgresBinaries {
  const home = join(FALLBACK, `native-${nameOf(binaries.home)}`)
  if (!existsSync(home)) {
    const half = `${home}.${process.pid}`
    // Libraries are found through relative links, which must not come to point back at the original.
    cpSync(binaries.home, half, { recursive: true, verbatimSymlinks: true })
    renameSync(half, home)
  }
  return binariesIn(home)
}

function homeIn(folder: string, binaries: PostgresBinaries, user: ServerUser | null): ServerHome {
  const near = join(folder, 'socket')
  const socket = near.length <= SOCKET_FOLDER_MAX ? near : join(tmpdir(), `touchline-${nameOf(folder)}`)
  ownFolder(socket, user)
  const [data, log, users] = [join(folder, 'data'), join(folder, 'postgres.log'), join(folder, 'users')]
  return { binaries, data, log, socket, users }
}

function ownFolder(path: string, user: ServerUser | null): void {
  try {
    mkdirSync(path, { recursive: true })
    if (user) chownSync(path, user.uid, user.gid)
    chmodSync(path, 0o700)
  } catch (cause) {
    throw new Error(`Cannot write to the data folder ${path}: set DATA_DIR to a folder of yours`, { cause })
  }
}

const nameOf = (path: string): string => createHash('sha256').update(path).digest('hex').slice(0, 12)
