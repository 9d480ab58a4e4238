import { createHash } from 'node:crypto'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync } from 'node:fs'
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
}

// A Unix socket's path may have 107 bytes, its name included.
const SOCKET_FOLDER_MAX = 85
const FALLBACK = '/var/lib/touchline'

/**
 * Places data below the data folder. Another user than ours cannot always get there (a project below /root): then data
 * and binaries live in /var/lib/touchline, in a folder named by the data folder, and `tell` says so.
 */
export function serverHome(
  dataDir: string,
  binaries: PostgresBinaries,
  user: ServerUser | null,
  tell: (message: string) => void,
): ServerHome {
  const wanted = join(resolve(dataDir), 'pg')
  ownFolder(wanted, user)
  if (canReach(wanted, user) && canReach(binaries.postgres, user)) return homeIn(wanted, binaries, user)
  const moved = join(FALLBACK, nameOf(wanted))
  mkdirSync(moved, { recursive: true })
  ownFolder(join(moved, 'pg'), user)
  if (!existsSync(join(moved, 'native', 'bin')))
    cpSync(binaries.home, join(moved, 'native'), { recursive: true })
  tell(`The database's user cannot reach ${wanted}; its files are in ${moved}`)
  return homeIn(join(moved, 'pg'), binariesIn(join(moved, 'native')), user)
}

function homeIn(folder: string, binaries: PostgresBinaries, user: ServerUser | null): ServerHome {
  const near = join(folder, 'socket')
  const socket = near.length <= SOCKET_FOLDER_MAX ? near : join(tmpdir(), `touchline-${nameOf(folder)}`)
  ownFolder(socket, user)
  return { binaries, data: join(folder, 'data'), log: join(folder, 'postgres.log'), socket }
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
