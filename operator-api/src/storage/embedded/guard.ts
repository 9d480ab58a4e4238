import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import type { ServerHome } from './server-home'

/**
 * Time in which another process may take the database over before it is ended, in seconds: a restart after a
 * kill comes in time also on a busy machine, and does not have to start the database too.
 */
const GRACE_S = 10

/**
 * Waits for the end of the process at the other side of its input. `done` means that it went in order; an end without a
 * word means that it was killed. Unless another one takes the database over, which has a guard of its own, PostgreSQL is
 * then asked to end. A shell does this, because it is small and lives as long as the database.
 * $1 folder of the users, $2 our process id, $3 grace, $4 PGDATA
 */
const SCRIPT = `
read -r word && exit 0
rm -f "$1/$2"
waited=0
while [ "$waited" -lt "$3" ]; do
  sleep 1
  for user in "$1"/*; do kill -0 "\${user##*/}" 2>/dev/null && exit 0; done
  waited=$((waited + 1))
done
read -r pid < "$4/postmaster.pid" && kill -INT "$pid"
`

export interface Guard {
  /** The database is ended, or left to another process, in order. */
  release(): void
}

/** Sees to it that the database of a home does not outlive the last process that used it, however that one ends. */
export function guardServer(home: ServerHome): Guard {
  mkdirSync(home.users, { recursive: true })
  const ours = join(home.users, String(process.pid))
  writeFileSync(ours, '')
  const settings = [home.users, String(process.pid), String(GRACE_S), home.data]
  // A group of its own, so that what ends us does not end it.
  const shell = spawn('sh', ['-c', SCRIPT, 'guard', ...settings], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // Without a shell there is no guard: the next start takes the database over.
  shell.on('error', () => undefined)
  shell.stdin.on('error', () => undefined)
  shell.unref()
  ;(shell.stdin as Socket).unref?.()
  return {
    release: () => {
      rmSync(ours, { force: true })
      shell.stdin.end('done\n')
    },
  }
}
