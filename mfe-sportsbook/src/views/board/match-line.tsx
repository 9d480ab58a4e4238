import { Icon } from '@touchline/ui'
import type { ReactNode } from 'react'
import type { BlockCell } from '../../domain/match-block'
import { cx } from './board-classes'
import type { MatchRowProps } from './match-row'

/** What a row says that does not tick. */
export interface RowWords {
  readonly star: ReactNode
  readonly expanded: boolean
  readonly draw: string
  readonly alternative: string
}

interface MatchLineProps extends MatchRowProps {
  line: readonly (BlockCell | null)[]
  /** 0 home, 1 away, 2 draw, then alternative lines. */
  place: number
}

/** One line of a match block; parts named by `data-part` and prices are written, not rendered. */
export function MatchLine(props: MatchLineProps) {
  const { line, place, block, rowIndex } = props
  const alternative = place >= block.mainLines
  return (
    <tr
      className={cx('line', alternative && 'alternative')}
      aria-rowindex={rowIndex + place}
      data-place={place}
    >
      <td className={cx('timeCell')}>{alternative ? null : <span data-part={`time-${place + 1}`} />}</td>
      <EventCell {...props} />
      {line.map(priceTd)}
      <MoreCell {...props} />
    </tr>
  )
}

function EventCell({ place, block, words }: MatchLineProps) {
  if (place === block.mainLines) return <td className={cx('eventCell', 'note')}>{words.alternative}</td>
  if (place === 2) return <td className={cx('eventCell', 'note', 'draw')}>{words.draw}</td>
  if (place > 1) return <td className={cx('eventCell')} />
  return (
    <th scope="row" className={cx('eventCell')}>
      <Team side={place === 0 ? 'home' : 'away'} />
      <span
        className={cx('teamScore')}
        aria-hidden="true"
        data-part={place === 0 ? 'home-score' : 'away-score'}
      />
    </th>
  )
}

/** Name with what belongs to it: who gives, red cards, a goal just now. */
export function Team({ side }: { side: 'home' | 'away' }) {
  return (
    <>
      <span className={cx('team')} data-part={side} />
      <span className={cx('spoken')} data-part={`${side}-gives`} />
      <span className={cx('reds')} role="img" data-part={`${side}-reds`} hidden />
      <span className={cx('goalTag')} data-part={`${side}-goal`} hidden />
    </>
  )
}

/** The place of a price; its writer draws into it. */
function priceTd(cell: BlockCell | null, place: number): ReactNode {
  if (!cell) return <td key={`empty-${place}`} className={cx('cell')} />
  const beside = cell.column.label === 'none' ? 'none' : 'board'
  return <td key={cell.column.key} className={cx('cell', `${cell.column.width}Cell`)} data-price={beside} />
}

function MoreCell({ place, words, form }: MatchLineProps) {
  if (place === 1) return <td className={cx('moreCell')}>{words.star}</td>
  if (place !== 0) return <td className={cx('moreCell')} />
  return (
    <td className={cx('moreCell')}>
      {form === 'card' ? <span className={cx('reason')} data-part="reason" hidden /> : null}
      <MoreButton words={words} spelled={form === 'card'} />
    </td>
  )
}

/** "+24", or "All 24 markets" where there is room; its name is written with the count. */
export function MoreButton({ words, spelled }: { words: RowWords; spelled: boolean }) {
  return (
    <button type="button" className={cx('more')} data-more tabIndex={-1} aria-expanded={words.expanded}>
      <span data-part={spelled ? 'more-words' : 'more'} />
      {spelled ? <Icon name="chevronRight" size={14} /> : null}
    </button>
  )
}
