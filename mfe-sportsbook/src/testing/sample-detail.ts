import { matchChannel, type OddsSnapshot } from '@touchline/contracts/live'
import { HEAD, type HeadRow, type LineRow } from '@touchline/contracts/odds'
import { sampleRandom } from './sample-frames'

/** The channel of one match of a sample: what the board shows of it, and every other kind of bet. */
export function sampleDetail(board: OddsSnapshot, match: number): OddsSnapshot | null {
  const [leagues, matches, , heads] = board.payload
  const row = matches.find(([id]) => id === match)
  const head = heads.find(([id]) => id === match)
  if (!row || !head) return null
  const random = sampleRandom(match)
  const all = [...head] as unknown as HeadRow
  all[HEAD.lines] = [...head[HEAD.lines], ...otherLines(match, random)]
  const league = leagues.filter(([id]) => id === row[1])
  return { ...board, ch: matchChannel(match), payload: [league, [row], [], [all]] }
}

function otherLines(match: number, random: () => number): LineRow[] {
  const decimal = (count: number) => Array.from({ length: count }, () => 150 + Math.floor(random() * 2500))
  const id = match * 100 + 20
  return [
    [id, 2, 0, 0, 1, 0, 2, 95, -99],
    [id + 1, 2, 1, 0, 1, 0, 2, 90, -94],
    [id + 2, 6, 0, 0, 1, 0, 3, ...decimal(26)],
    [id + 3, 7, 0, 0, 1, 0, 2, ...decimal(3)],
    [id + 4, 8, 0, 0, 1, 0, 2, ...decimal(5)],
    [id + 5, 9, 0, 0, 1, 0, 3, ...decimal(9)],
    [id + 6, 10, 0, 0, 1, 0, 2, ...decimal(4)],
    [id + 7, 10, 1, 0, 1, 0, 2, ...decimal(3)],
  ]
}
