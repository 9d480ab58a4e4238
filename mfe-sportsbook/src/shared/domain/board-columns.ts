import {
  BET_TYPES,
  type BetType,
  CORRECT_SCORES,
  FOOTBALL,
  type Period,
  SELECTIONS,
} from '@touchline/contracts/odds'
import type { BoardView } from './board-view'
import { sportBoard } from './sport-board'

/** In place of a code: the current or next part of each match, as its lines show. */
export const RUNNING_PART: Period = -1

/** The shown parts of a match: the whole of it, the part beside it (a half, quarter or set), or both. */
export type PartsShown = 'match' | 'part' | 'both'

/** The text beside a price: the line, the name of the selection, or nothing. */
export type CellLabel = 'line' | 'selection' | 'none'

/** One column of prices. */
export interface BoardColumn {
  readonly key: string
  readonly betType: BetType
  readonly group: number
  readonly period: Period
  /** Selection on each line of the match block; −1 is an empty place. */
  readonly selections: readonly number[]
  readonly label: CellLabel
  /** Whether further lines of the same kind add rows. */
  readonly alternatives: boolean
  /** Width class of the column. */
  readonly width: 'line' | 'price' | 'named' | 'narrow'
}

const PERIODS: Readonly<Record<PartsShown, readonly Period[]>> = { match: [0], part: [1], both: [0, 1] }

/** Columns of a view for a sport, left to right. */
export function boardColumns(view: BoardView, sport: number, shown: PartsShown): BoardColumn[] {
  switch (view) {
    case 'hdpou':
    case 'parlay':
      return PERIODS[shown].flatMap((period) => mainColumns(sport, period))
    case '1x2':
      return PERIODS[shown].flatMap((period) => [
        column('oxt', period, [0, 2, 1], 'none', 'price'),
        ...(period === 0 ? [column('dc', 0, [0, 2, 1], 'selection', 'named')] : []),
      ])
    case 'oe':
      return PERIODS[shown].map((period) => column('oe', period, [0, 1], 'selection', 'named'))
    case 'tg':
      return PERIODS[shown].flatMap((period) =>
        each('tg', period, period === 0 ? SELECTIONS.tg.length : 3, 'price'),
      )
    case 'htft':
      return each('htft', 0, SELECTIONS.htft.length, 'narrow')
    case 'fglg':
      return each('fglg', 0, SELECTIONS.fglg.length, 'price')
    case 'cs':
      return correctScoreColumns()
    case 'outright':
      return [column('orz', 0, [0], 'none', 'named')]
  }
}

function mainColumns(sport: number, period: Period): BoardColumn[] {
  const { main, part } = sportBoard(sport)
  const of = period === 0 || sport === FOOTBALL ? period : RUNNING_PART
  return (period === 0 ? main : part).map((betType) => {
    if (betType === 'oxt') return column('oxt', of, [0, 2, 1], 'none', 'price')
    if (betType === 'ml') return column('ml', of, [0, 1], 'none', 'price')
    return column(betType, of, [0, 1], 'line', 'line', true)
  })
}

/** Home wins above, away wins below them, draws on the third line: ten columns hold the whole grid. */
function correctScoreColumns(): BoardColumn[] {
  const place = (score: string) => CORRECT_SCORES.indexOf(score)
  const wins = CORRECT_SCORES.filter((score) => Number(score[0]) > Number(score[2]))
  const draws = [...CORRECT_SCORES.filter((score) => score[0] === score[2]), 'AOS']
  return wins.map((score, i) => {
    const mirrored = `${score[2]}-${score[0]}`
    const draw = draws[i]
    const selections = [place(score), place(mirrored), draw === undefined ? -1 : place(draw)]
    return column('cs', 0, selections, 'none', 'narrow', false, score)
  })
}

const each = (type: BetType, period: Period, count: number, width: BoardColumn['width']): BoardColumn[] =>
  Array.from({ length: count }, (_, i) => column(type, period, [i], 'none', width, false, String(i)))

function column(
  betType: BetType,
  period: Period,
  selections: readonly number[],
  label: CellLabel,
  width: BoardColumn['width'],
  alternatives = false,
  suffix = '',
): BoardColumn {
  const group = BET_TYPES.indexOf(betType)
  return {
    key: `${betType}${period}${suffix}`,
    betType,
    group,
    period,
    selections,
    label,
    alternatives,
    width,
  }
}
