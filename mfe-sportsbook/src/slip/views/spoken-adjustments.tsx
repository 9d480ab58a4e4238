import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { editableOf } from '../domain/several'
import { adjustmentWords } from './adjustment-words'
import styles from './slip.module.css'
import { useSlip } from './slip-context'
import stakeStyles from './slip-stake.module.css'
import { pickAlone } from './slip-words'

/** Announces the stakes that limits changed: the cards are not read by themselves. */
export const SpokenAdjustments = observer(function SpokenAdjustments() {
  const { t } = useWords()
  const { slip, state } = useSlip()
  const adjusted = editableOf(slip.all).flatMap(({ wager: { draft, limits }, selection: { leg } }) => {
    const words = adjustmentWords(t, draft?.adjustment, limits, state.currency)
    return words && leg ? { leg, words, limit: draft?.adjustment?.limit } : []
  })
  const isApart = !slip.sameStake && adjusted.some(({ limit }) => limit === 'match')
  return (
    <div role="status">
      <span className={styles.spoken}>
        {adjusted.map(({ leg, words }) => `${pickAlone(t, leg)}: ${words}`).join(' ')}
      </span>
      {isApart && (
        <p className={stakeStyles.adjusted}>
          <Icon name="warning" size={12} /> {t('several.apart')}
        </p>
      )}
    </div>
  )
})
