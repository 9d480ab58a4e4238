import { observer } from 'mobx-react-lite'
import { BETS_SEGMENTS } from '../../domain/bets-segment'
import type { BetsStore } from '../../state/bets-store'
import { useWords } from '../locale-provider'
import styles from './bets.module.css'

/** Waiting, Running, Settled, Void. */
export const BetsSegments = observer(function BetsSegments({ bets }: { bets: BetsStore }) {
  const { t } = useWords()
  return (
    <fieldset className={styles.segments}>
      <legend>{t('bets.segments')}</legend>
      {BETS_SEGMENTS.map((segment) => (
        <button
          key={segment}
          type="button"
          aria-pressed={bets.segment === segment}
          onClick={() => bets.choose(segment)}
        >
          {t(`bets.segment.${segment}`)}
        </button>
      ))}
    </fieldset>
  )
})
