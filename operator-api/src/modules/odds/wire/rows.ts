import {
  BET_TYPES,
  type BetType,
  FOOTBALL,
  HEAD,
  type HeadCounts,
  type HeadRow,
  type LineRow,
  type Market,
  MarketId,
  type MatchRow,
  MYANMAR_KINDS,
  type MyanmarRow,
  type Scoreboard,
} from '@touchline/contracts/odds'
import { boardPart, currentPeriod } from '@touchline/rules'
import { effectiveState, type HeldLine, type HeldMatch, suspensionOf } from '../rules'
import type { Book } from '../service'

/** A match as a channel shows it. */
export interface Projection {
  row: MatchRow
  head: HeadRow
  scoreboard: Scoreboard | null
}

/** Bet types whose lines are on the board; of the others it shows how many there are. */
const BOARD_TYPES: readonly BetType[] = ['hdp', 'ou', 'oxt', 'ml', 'tw', 'orz']
/** Football has 1X2 there, and its winners are further markets. */
const FOOTBALL_BOARD: readonly BetType[] = ['hdp', 'ou', 'oxt', 'orz']

/** Lines of the board: of the whole match, and of the one part that is played now or next. */
function boardLines(sport: number, lines: readonly HeldLine[]): readonly HeldLine[] {
  const types = sport === FOOTBALL ? FOOTBALL_BOARD : BOARD_TYPES
  const ofTypes = lines.filter(({ betType }) => types.includes(betType))
  const offered = ofTypes.filter(({ state }) => state !== CLOSED)
  const part = boardPart(
    sport,
    offered.map(({ period }) => period),
  )
  return ofTypes.filter(({ period }) => period === 0 || period === part)
}
const CLOSED = 2

/** Rows of a match: all its lines, or those of the board alone. The counts are of all either way. */
export function project(book: Book, match: HeldMatch, market: Market, which: 'board' | 'all'): Projection {
  const lines = [...match.lines.values()]
  const sport = book.league(match.league)?.sport ?? 0
  // A child of another match is on the page of that match: boards show that it is there, its own channel the rest.
  const onBoard = match.parent === null ? boardLines(sport, lines) : []
  const children = book.childrenOf(match.id)
  const hasMore = lines.length > onBoard.length || children.length > 0
  const shown = which === 'all' ? lines : onBoard
  return {
    row: matchRow(match, sport),
    scoreboard: match.play.scoreboard,
    head: [
      match.id,
      sport,
      market,
      match.league,
      lines.length,
      lines.filter(({ comboMin }) => comboMin > 0).length,
      market === MarketId.live ? lines.length : 0,
      hasMore ? marketsOf(lines) : 0,
      children.reduce((sum, child) => sum + marketsOf([...child.lines.values()]), 0),
      ...countsOf(lines),
      shown.map((line) => lineRow(match, line, sport)),
      myanmarRows(match, sport),
    ],
  }
}

/** Kinds of bets by part of the match, as its page lists them. */
const marketsOf = (lines: readonly HeldLine[]): number =>
  new Set(lines.map(({ betType, period }) => `${betType} ${period}`)).size

function matchRow(match: HeldMatch, sport: number): MatchRow {
  const { play, known } = match
  return [
    match.id,
    match.league,
    match.home,
    match.away,
    match.type,
    Math.floor(match.kickoff / 1000),
    currentPeriod(sport, { ...play, reportedParts: known.parts }),
    Math.floor(play.clockBase / 1000),
    play.score[0],
    play.score[1],
    play.reds[0],
    play.reds[1],
    match.media,
    suspensionOf(match),
    play.status,
    match.goesLive ? 1 : 0,
  ]
}

function lineRow(match: HeldMatch, line: HeldLine, sport: number): LineRow {
  const { id, betType, period, line: value, ball, comboMin, prices } = line
  return [
    id,
    BET_TYPES.indexOf(betType),
    period,
    value,
    ball,
    effectiveState(match, line, sport),
    comboMin,
    ...prices,
  ]
}

const myanmarRows = (match: HeldMatch, sport: number): MyanmarRow[] =>
  [...match.myanmar.values()].map(({ id, kind, upper, goals, percent, ball, state, prices }) => [
    id,
    kind,
    upper,
    goals,
    percent,
    ball,
    effectiveState(match, { state, period: MYANMAR_KINDS[kind].period }, sport),
    ...prices,
  ])

function countsOf(lines: readonly HeldLine[]): HeadCounts {
  const counts = BET_TYPES.map(() => 0)
  for (const { betType } of lines) {
    const place = BET_TYPES.indexOf(betType)
    counts[place] = (counts[place] ?? 0) + 1
  }
  return counts as HeadCounts
}

/** Whether only prices, balls and states of lines differ: the same facts, counts and lines in the same order. */
export function sameFrame(before: HeadRow, after: HeadRow): boolean {
  for (let i = 0; i < HEAD.lines; i++) if (before[i] !== after[i]) return false
  const [lines, others] = [before[HEAD.lines], after[HEAD.lines]]
  const [myanmar, otherMyanmar] = [before[HEAD.myanmar], after[HEAD.myanmar]]
  if (lines.length !== others.length || myanmar.length !== otherMyanmar.length) return false
  // The id says type, period and line; the least number of legs is the one other thing a change cannot carry.
  return (
    lines.every((line, i) => line[0] === others[i]?.[0] && line[6] === others[i]?.[6]) &&
    myanmar.every((row, i) => row[0] === otherMyanmar[i]?.[0])
  )
}

/** Ids of rows that differ, of two lists that hold the same ids in the same order. */
export function movedIds<Row extends readonly [number, ...unknown[]]>(
  before: readonly Row[],
  after: readonly Row[],
): number[] {
  return after.flatMap((row, i) => (sameCells(row, before[i] ?? []) ? [] : [row[0]]))
}

/** Whether two rows of plain cells are equal. */
export function sameCells(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
