import { autorun } from 'mobx'
import { type CSSProperties, memo, useLayoutEffect, useRef } from 'react'
import { cx } from '../board-classes'
import { cardRows } from './card-rows'
import { MatchLine } from './match-line'
import { MatchWriter } from './match-writer'
import type { MatchRowProps } from './row-props'
import { SingleLine } from './single-line'

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
