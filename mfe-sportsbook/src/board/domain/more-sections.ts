import {
  BET_TYPES,
  type BetType,
  CORRECT_SCORES,
  type Period,
  selectionNames,
} from '@touchline/contracts/odds'
import type { BlockCell } from '../../shared/domain/match-block'

export const MORE_TABS = ['all', 'main', 'goals', 'corners', 'bookings', 'parts', 'specials'] as const
export type MoreTab = (typeof MORE_TABS)[number]
/** The layout of a section's prices: pairs line by line, names with prices, or the grid of scores. */
export type SectionLayout = 'lines' | 'names' | 'scores'

/** All lines of one kind and half. */
export interface MoreSection {
  readonly key: string
  readonly betType: BetType
  readonly period: Period
  readonly layout: SectionLayout
  /** Prices in the order in which the page holds them, in groups: lines, or home, draw, away and all other scores. */
  readonly groups: readonly (readonly BlockCell[])[]
}

const ALL_TYPES: readonly BetType[] = ['hdp', 'ou', 'oxt', 'ml', 'tw', 'cs', 'tg', 'oe', 'dc', 'htft', 'fglg']

/** Kinds of a tab in the order of display; under All the most popular come first, as on the board. */
const TYPES: Readonly<Record<MoreTab, readonly BetType[]>> = {
  all: ALL_TYPES,
  main: ['hdp', 'ou', 'oxt', 'ml', 'tw'],
  goals: ['ou', 'tg', 'cs', 'oe', 'fglg'],
  corners: ALL_TYPES,
  bookings: ALL_TYPES,
  parts: ['hdp', 'ou', 'oxt', 'dc', 'ml', 'oe', 'tg', 'cs', 'fglg', 'htft'],
  specials: ['cs', 'dc', 'htft', 'fglg', 'oe'],
}

const WHOLE_MATCH: Period = 0

/** Sections that a match offers under a tab; `linesOf` counts its lines of a kind and part, of which it has `parts`. */
export function moreSections(
  tab: MoreTab,
  parts: Iterable<Period>,
  linesOf: (type: BetType, period: Period) => number,
): MoreSection[] {
  const ofMatch = [...new Set(parts)].filter((period) => period !== WHOLE_MATCH).sort((a, b) => a - b)
  const periods = tab === 'parts' ? ofMatch : [WHOLE_MATCH, ...ofMatch]
  const sections = periods.flatMap((period) =>
    TYPES[tab].flatMap((type) => {
      const lines = linesOf(type, period)
      return lines > 0 ? [section(type, period, lines)] : []
    }),
  )
  if (tab !== 'parts' || linesOf('htft', 0) === 0) return sections
  return [...sections, section('htft', 0, 1)]
}

function section(betType: BetType, period: Period, lines: number): MoreSection {
  const key = `${betType}${period}`
  if (betType === 'cs') return { key, betType, period, layout: 'scores', groups: scoreGroups(period) }
  const inPairs = betType === 'hdp' || betType === 'ou'
  const names = selectionNames(betType, period)
  const groups = Array.from({ length: inPairs ? lines : 1 }, (_, index) =>
    names.map((_name, selection) => cell(betType, period, index, selection)),
  )
  return { key, betType, period, layout: inPairs ? 'lines' : 'names', groups }
}

/** Scores that the home side wins, that nobody wins, that the away side wins; then all others, won by either side. */
function scoreGroups(period: Period): BlockCell[][] {
  const groups: BlockCell[][] = [[], [], [], []]
  for (const [selection, score] of CORRECT_SCORES.entries()) {
    const [home = Number.NaN, away = Number.NaN] = score.split('-').map(Number)
    const group = home > away ? 0 : home === away ? 1 : home < away ? 2 : 3
    groups[group]?.push(cell('cs', period, 0, selection))
  }
  return groups.map((group) => group.toSorted((a, b) => winnerFirst(a) - winnerFirst(b)))
}

/** 0-1, 0-2, 1-2, 0-3 …: the winner's goals count first, on both sides. */
function winnerFirst({ selection }: BlockCell): number {
  const [home = 0, away = 0] = (CORRECT_SCORES[selection] ?? '').split('-').map(Number)
  return 10 * Math.max(home, away) + Math.min(home, away)
}

function cell(betType: BetType, period: Period, index: number, selection: number): BlockCell {
  const group = BET_TYPES.indexOf(betType)
  const column = {
    key: `${betType}${period}`,
    betType,
    group,
    period,
    selections: [],
    label: 'none',
    alternatives: false,
    width: 'price',
  } as const
  return { column, index, selection }
}

/** All prices of the sections in the order of the page. */
export const cellsOf = (sections: readonly MoreSection[]): BlockCell[] =>
  sections.flatMap((each) => each.groups.flat())
