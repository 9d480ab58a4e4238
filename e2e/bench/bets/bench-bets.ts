import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Platform } from '../../support/launch-platform'
import { scratchDatabase } from '../../support/scratch-database'
import type { BenchRow } from '../table'
import { measureBets } from './measure-bets'
import { findPgbench, measurePgbench, preparePgbench } from './measure-pgbench'

// All rounds together must not empty the sandbox's wallets.
const SECONDS = 3
const ROUNDS = 3

/**
 * P6: durable bets over HTTP against `pgbench -N`, one by one and on 64 connections. Both use the same PostgreSQL server
 * with the same settings (fsync and synchronous_commit on) and the same number of connections. They take turns, because
 * the machine is not equally quiet throughout; the ratio is the median of the rounds' ratios. Only accepted bets count.
 * What the driver takes of the processor is told beside its rate and, as with pgbench, not taken off.
 */
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
    const rounds: { bets: number; driver: number; yardstick: number }[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const { perSecond, driver, refused } = await measureBets(API_URL, connections, SECONDS)
      const yardstick = await measurePgbench(pgbench, url, connections, SECONDS)
      rounds.push({ bets: perSecond, driver, yardstick })
      if (Object.keys(refused).length > 0) console.log('refused', connections, refused)
    }
    const driver = median(rounds.map((round) => round.driver))
    const ratio = median(rounds.map(({ bets, yardstick }) => bets / yardstick))
    rows.push({
      id: 'P6',
      what: `bets over HTTP, ${connections} connection${connections > 1 ? 's' : ''}, against pgbench -N`,
      measured: `${median(rounds.map(({ bets }) => bets)).toFixed(0)}/s (driver: ${driver.toFixed(2)} cores)`,
      yardstick: `${median(rounds.map(({ yardstick }) => yardstick)).toFixed(0)}/s`,
      ratio: ratio.toFixed(2),
      target: `≥ ${least}`,
      holds: ratio >= least,
    })
  }
  return rows
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const missing = (): BenchRow => ({
  id: 'P6',
  what: "bets against pgbench -N: pgbench was not found (install PostgreSQL's client programs)",
  measured: '',
  yardstick: '',
  ratio: '',
  target: '≥ 0.7, ≥ 1.2',
  holds: false,
})
