import { MarketId } from '@touchline/contracts/odds'
import { kickoffDate, kickoffTime } from '@touchline/rules'
import { Flag } from '@touchline/ui/flag'
import { dateText, useWords } from '@touchline/ui/words'
import { autorun } from 'mobx'
import { memo, useLayoutEffect, useRef } from 'react'
import type { BoardContext, BoardMatch } from '../../board'
import { ClockRound, MatchWriter } from '../../board'
import type { MatchBlock } from '../../shared/domain/match-block'
import { cx } from './aside-classes'

const clocks = new ClockRound()

interface HotMatchProps {
  match: BoardMatch
  block: MatchBlock
  context: BoardContext
  country: string
}

/** A match in two lines: team, line on the giving side, price. */
export const HotMatch = memo(function HotMatch({ match, block, context, country }: HotMatchProps) {
  const { t } = useWords()
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!root.current) return undefined
    const writer = new MatchWriter(root.current, match, match, block, context)
    const stop = autorun(() => writer.write())
    const leave = clocks.join(writer)
    return () => {
      stop()
      leave()
    }
  }, [match, block, context])
  const date = dateText(kickoffDate(match.facts.kickoff, context.now()))
  const time = kickoffTime(match.facts.kickoff)
  return (
    <div ref={root} className={cx('hot')} data-match={match.id}>
      <p className={cx('when')}>
        <Flag country={country} />
        {match.head.market === MarketId.live ? (
          <span className={cx('running')} translate="no">
            <b data-part="goals" /> <span data-part="clock" />
          </span>
        ) : (
          <span translate="no">{date === '' ? t('hotKickoffToday', { time }) : `${date} ${time}`}</span>
        )}
      </p>
      {(['home', 'away'] as const).map((side) => (
        <div key={side} className={cx('side')} data-price="board" data-tab>
          <span className={cx('name')} data-part={side} />
          <span className={cx('spoken')} data-part={`${side}-gives`} />
        </div>
      ))}
    </div>
  )
})
