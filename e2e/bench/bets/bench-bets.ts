import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Platform } from '../../support/launch-platform'
import { earlyPicks } from '../../support/member-client'
import { platformDatabase, scratchDatabase } from '../../support/scratch-database'
import { median } from '../median'
import type { BenchRow } from '../table'
import { singlesOn } from './ask-for-bet'
import { logIn, measureBets } from './measure-bets'
import { findPgbench, measurePgbench, preparePgbench } from './measure-pgbench'
import { openWallets } from './open-wallets'

const SECONDS = 3
const ROUNDS = 5
const CONNECTIONS_MAX = 64

/**
 * P6: durable bets over HTTP against `pgbench -N`, one by one and on 64 connections. Both use the same PostgreSQL server
 * with the same settings (fsync and synchronous_commit on) and the same number of connections. They take turns, because
 * the machine is not equally quiet throughout; the ratio is the median of the rounds' ratios. Only accepted bets count.
 * The row shows the driver's share of the processor beside its rate; as with pgbench, it is not deducted. A first round
 * of both is a warm-up and does not count.
 */
export async function benchBets(platform: Platform): Promise<BenchRow[]> {
  const pgbench = findPgbench()
  if (!pgbench) return [missing()]
  const url = await scratchDatabase(platform.dataDir, 'pgbench')
  await preparePgbench(pgbench, url)
  const api = apiOf(platform)
  const wallets = await openWallets(platformDatabase(platform.dataDir), CONNECTIONS_MAX, 'bettor')
  const members = await logIn(api, wallets)
  const round = async (connections: number) => {
    const bets = await measureBets(
      api,
      members.slice(0, connections),
      singlesOn(await earlyPicks(api)),
      SECONDS,
    )
    const yardstick = await measurePgbench(pgbench, url, connections, SECONDS)
    if (Object.keys(bets.refused).length > 0) console.log('refused', connections, bets.refused)
    return { bets: bets.perSecond, driver: bets.driver, yardstick }
  }
  await round(CONNECTIONS_MAX)
  const rows: BenchRow[] = []
  for (const [connections, least] of [
    [1, 0.7],
    [CONNECTIONS_MAX, 1.2],
  ] as const) {
    const rounds = []
    for (let i = 0; i < ROUNDS; i += 1) rounds.push(await round(connections))
    const driver = median(rounds.map((one) => one.driver))
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

/** The API itself: in production nginx is before it, not the edge of one machine. */
export const apiOf = ({ dataDir }: Platform): string =>
  JSON.parse(readFileSync(join(dataDir, 'services.json'), 'utf8')).API_URL

const missing = (): BenchRow => ({
  id: 'P6',
  what: "bets against pgbench -N: pgbench was not found (install PostgreSQL's client programs)",
  measured: '',
  yardstick: '',
  ratio: '',
  target: '≥ 0.7, ≥ 1.2',
  holds: false,
})
