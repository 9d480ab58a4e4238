import {
  HEAD,
  type HeadRow,
  type LeagueRow,
  type LineChange,
  type LineRow,
  type MatchRow,
  type MyanmarRow,
  type OddsPayload,
  type ParentChildRow,
  type Scoreboard,
  type ScoreboardRow,
} from '@touchline/contracts/odds'
import { movedIds, type Projection, sameCells, sameFrame } from './rows'

/** The variable parts of a delta. */
export interface ChannelChanges {
  payload: OddsPayload
  lines: LineChange[]
  myanmar: MyanmarRow[]
  gone: number[]
  /** Missing where no changed match has one. */
  scoreboards?: ScoreboardRow[]
}

/** The published state of one match in a channel, every part with the version in which it last changed. */
interface Published {
  /** When the match came, or its league or parent became another. */
  placedAt: number
  rowAt: number
  row: MatchRow
  headAt: number
  head: HeadRow
  /** Version of each line and each Myanmar line, by id. */
  linesAt: Map<number, number>
  league: LeagueRow
  link: ParentChildRow | null
  scoreboardAt: number
  scoreboard: Scoreboard | null
}

/** Removed matches are remembered this many versions, five minutes at four a second. */
const GONE_KEPT = 1200

/**
 * The published state of a channel. Since every part knows its version, the changes since any earlier version are
 * found without old frames.
 */
export class ChannelState {
  /** Version of the newest change; the sequence of the channel. */
  seq: number
  private readonly matches = new Map<number, Published>()
  private readonly gone = new Map<number, number>()

  /** A channel answers with deltas since the version at which it was opened. */
  constructor(private openedAt: number) {
    this.seq = openedAt
  }

  put(
    version: number,
    league: LeagueRow,
    link: ParentChildRow | null,
    { row, head, scoreboard }: Projection,
  ): void {
    const before = this.matches.get(row[0])
    if (!before) {
      this.gone.delete(row[0])
      const linesAt = new Map<number, number>()
      this.matches.set(row[0], {
        placedAt: version,
        rowAt: version,
        row,
        headAt: version,
        head,
        linesAt,
        league,
        link,
        scoreboardAt: version,
        scoreboard,
      })
      this.seq = version
      return
    }
    if (!sameCells(before.row, row)) {
      before.row = row
      before.rowAt = version
      this.seq = version
    }
    if (!sameCells(before.league, league) || !sameCells(before.link ?? [], link ?? [])) {
      before.league = league
      before.link = link
      before.placedAt = version
      this.seq = version
    }
    // The book holds the same object until the feed sends another score.
    if (before.scoreboard !== scoreboard) {
      before.scoreboard = scoreboard
      before.scoreboardAt = version
      this.seq = version
    }
    if (this.putHead(before, version, head)) this.seq = version
  }

  drop(version: number, match: number): void {
    if (!this.matches.delete(match)) return
    this.gone.set(match, version)
    this.seq = version
    for (const [id, at] of this.gone) {
      if (at >= version - GONE_KEPT) break
      this.gone.delete(id)
      this.openedAt = Math.max(this.openedAt, at)
    }
  }

  /** Rows of one match and the newest version among them. */
  rowsOf(match: number) {
    const held = this.matches.get(match)
    if (!held) return undefined
    const { row, head, league, link, placedAt, rowAt, headAt, linesAt, scoreboardAt } = held
    const version = Math.max(placedAt, rowAt, headAt, scoreboardAt, ...linesAt.values())
    const scoreboard: ScoreboardRow | null = held.scoreboard && [match, held.scoreboard]
    return { row, head, league, link, scoreboard, version }
  }

  /** The version that removed a match; null when it is still there, or forgotten. */
  removedAt(match: number): number | null {
    return this.gone.get(match) ?? null
  }

  snapshot(): OddsPayload {
    const all = [...this.matches.values()]
    return [leaguesOf(all), all.map(({ row }) => row), linksOf(all), all.map(({ head }) => head)]
  }

  /** Scoreboards of all matches that have one; nothing to spread where none has. */
  scoreboards(): Pick<ChannelChanges, 'scoreboards'> {
    return scoreboardsOf([...this.matches.values()])
  }

  /** The changes after `since`; null when that is too long ago. Looks at `among` alone when given. */
  changesSince(since: number, among?: Iterable<number>): ChannelChanges | null {
    if (since < this.openedAt) return null
    const changes: ChannelChanges = { payload: [[], [], [], []], lines: [], myanmar: [], gone: [] }
    const seen = among ? [...among].flatMap((id) => this.matches.get(id) ?? []) : [...this.matches.values()]
    const placed = seen.filter(({ placedAt }) => placedAt > since)
    changes.payload[0] = leaguesOf(placed)
    changes.payload[2] = linksOf(placed)
    for (const one of seen) {
      if (one.rowAt > since) changes.payload[1].push(one.row)
      if (one.headAt > since) changes.payload[3].push(one.head)
      else collectLines(one, since, changes)
    }
    for (const [id, at] of this.gone) if (at > since) changes.gone.push(id)
    return { ...changes, ...scoreboardsOf(seen.filter(({ scoreboardAt }) => scoreboardAt > since)) }
  }

  /** Whether the head as a whole, or one of its lines, changed. */
  private putHead(held: Published, version: number, head: HeadRow): boolean {
    const before = held.head
    if (before === head) return false
    held.head = head
    if (!sameFrame(before, head)) {
      held.headAt = version
      held.linesAt.clear()
      return true
    }
    const moved = [
      ...movedIds<LineRow | MyanmarRow>(before[HEAD.lines], head[HEAD.lines]),
      ...movedIds<LineRow | MyanmarRow>(before[HEAD.myanmar], head[HEAD.myanmar]),
    ]
    for (const id of moved) held.linesAt.set(id, version)
    return moved.length > 0
  }
}

function collectLines({ head, linesAt }: Published, since: number, changes: ChannelChanges): void {
  if (linesAt.size === 0) return
  for (const row of head[HEAD.lines]) {
    if ((linesAt.get(row[0]) ?? 0) <= since) continue
    const [id, , , , ball, state, , ...prices] = row
    changes.lines.push([id, ball, state, ...prices])
  }
  for (const row of head[HEAD.myanmar]) if ((linesAt.get(row[0]) ?? 0) > since) changes.myanmar.push(row)
}

function scoreboardsOf(all: readonly Published[]): Pick<ChannelChanges, 'scoreboards'> {
  const scoreboards = all.flatMap(({ row, scoreboard }): ScoreboardRow[] =>
    scoreboard ? [[row[0], scoreboard]] : [],
  )
  return scoreboards.length > 0 ? { scoreboards } : {}
}

const leaguesOf = (all: readonly Published[]): LeagueRow[] => [
  ...new Map(all.map(({ league }) => [league[0], league])).values(),
]

const linksOf = (all: readonly Published[]): ParentChildRow[] =>
  all.flatMap(({ link }) => (link ? [link] : []))
