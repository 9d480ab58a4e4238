import { Button, Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { LazyGateNotice } from './lazy-more'
import { OfflineNotice } from './offline-notice'
import styles from './slip.module.css'
import { useEntry, useSlip } from './slip-context'
import legStyles from './slip-leg.module.css'
import { unknownWords } from './slip-words'

/** A selection of which nothing is known yet, or nothing any more: it says which, and can be taken out. */
export const SlipUnnamedLeg = observer(function SlipUnnamedLeg() {
  const { t } = useWords()
  const { slip, state } = useSlip()
  const entry = useEntry()
  const { gate, offer } = entry.selection
  const isGone = offer.offer === 'closed'
  const remove = () => slip.drop(entry)
  const name = isGone ? t('leg.gone') : unknownWords(t, state.freshness)
  return (
    <>
      <section className={legStyles.leg} aria-label={name}>
        <div className={legStyles.legHead}>
          <p className={legStyles.loading}>{name}</p>
          <button
            type="button"
            className={styles.iconButton}
            onClick={remove}
            aria-label={isGone ? t('leg.remove', { name }) : t('button.remove')}
          >
            <Icon name="close" size={14} />
          </button>
        </div>
      </section>
      <OfflineNotice wasPressed={false} />
      <LazyGateNotice gate={gate} />
      {isGone && (
        <Button size="large" wide className={styles.main} onClick={remove}>
          {t('button.remove')}
        </Button>
      )}
    </>
  )
})
