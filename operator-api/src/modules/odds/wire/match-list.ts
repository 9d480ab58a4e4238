import type { Channel, OddsDelta, OddsSnapshot } from '@touchline/contracts/live'
import type { LeagueRow, OddsPayload } from '@touchline/contracts/odds'
import type { ChannelState } from './channel'
import type { Channels } from './channels'

/** Matches that are read together, whatever boards they stand on; those on none are left out. */
export interface MatchList {
  readonly ch: Channel
  /** Of the newest change among them. */
  readonly seq: number
  /** Their rows, all of them. */
  whole(): Pick<OddsSnapshot, 'payload' | 'scoreboards'>
  /** What changed after `since`; null when only the whole can tell. */
  changesSince(since: number): Omit<OddsDelta, 't' | 'ch' | 'epoch' | 'seq' | 'at' | 'rate' | 'from'> | null
}

/**
 * A list of matches of the boards. A match that left them is of the list as long as boards remember it, so that a reader is
 * told; an id that nobody knows is not, so that any number of made-up ids is the same list.
 */
export function matchList(channels: Channels, wanted: readonly number[]): MatchList {
  const ids = [...new Set(wanted)].sort((a, b) => a - b)
  const byBoard = new Map<ChannelState, number[]>()
  const left: { id: number; at: number }[] = []
  for (const id of ids) {
    const board = channels.boardOf(id)
    const at = board ? null : channels.leftAt(id)
    if (board) byBoard.set(board, [...(byBoard.get(board) ?? []), id])
    else if (at !== null) left.push({ id, at })
  }
  const boards = [...byBoard]
  const found = boards.flatMap(([board, own]) => own.flatMap((id) => board.rowsOf(id) ?? []))
  const known = [...boards.flatMap(([, own]) => own), ...left.map(({ id }) => id)]
  return {
    ch: `b:${known.sort((a, b) => a - b).join()}`,
    seq: Math.max(0, ...found.map(({ version }) => version), ...left.map(({ at }) => at)),
    whole: () => {
      const payload: OddsPayload = [
        uniqueLeagues(found.map(({ league }) => league)),
        found.map(({ row }) => row),
        found.flatMap(({ link }) => (link ? [link] : [])),
        found.map(({ head }) => head),
      ]
      const scoreboards = found.flatMap(({ scoreboard }) => (scoreboard ? [scoreboard] : []))
      return scoreboards.length > 0 ? { payload, scoreboards } : { payload }
    },
    changesSince: (since) => {
      const all = boards.map(([board, own]) => board.changesSince(since, own))
      const changes = all.filter((one) => one !== null)
      if (changes.length < all.length) return null
      const scoreboards = changes.flatMap((one) => one.scoreboards ?? [])
      return {
        payload: [
          uniqueLeagues(changes.flatMap(({ payload }) => payload[0])),
          changes.flatMap(({ payload }) => payload[1]),
          changes.flatMap(({ payload }) => payload[2]),
          changes.flatMap(({ payload }) => payload[3]),
        ],
        lines: changes.flatMap(({ lines }) => lines),
        myanmar: changes.flatMap(({ myanmar }) => myanmar),
        // A board also tells of others that left it, and of those that went to another board.
        gone: left.flatMap(({ id, at }) => (at > since ? [id] : [])),
        ...(scoreboards.length > 0 ? { scoreboards } : {}),
      }
    },
  }
}

const uniqueLeagues = (leagues: readonly LeagueRow[]): LeagueRow[] => [
  ...new Map(leagues.map((league) => [league[0], league])).values(),
]
