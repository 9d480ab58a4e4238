import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { resolve } from 'node:path'
import { EVERYBODY_AT_ONE_ADDRESS, launchPlatform } from '../support/launch-platform'
import { benchBets } from './bets/bench-bets'
import { benchCombinations } from './bets/bench-combinations'
import { benchSettlement } from './bets/bench-settlement'
import { benchBoard } from './board/bench-board'
import { benchPicks } from './board/bench-picks'
import { benchFirstLoad } from './first-load/bench-first-load'
import { benchPreload } from './preload/bench-preload'
import { benchRollback } from './rollback/bench-rollback'
import { type BenchRow, markdownTable } from './table'
import { benchTimeToBoard } from './time-to-board/bench-time-to-board'

const FOLDER = resolve(import.meta.dirname, '../../docs/bench')

/** Each bench measures its yardstick in the same run, so that a noisy machine disturbs both. */
async function main(): Promise<void> {
  const rows: BenchRow[] = await benchBoard()
  const platform = await launchPlatform(8490, EVERYBODY_AT_ONE_ADDRESS)
  try {
    rows.push(...(await benchTimeToBoard(platform)))
    rows.push(...(await benchPreload(platform.origin)))
    rows.push(...(await benchPicks(platform.origin)))
    rows.push(...(await benchFirstLoad(platform.origin)))
    rows.push(...(await benchBets(platform)))
    rows.push(...(await benchSettlement(platform)))
    rows.push(...(await benchCombinations(platform)))
    rows.push(...(await benchRollback(platform)))
  } finally {
    await platform.stop()
  }
  const date = new Date().toISOString().slice(0, 10)
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB`
  const page = `# Bench of ${date}\n\n${machine}, Node ${process.versions.node}.\n\n${markdownTable(rows)}\n`
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(resolve(FOLDER, `${date}.md`), page)
  console.log(`\n${page}`)
}

await main()
