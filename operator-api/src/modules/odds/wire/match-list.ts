import type { Channel, OddsDelta, OddsSnapshot } from '@touchline/contracts/live'
import type { LeagueRow, OddsPayload } from '@touchline/contracts/odds'
import type { ChannelState } from './channel'
import type { Channels } from './channels'

/** Matches that are read together, on any boards; those on none are omitted. */
export interface MatchList {
  readonly ch: Channel
  /** Of the newest change among them. */
  readonly seq: number
  /** Their rows, all of them. */
  whole(): Pick<OddsSnapshot, 'payload' | 'scoreboards'>
  /** The changes after `since`; null when only the whole is possible. */
  changesSince(since: number): Omit<OddsDelta, 't' | 'ch' | 'epoch' | 'seq' | 'at' | 'rate' | 'from'> | null
}

/**
 * A list of matches of the boards. A removed match is in the list as long as boards remember it, so that a reader learns of
 * it; an unknown id is not, so that any number of made-up ids is the same list.
 */
export function matchList(channels: Channels, wanted: readonly number[]): MatchList {
  const ids = [...new Set(wanted)].sort((a, b) => a - b)
  const byBoard = new Map<ChannelState, number[]>()
  const removed: { id: number; at: number }[] = []
  for (const id of ids) {
    const board = channels.boardOf(id)
    const at = board ? null : channels.removedAt(id)
    if (board) byBoard.set(board, [...(byBoard.get(board) ?? []), id])
    else if (at !== null) removed.push({ id, at })
  }
  const boards = [...byBoard]
  const found = boards.flatMap(([board, own]) => own.flatMap((id) => board.rowsOf(id) ?? []))
  const known = [...boards.flatMap(([, own]) => own), ...removed.map(({ id }) => id)]
  return {
    ch: `b:${known.sort((a, b) => a - b).join()}`,
    seq: Math.max(0, ...found.map(({ version }) => version), ...removed.map(({ at }) => at)),
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
        // A board also lists other removed matches, and matches moved to another board.
        gone: removed.flatMap(({ id, at }) => (at > since ? [id] : [])),
        ...(scoreboards.length > 0 ? { scoreboards } : {}),
      }
    },
  }
}

const uniqueLeagues = (leagues: readonly LeagueRow[]): LeagueRow[] => [
  ...new Map(leagues.map((league) => [league[0], league])).values(),
]
