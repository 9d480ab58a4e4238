import { markdownTable } from '../table'
import { benchBets } from './bench-bets'
import { benchSettlement } from './bench-settlement'

/** The bets' part of the bench, where a platform runs at ORIGIN with its data in DATA_DIR. */
const { ORIGIN: origin = '', DATA_DIR: dataDir = '' } = process.env
const platform = { origin, dataDir, stop: async () => undefined }
const rows = process.argv.includes('--settlement') ? [] : await benchBets(platform)
console.log(markdownTable([...rows, ...(await benchSettlement(platform))]))
