import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { EVERYBODY_AT_ONE_ADDRESS, launchPlatform, type Platform } from '../support/launch-platform'
import { benchBets } from './bets/bench-bets'
import { benchCombinations } from './bets/bench-combinations'
import { benchSettlement } from './bets/bench-settlement'
import { benchBoard } from './board/bench-board'
import { benchPicks } from './board/bench-picks'
import { benchCashOut } from './cash-out/bench-cash-out'
import { benchFirstLoad } from './first-load/bench-first-load'
import { benchWalletCalls } from './games/bench-wallet-calls'
import { benchPreload } from './preload/bench-preload'
import { benchRollback } from './rollback/bench-rollback'
import { benchRoomLink } from './room-link/bench-room-link'
import { benchStatement } from './statement/bench-statement'
import { type BenchRow, markdownTable } from './table'
import { benchTimeToBoard } from './time-to-board/bench-time-to-board'

const FOLDER = resolve(import.meta.dirname, '../../docs/bench')

type Bench = (platform: Platform) => Promise<BenchRow[]>

/** In the order of the page. Those of the board open pages of their own and go first, while nothing else runs. */
const BENCHES: Readonly<Record<string, Bench>> = {
  'time-to-board': benchTimeToBoard,
  'room-link': benchRoomLink,
  preload: ({ origin }) => benchPreload(origin),
  picks: ({ origin }) => benchPicks(origin),
  'first-load': ({ origin }) => benchFirstLoad(origin),
  bets: benchBets,
  settlement: benchSettlement,
  combinations: benchCombinations,
  'cash-out': benchCashOut,
  'wallet-calls': benchWalletCalls,
  statement: benchStatement,
  rollback: benchRollback,
}

/**
 * Each bench measures its yardstick in the same run, so that a noisy machine disturbs both. With names (`npm run bench -- bets`)
 * only those run and no page is written.
 */
async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => name !== 'board' && !(name in BENCHES))
  if (unknown.length > 0)
    throw new Error(`no bench is called ${unknown}; there are board, ${Object.keys(BENCHES).join(', ')}`)
  const isWanted = (name: string): boolean => names.length === 0 || names.includes(name)
  const rows: BenchRow[] = []
  // Keeps the rows of earlier benches even if a later bench fails.
  const keep = (measured: readonly BenchRow[]): void => {
    rows.push(...measured)
    console.log(`\n${markdownTable([...measured])}\n`)
  }
  if (isWanted('board')) keep(await benchBoard())
  const platform = await launchPlatform(8490, EVERYBODY_AT_ONE_ADDRESS)
  try {
    for (const [name, bench] of Object.entries(BENCHES)) if (isWanted(name)) keep(await bench(platform))
  } finally {
    await platform.stop()
  }
  if (names.length > 0) return
  const date = new Date().toISOString().slice(0, 10)
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB`
  const page = `# Bench of ${date}\n\n${machine}, Node ${process.versions.node}.\n\n${markdownTable(rows)}\n`
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(resolve(FOLDER, `${date}.md`), page)
  console.log(`\n${page}`)
}

await main(process.argv.slice(2))
