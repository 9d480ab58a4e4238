import { Button, Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { OfflineNotice } from './form-notices'
import { LazyGateNotice } from './lazy-more'
import styles from './slip.module.css'
import { useEntry, useSlip } from './slip-context'
import legStyles from './slip-leg.module.css'
import { unknownWords } from './slip-words'

/** A selection without a name: it is loading, or no longer offered. It can be removed. */
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
