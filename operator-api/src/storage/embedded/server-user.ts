import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The system user of the database. */
export interface ServerUser {
  readonly uid: number
  readonly gid: number
}

// PostgreSQL refuses root; initdb asks the password file for a name, so a number without an entry does not do.
const CANDIDATES = ['postgres', 'nobody']

/** Null when this process is not root and the database simply runs as we do. */
export function serverUser(): ServerUser | null {
  if (process.getuid?.() !== 0) return null
  const entries = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of CANDIDATES) {
    const entry = entries.find((line) => line.startsWith(`${name}:`))?.split(':')
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) }
  }
  throw new Error('PostgreSQL does not run as root and there is no user "postgres" or "nobody" to run it as')
}

/** Whether that user can get at a path through all of its folders. */
export const canReach = (path: string, user: ServerUser | null): boolean =>
  spawnSync('test', ['-x', path], user ?? {}).status === 0
