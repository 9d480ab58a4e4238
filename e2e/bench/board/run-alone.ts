import { markdownTable } from '../table'
import { benchBoard } from './bench-board'
import { benchPicks } from './bench-picks'

/** The board's part of the bench; presses are measured where a platform runs at ORIGIN. */
const { ORIGIN } = process.env
const rows = process.argv.includes('--picks') ? [] : await benchBoard()
if (ORIGIN) rows.push(...(await benchPicks(ORIGIN)))
console.log(markdownTable(rows))
