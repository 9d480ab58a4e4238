import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

const CLI = resolve(import.meta.dirname, '../../operator-api/dist/cli.js')

/** The answer of an operator's command line on a platform of this machine. */
export const operator = (dataDir: string, ...args: readonly string[]): Promise<string> => ran(dataDir, args)

/** Makes a member in MYR below the demo agent, whose password is known to the journey. */
export const newMember = (dataDir: string, name: string, password: string): Promise<string> =>
  ran(dataDir, ['account', 'create', name, 'MYR', 'demoagent', '--password-stdin'], password)

async function ran(dataDir: string, args: readonly string[], input = ''): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir }
  const running = promisify(execFile)(process.execPath, [CLI, ...args], { env })
  running.child.stdin?.end(input)
  const { stdout } = await running
  return stdout.trim()
}
