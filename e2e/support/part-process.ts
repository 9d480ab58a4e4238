import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The process of a part of the platform with this data folder, by the script that it runs: `dist/edge.js`. */
export function partProcess(dataDir: string, script: string): number {
  const start = readFileSync(join(dataDir, 'platform.pid'), 'utf8').trim()
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const line = table.find((text) => text.trim().split(/\s+/)[1] === start && text.includes(script))
  if (!line) throw new Error(`${script} does not run`)
  return Number(line.trim().split(/\s+/)[0])
}
