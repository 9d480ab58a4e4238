import { FOOTBALL, selectionNames } from '@touchline/contracts/odds'
import { formatLine, matchPeriod } from '@touchline/rules'
import type { BlockCell } from '../../../shared/domain/match-block'
import { periodText } from '../../../shared/views/period-text'
import type { OddsLine } from '../../state/board-match'
import type { BoardContext } from '../board-context'
import { lineText } from './price-format'

/** Spoken before the price: "Arsenal, handicap −0.75, Arsenal v Fulham,"; of a child match with its counted events. */
export function priceName(
  cell: BlockCell,
  line: OddsLine,
  { t, name, counted }: Pick<BoardContext, 't' | 'name' | 'counted'>,
): string {
  const { column, selection } = cell
  const { facts, head } = line.match
  const [home, away] = [name(facts.home), name(facts.away)]
  const side = selection === 0 ? home : away
  const part =
    line.period === 0
      ? ''
      : `${line.period === 1 ? t('spoken.firstHalf') : periodText(matchPeriod(line.period, head.sport), t)} `
  // A winner beside the money line of football is that of the tie.
  const isTie = column.betType === 'tw' && head.sport === FOOTBALL
  const market = t(isTie ? 'more.winner.tw' : `spoken.${column.betType}`)
  const kind = `${counted ? `${counted}, ` : ''}${part}${market}`
  const match = `${t('spoken.match', { home, away })}, `
  const ofMatch = `${kind}, ${match}`
  switch (column.betType) {
    case 'hdp': {
      const upper = line.myanmar?.upper === 0 ? home : away
      return `${side}, ${kind} ${handicapOf(line, selection, upper)}, ${match}`
    }
    case 'ou': {
      const text = line.myanmar ? lineText(line) : formatLine('ou', line.value, 'decimal')
      return `${t(selection === 0 ? 'spoken.over' : 'spoken.under', { line: text })}, ${ofMatch}`
    }
    case 'oxt':
      return `${selection === 1 ? t('spoken.draw') : side}, ${ofMatch}`
    case 'ml':
    case 'tw':
      return `${side}, ${ofMatch}`
    case 'orz':
      return `${side}, ${kind}, `
    default:
      return `${selectionWord(cell, t)}, ${ofMatch}`
  }
}

/** A Burmese price is written from the upper side, so that the lower one names that side with it, as in the slip. */
function handicapOf(line: OddsLine, selection: number, upper: string): string {
  const { myanmar } = line
  if (myanmar) return myanmar.upper === selection ? lineText(line) : `(${upper} ${lineText(line)})`
  return formatLine('hdp', selection === 0 ? line.value : -line.value, 'decimal')
}

/** The name of a selection as the board prints it; scores and goal ranges speak for themselves. */
export function selectionWord({ column, selection }: BlockCell, t: BoardContext['t']): string {
  const name = selectionNames(column.betType, column.period)[selection] ?? ''
  return t(`selection.${name}`, { defaultValue: name })
}
