import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)
const DEBIAN = '/usr/lib/postgresql'

/** Where pgbench is: on the path, or in Debian's own place. */
export function findPgbench(): string | null {
  const named = (process.env.PATH ?? '')
    .split(':')
    .map((folder) => `${folder}/pgbench`)
    .find(existsSync)
  if (named) return named
  if (!existsSync(DEBIAN)) return null
  const versions = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
  return versions.map((version) => `${DEBIAN}/${version}/bin/pgbench`).find(existsSync) ?? null
}

/** Transactions a second of `pgbench -N` (update, select, insert; durable) on the same server. */
export async function measurePgbench(
  pgbench: string,
  url: string,
  clients: number,
  seconds: number,
): Promise<number> {
  const options = ['-N', '-n', '-c', String(clients), '-j', '2', '-T', String(seconds), url]
  const { stdout } = await run(pgbench, options)
  const tps = /tps = ([\d.]+)/.exec(stdout)?.[1]
  if (!tps) throw new Error(`pgbench said nothing of its rate: ${stdout}`)
  return Number(tps)
}

/** Makes pgbench's own tables in a database of its own. */
export async function preparePgbench(pgbench: string, url: string): Promise<void> {
  await run(pgbench, ['-i', '-q', '-s', '10', url])
}
