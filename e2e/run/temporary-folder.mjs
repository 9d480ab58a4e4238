import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Lets this process and all that it starts write temporary files into one folder, which goes when it ends. */
export function ownTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-run-'))
  // PostgreSQL runs as another user than root and must reach its folder.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
}
