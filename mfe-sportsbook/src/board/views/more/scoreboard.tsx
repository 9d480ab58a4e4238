import { autorun } from 'mobx'
import { useEffect, useRef } from 'react'
import type { BoardMatch } from '../../state/board-match'
import type { BoardContext } from '../board-context'
import { ClockRound } from '../row/clock-round'
import { FactsWriter } from '../row/facts-writer'
import { cx } from './more-classes'

const clocks = new ClockRound()

interface ScoreboardProps {
  match: BoardMatch
  context: BoardContext
  /** Its counted events where those are no goals. */
  counted: string | null
}

/**
 * "Arsenal 1-0 Chelsea 1H 22'", of corners "Arsenal Corners 3-1 Chelsea 1H 22'", before it begins "Arsenal – Chelsea 27/11 22:00",
 * written as it changes.
 */
export function Scoreboard({ match, context, counted }: ScoreboardProps) {
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!root.current) return undefined
    const writer = new FactsWriter(root.current, match, context)
    const stop = autorun(() => {
      match.observe()
      writer.write(undefined)
    })
    const leave = clocks.join(writer)
    return () => {
      stop()
      leave()
    }
  }, [match, context])
  return (
    <strong ref={root} className={cx('scoreboard')}>
      <span data-part="home" /> {counted && `${counted} `}
      <span data-part="goals" /> <span data-part="away" /> <span className={cx('minute')} data-part="clock" />
    </strong>
  )
}
