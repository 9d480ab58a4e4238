import type { Bet } from '@touchline/contracts/calls'
import { useWords } from '@touchline/ui/words'
import { isEnded, type Segment } from '../../shared/domain/bet-list-view'
import { BetRows } from './bet-rows'
import styles from './bet-table.module.css'

export interface BetsProps {
  bets: readonly Bet[]
  segment: Segment
  /** Position of the first bet on the whole list. */
  firstNumber: number
  /** Epoch milliseconds. */
  now: number
}

/** Bets as a table; a bet of several legs takes a row for each. */
export function BetTable({ bets, segment, firstNumber, now }: BetsProps) {
  const { t } = useWords()
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('betList.number')}</th>
            <th scope="col">{t('betList.timeAndRef')}</th>
            <th scope="col">{t('betList.selection')}</th>
            <th scope="col" className={styles.right}>
              {t('betList.odds')}
            </th>
            <th scope="col" className={styles.right}>
              {t('betList.stake')}
            </th>
            <th scope="col" className={styles.right}>
              {t('betList.risk')}
            </th>
            <th scope="col" className={styles.right}>
              {t(isEnded(segment) ? 'betList.returned' : 'betList.toWin')}
            </th>
            <th scope="col">{t('betList.status')}</th>
          </tr>
        </thead>
        {bets.map((bet, index) => (
          <BetRows key={bet.bet_id} bet={bet} number={firstNumber + index} segment={segment} now={now} />
        ))}
      </table>
    </div>
  )
}
