import { formatLine } from '@touchline/rules'
import type { BlockCell } from '../../../shared/domain/match-block'
import { toggleClasses } from '../../../shared/views/class-names'
import type { OddsLine } from '../../state/board-match'
import { isOffered } from '../../state/odds-line'
import { cx } from '../board-classes'
import type { BoardContext } from '../board-context'
import { FLASH_MS, type Flashing } from '../price/flash-queue'
import { lineText } from '../price/price-format'
import type { Beside } from '../price/price-host'
import { selectionWord } from '../price/price-name'

/** The label beside a price: the handicap on the giving team's row, the total over "u", or the selection. */
export class LineLabel implements Flashing {
  until = 0

  constructor(
    private readonly element: HTMLElement,
    private readonly beside: Beside,
    private readonly cell: BlockCell,
    private readonly context: BoardContext,
  ) {}

  setLine(line: OddsLine | undefined): void {
    const { element, context } = this
    element.textContent = line && isOffered(line) ? this.words(line) : ''
    const until = (line?.movedAt ?? 0) + FLASH_MS
    const moved = until > context.now() && /\d|=/.test(element.textContent ?? '')
    toggleClasses(element, cx('moved'), moved)
    if (moved && until !== this.until) context.flash.add(this, until)
  }

  settle(): void {
    toggleClasses(this.element, cx('moved'), false)
  }

  private words(line: OddsLine): string {
    switch (this.beside) {
      case 'none':
        return ''
      case 'between':
        return lineText(line)
      case 'signed':
        return this.signedWords(line)
      case 'board':
        return this.boardWords(line)
    }
  }

  private boardWords(line: OddsLine): string {
    const { cell, context } = this
    if (cell.column.label === 'selection') return selectionWord(cell, context.t)
    if (cell.column.betType === 'ou') return cell.selection === 0 ? lineText(line) : context.t('under')
    return givingSide(line) === cell.selection ? lineText(line) : ''
  }

  /** Lists say the line as the side plays it: "0-0.5 (−0.25)", "Over 2.5". */
  private signedWords(line: OddsLine): string {
    const { selection, column } = this.cell
    const { t } = this.context
    const { myanmar } = line
    if (myanmar && column.betType === 'hdp') return givingSide(line) === selection ? lineText(line) : ''
    if (column.betType === 'ou')
      return t(selection === 0 ? 'selection.overLine' : 'selection.underLine', {
        line: myanmar ? lineText(line) : formatLine('ou', line.value, 'bet'),
      })
    return formatLine('hdp', selection === 0 ? line.value : -line.value, 'bet')
  }
}

/** 0 when the home side gives the handicap (a level line too), 1 when the away side does. */
export const givingSide = (line: OddsLine): 0 | 1 => line.myanmar?.upper ?? (line.value > 0 ? 1 : 0)
