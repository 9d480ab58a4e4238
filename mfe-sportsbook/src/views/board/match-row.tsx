import { autorun } from 'mobx'
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { BlockCell, MatchBlock } from '../../domain/match-block'
import type { BoardMatch } from '../../state/board-match'
import { cx } from './board-classes'
import type { BoardContext } from './board-context'
import type { ClockRound } from './clock-round'
import { MatchWriter } from './match-writer'

export interface MatchRowProps {
  match: BoardMatch
  /** Where the lines come from; null while the channel of the match has not answered. */
  source: BoardMatch | null
  block: MatchBlock
  context: BoardContext
  clocks: ClockRound
  zebra: boolean
  /** Position in its table, counted from 1, for screen readers. */
  rowIndex: number
  star: ReactNode
  moreLabel: string
  expanded: boolean
  drawLabel: string
  alternativeLabel: string
}

/**
 * One match as a row group: React makes the cells once, a reaction writes into them from then on. Nothing that ticks
 * is a prop, so prices never render anything.
 */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { match, source, block, context, clocks, zebra } = props
  const root = useRef<HTMLTableSectionElement>(null)
  useLayoutEffect(() => {
    if (!root.current) return undefined
    const writer = new MatchWriter(root.current, match, source, block, context)
    const stop = autorun(() => writer.write())
    const leave = clocks.join(writer)
    return () => {
      stop()
      leave()
    }
  }, [match, source, block, context, clocks])
  return (
    // The key of the block rebuilds the cells when the layout changes, for written cells are not React's to reuse.
    <tbody ref={root} className={cx('match', zebra && 'zebra')} data-match={match.id}>
      {block.lines.map((line, i) => (
        <MatchLine key={i} {...props} line={line} place={i} />
      ))}
    </tbody>
  )
})

interface MatchLineProps extends MatchRowProps {
  line: readonly (BlockCell | null)[]
  place: number
}

function MatchLine(props: MatchLineProps) {
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
        <PriceTd key={cell?.column.key ?? i} cell={cell} column={i} />
      ))}
      <MoreCell {...props} />
    </tr>
  )
}

function EventCell({ place, block, drawLabel, alternativeLabel }: MatchLineProps) {
  if (place === block.mainLines) return <td className={cx('eventCell', 'note')}>{alternativeLabel}</td>
  if (place > block.mainLines) return <td className={cx('eventCell')} />
  if (place === 2)
    return (
      <td className={cx('eventCell', 'note')}>
        <span className={cx('draw')}>{drawLabel}</span>
        <span className={cx('reason')} data-part="reason" hidden />
      </td>
    )
  const side = place === 0 ? 'home' : 'away'
  return (
    <th scope="row" className={cx('eventCell')}>
      <Team side={side} />
    </th>
  )
}

export function Team({ side }: { side: 'home' | 'away' }) {
  return (
    <>
      <span className={cx('team')} data-part={side} />
      <span className={cx('spoken')} data-part={`${side}-gives`} />
      <span className={cx('reds')} role="img" data-part={`${side}-reds`} hidden />
      <GoalTag side={side} />
      <span className={cx('teamScore')} aria-hidden="true" data-part={`${side}-score`} />
    </>
  )
}

function GoalTag({ side }: { side: 'home' | 'away' }) {
  return <span className={cx('goalTag')} data-part={`${side}-goal`} hidden />
}

/** A price with what stands beside it; both are empty until they are written. */
export function PriceTd({ cell, column }: { cell: BlockCell | null; column: number }) {
  const width = cell?.column.width
  if (!cell) return <td className={cx('cell')} data-column={column} />
  return (
    <td
      className={cx('cell', width && `${width}Cell`, cell.column.period === 1 && 'firstHalf')}
      data-column={column}
    >
      {cell.column.label === 'none' ? null : <span className={cx('beside')} aria-hidden="true" />}
      <button type="button" data-cell tabIndex={-1}>
        <span className={cx('spoken')} />
      </button>
    </td>
  )
}

function MoreCell({ place, star, moreLabel, expanded }: MatchLineProps) {
  if (place === 1) return <td className={cx('moreCell')}>{star}</td>
  if (place !== 0) return <td className={cx('moreCell')} />
  return (
    <td className={cx('moreCell')}>
      <button
        type="button"
        className={cx('more')}
        data-more
        tabIndex={-1}
        aria-label={moreLabel}
        aria-expanded={expanded}
      >
        <span data-part="more" />
      </button>
    </td>
  )
}
