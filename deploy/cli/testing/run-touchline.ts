import { spawn } from 'node:child_process'
import { join } from 'node:path'

export interface Ended {
  code: number | null
  stdout: string
  stderr: string
  /** Standard output as JSON. */
  json: () => Record<string, unknown>
}

const BIN = join(__dirname, '../bin/touchline.mjs')

/** Runs the command line as its users do: as a process of its own. */
export function runTouchline(args: readonly string[], env: Record<string, string>): Promise<Ended> {
  const child = spawn(process.execPath, [BIN, ...args], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', COLUMNS: '100', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => done({ code, stdout, stderr, json: () => JSON.parse(stdout) }))
  })
}
