import { Icon } from '@touchline/ui'
import type { ReactNode } from 'react'
import type { BlockCell } from '../../domain/match-block'
import { cx } from './board-classes'
import type { MatchRowProps } from './match-row'

/** What a row says that does not tick. */
export interface RowWords {
  readonly star: ReactNode
  readonly more: string
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
      {line.map((cell, i) => (
        <PriceTd key={cell?.column.key ?? `empty-${i}`} cell={cell} />
      ))}
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

/** A price with what stands beside it; both are empty until they are written. */
function PriceTd({ cell }: { cell: BlockCell | null }) {
  if (!cell) return <td className={cx('cell')} />
  return (
    <td className={cx('cell', `${cell.column.width}Cell`)}>
      {cell.column.label === 'none' ? null : <span className={cx('beside')} aria-hidden="true" />}
      <PriceButton />
    </td>
  )
}

/** Inside a grid the arrow keys lead to a price; elsewhere it is a tab stop of its own. */
export function PriceButton({ tabbable = false }: { tabbable?: boolean }) {
  return (
    <button type="button" data-cell="" tabIndex={tabbable ? undefined : -1}>
      <span className={cx('spoken')} />
    </button>
  )
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

/** "+24", or "All 24 markets" where there is room. */
export function MoreButton({ words, spelled }: { words: RowWords; spelled: boolean }) {
  return (
    <button
      type="button"
      className={cx('more')}
      data-more
      tabIndex={-1}
      aria-label={words.more}
      aria-expanded={words.expanded}
    >
      <span data-part={spelled ? 'more-words' : 'more'} />
      {spelled ? <Icon name="chevronRight" size={14} /> : null}
    </button>
  )
}
