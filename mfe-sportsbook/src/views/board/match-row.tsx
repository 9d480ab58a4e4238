import { autorun } from 'mobx'
import { type CSSProperties, memo, useLayoutEffect, useRef } from 'react'
import type { MatchBlock } from '../../domain/match-block'
import type { ScoreColumns } from '../../domain/sport-board'
import type { BoardMatch } from '../../state/board-match'
import { cx } from './board-classes'
import type { BoardContext } from './board-context'
import type { RowForm } from './board-layout'
import { cardRows } from './card-rows'
import type { ClockRound } from './clock-round'
import { MatchLine, type RowWords } from './match-line'
import { MatchWriter } from './match-writer'
import { SingleLine } from './single-line'

export interface MatchRowProps {
  rowKey: string
  match: BoardMatch
  /** Where the lines come from; null while the channel of the match has not answered. */
  source: BoardMatch | null
  block: MatchBlock
  /** Px above it in which rows are out of sight. */
  gap: number
  form: RowForm
  context: BoardContext
  clocks: ClockRound
  zebra: boolean
  /** Place of the first line in its table, counted from 1, for screen readers. */
  rowIndex: number
  words: RowWords
  /** Scores with columns of their own. */
  scores: ScoreColumns | null
  /** Whether the sport has such columns, shown or not: the clock stands first then. */
  clockFirst: boolean
  /** Before the start there is no score, and the name has its room. */
  begun: boolean
}

/**
 * One match as a row group: React makes the cells once, a reaction writes into them from then on. Nothing that ticks
 * is a prop, so prices never render anything.
 */
export const MatchRow = memo(function MatchRow(props: MatchRowProps) {
  const { match, source, block, form, context, clocks, zebra, scores } = props
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
  }, [match, source, block, context, clocks, scores])
  return (
    <tbody
      ref={root}
      className={cx('match', zebra && 'zebra', form === 'card' && cardRows(block).more === null && 'whole')}
      style={styleOf(props)}
      data-match={match.id}
      data-row={props.rowKey}
    >
      {form === 'single' ? (
        <SingleLine {...props} />
      ) : (
        block.lines.map((line, place) => <MatchLine key={place} {...props} line={line} place={place} />)
      )}
    </tbody>
  )
})

function styleOf({ form, block, gap }: MatchRowProps): CSSProperties | undefined {
  if (form !== 'card' && gap === 0) return undefined
  const more = form === 'card' ? (cardRows(block).more ?? undefined) : undefined
  return { '--more-row': more, marginTop: gap } as CSSProperties
}
