import { type Fault, faultOfEach, isCount, isWord } from './fault'
import { lineFault, myanmarFault } from './line-fault'
import { HEAD } from './payload'

const MATCH_LENGTH = 16
const LEAGUE_LENGTH = 5

export function leagueFault(row: unknown): Fault {
  if (!Array.isArray(row) || row.length !== LEAGUE_LENGTH) return 'not a league'
  const [id, sport, name, country, order] = row
  return isCount(id) && isCount(sport) && isWord(name) && isWord(country) && isCount(order)
    ? null
    : 'not a league'
}

export function matchFault(row: unknown): Fault {
  if (!Array.isArray(row) || row.length !== MATCH_LENGTH) return 'not a match'
  const [id, league, home, away, ...counts] = row
  if (!isCount(id) || !isCount(league) || !isWord(home) || !isWord(away)) return 'not a match'
  if (!counts.every(isCount)) return 'not a match'
  if (row[4] > 3) return `no match type ${row[4]}`
  return row[15] > 1 ? 'not a match' : null
}

export function linkFault(row: unknown): Fault {
  return Array.isArray(row) && row.length === 2 && row.every(isCount) ? null : 'not a link'
}

/** A fault of a head rejects its lines, and a fault of a line its head. */
export function headFault(row: unknown): Fault {
  if (!Array.isArray(row) || row.length !== HEAD.length) return 'not a head'
  if (!row.slice(0, HEAD.lines).every(isCount)) return 'not a head'
  if (row[2] < 1 || row[2] > 3) return `no market ${row[2]}`
  return (
    faultOfEach('lines', row[HEAD.lines], lineFault) ??
    faultOfEach('myanmar', row[HEAD.myanmar], myanmarFault)
  )
}
