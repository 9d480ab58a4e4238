import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Platform } from '../../support/launch-platform'
import { scratchDatabase } from '../../support/scratch-database'
import type { BenchRow } from '../table'
import { measureBets } from './measure-bets'
import { findPgbench, measurePgbench, preparePgbench } from './measure-pgbench'

const SECONDS = 10

/** P6: durable bets over HTTP against `pgbench -N` on the same server, one by one and on 64 connections. */
export async function benchBets(platform: Platform): Promise<BenchRow[]> {
  const pgbench = findPgbench()
  if (!pgbench) return [missing()]
  const url = await scratchDatabase(platform.dataDir, 'pgbench')
  await preparePgbench(pgbench, url)
  // The API itself: what stands before it in production is nginx, not the edge of one machine.
  const { API_URL } = JSON.parse(readFileSync(join(platform.dataDir, 'services.json'), 'utf8'))
  const rows: BenchRow[] = []
  for (const [connections, least] of [
    [1, 0.7],
    [64, 1.2],
  ] as const) {
    const bets = await measureBets(API_URL, connections, SECONDS)
    const yardstick = await measurePgbench(pgbench, url, Math.min(connections, 40), SECONDS)
    const ratio = bets.perSecond / yardstick
    rows.push({
      id: 'P6',
      what: `bets over HTTP, ${connections} connection${connections > 1 ? 's' : ''}, against pgbench -N`,
      measured: `${bets.perSecond.toFixed(0)}/s`,
      yardstick: `${yardstick.toFixed(0)}/s`,
      ratio: ratio.toFixed(2),
      target: `≥ ${least}`,
      holds: ratio >= least,
    })
    if (Object.keys(bets.refused).length > 0) console.log('refused', connections, bets.refused)
  }
  return rows
}

const missing = (): BenchRow => ({
  id: 'P6',
  what: "bets against pgbench -N: pgbench was not found (install PostgreSQL's client programs)",
  measured: '',
  yardstick: '',
  ratio: '',
  target: '≥ 0.7, ≥ 1.2',
  holds: false,
})
