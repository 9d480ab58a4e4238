import type { OddsPayload } from '@touchline/contracts/odds'
import type { Channels } from './channels'

/**
 * Board rows of single matches, whatever channels they are in, with their newest version. Matches that are not on
 * the board are left out.
 */
export function boardOfMatches(
  channels: Channels,
  ids: readonly number[],
): { seq: number; payload: OddsPayload } {
  const payload: OddsPayload = [[], [], [], []]
  let seq = 0
  const leagues = new Set<number>()
  for (const id of ids) {
    const found = channels.boardOf(id)?.rowsOf(id)
    if (!found) continue
    seq = Math.max(seq, found.version)
    payload[1].push(found.row)
    payload[3].push(found.head)
    if (found.link) payload[2].push(found.link)
    if (!leagues.has(found.league[0])) payload[0].push(found.league)
    leagues.add(found.league[0])
  }
  return { seq, payload }
}
