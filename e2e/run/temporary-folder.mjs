import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory: databases and stores wait for the disk at every commit, and few tests are about that. */
const IN_MEMORY = '/dev/shm'
/** A run was seen to need a third of it. */
const NEEDED_BYTES = 3 * 2 ** 30

/** Lets this process and all that it starts write temporary files into one folder, which goes when it ends. */
export function ownTemporaryFolder() {
  const folder = mkdtempSync(join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'touchline-run-'))
  // PostgreSQL runs as another user than root and must reach its folder.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
}

/** Containers often have 64 megabytes of it. */
function hasRoom(folder) {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= NEEDED_BYTES
  } catch {
    return false
  }
}
