import type { Bet } from '@touchline/contracts/calls'
import { clockTime } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import slip from '../../slip/views/slip.module.css'
import { betsTimeline, type TimelineWord } from '../domain/bets-timeline'
import styles from './bets-timeline.module.css'

/** The bet's life as points on a line: sent, accepted, running, settled. */
export function BetsTimeline({ bet }: { bet: Bet }) {
  const { t } = useWords()
  return (
    <ol className={styles.timeline} aria-label={t('bets.timeline')}>
      {betsTimeline(bet).map(({ word, state, at }) => (
        <li
          key={word}
          className={isEnd(word) ? styles[word] : styles[state]}
          aria-current={state === 'now' ? 'step' : undefined}
          title={at === null ? undefined : `${clockTime(at)} GMT+8`}
        >
          {t(word === 'cashout' ? 'bets.status.cashout' : `bets.step.${word}`)}
          <span className={slip.spoken}> {t(`bets.stepState.${state}`)}</span>
        </li>
      ))}
    </ol>
  )
}

/** Where a bet ended without being settled: not in the colour of what went well. */
const isEnd = (word: TimelineWord): word is 'rejected' | 'void' => word === 'rejected' || word === 'void'
