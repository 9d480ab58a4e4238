import { Segmented } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { BETS_SEGMENTS } from '../domain/bets-segment'
import type { BetsStore } from '../state/bets-store'
import styles from './bets.module.css'

/** Waiting, Running, Settled, Void. */
export const BetsSegments = observer(function BetsSegments({ bets }: { bets: BetsStore }) {
  const { t } = useWords()
  // The tab above shows the number of open bets: four words fill the narrow column.
  const segments = BETS_SEGMENTS.map((value) => ({ value, label: t(`bets.segment.${value}`) }))
  return (
    <Segmented
      label={t('bets.segments')}
      segments={segments}
      value={bets.segment}
      onChange={bets.choose}
      className={styles.segments}
    />
  )
})
