import { benchStatement } from '../statement/bench-statement'
import { markdownTable } from '../table'
import { benchBets } from './bench-bets'
import { benchCombinations } from './bench-combinations'
import { benchSettlement } from './bench-settlement'

const BENCHES = {
  bets: benchBets,
  settlement: benchSettlement,
  combinations: benchCombinations,
  statement: benchStatement,
}

/** The benches of bets, or the named ones alone, at the platform at ORIGIN with its data in DATA_DIR. */
const { ORIGIN: origin = '', DATA_DIR: dataDir = '' } = process.env
const platform = { origin, dataDir, stop: async () => undefined }
const named = process.argv.slice(2)
const rows = []
for (const [name, bench] of Object.entries(BENCHES))
  if (named.length === 0 || named.includes(name)) rows.push(...(await bench(platform)))
console.log(markdownTable(rows))
