import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The process of a part of the platform with this data folder, by the script that it runs: `dist/edge.js`. */
export function partProcess(dataDir: string, script: string): number {
  const start = readFileSync(join(dataDir, 'platform.pid'), 'utf8').trim()
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const line = table.find((text) => text.trim().split(/\s+/)[1] === start && text.includes(script))
  if (!line) throw new Error(`${script} does not run`)
  return Number(line.trim().split(/\s+/)[0])
}

/** The first process of the embedded PostgreSQL of this data folder. */
export function postgresProcess(dataDir: string): number {
  const lock = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).find((file) =>
    file.endsWith('postmaster.pid'),
  )
  return Number(readFileSync(join(dataDir, lock ?? ''), 'utf8').split('\n')[0])
}
