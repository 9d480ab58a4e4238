import { type Channel, marketChannel, type OddsSnapshot } from '@touchline/contracts/live'
import { type HeadRow, type OddsPayload, PlayPeriodId } from '@touchline/contracts/odds'

/** Places in a match row. */
const PERIOD = 6

/** Heads of matches that can still be bet on, each once; child matches are listed with their parent. */
export function listedHeads(lists: readonly OddsSnapshot[]): HeadRow[] {
  const children = new Set(lists.flatMap(({ payload }) => payload[2].map(([, child]) => child)))
  return openHeads(lists).filter(([id]) => !children.has(id))
}

function openHeads(lists: readonly OddsSnapshot[]): HeadRow[] {
  const over = new Set(
    lists.flatMap(({ payload }) =>
      payload[1].flatMap((row) => (row[PERIOD] === PlayPeriodId.ended ? [row[0]] : [])),
    ),
  )
  const heads = lists.flatMap(({ payload }) => payload[3]).filter(([id]) => !over.has(id))
  return byId(heads)
}

/** The part of lists that belongs to one channel, in the form of the channel. */
export function partOf(lists: readonly OddsSnapshot[], channel: Channel): OddsSnapshot | null {
  const [newest] = [...lists].sort((a, b) => b.at - a.at)
  if (!newest) return null
  const heads = openHeads(lists).filter(([, sport, market]) => marketChannel(sport, market) === channel)
  const ids = new Set(heads.map(([id]) => id))
  const matches = byId(lists.flatMap(({ payload }) => payload[1])).filter(([id]) => ids.has(id))
  const leagues = new Set(matches.map(([, league]) => league))
  const payload: OddsPayload = [
    byId(lists.flatMap(({ payload }) => payload[0])).filter(([id]) => leagues.has(id)),
    matches,
    lists.flatMap(({ payload }) => payload[2]).filter(([, child]) => ids.has(child)),
    heads,
  ]
  const scoreboards = byId(lists.flatMap(({ scoreboards = [] }) => scoreboards)).filter(([id]) => ids.has(id))
  return { ...newest, ch: channel, payload, scoreboards }
}

const byId = <Row extends readonly [number, ...unknown[]]>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row[0], row])).values(),
]
