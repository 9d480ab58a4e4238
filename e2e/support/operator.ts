import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

const CLI = resolve(import.meta.dirname, '../../operator-api/dist/cli.js')

/** What an operator's command line answers on a platform of this machine. */
export async function operator(dataDir: string, ...args: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...args], { env })
  return stdout.trim()
}
