import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import styles from './slip.module.css'
import { useSlip } from './slip-context'
import { SlipNotice } from './slip-notice'

/** No selection, and how to come by one. */
export const SlipEmpty = observer(function SlipEmpty() {
  const { t } = useWords()
  const { state } = useSlip()
  return (
    <div className={styles.empty}>
      <Icon name="slip" size={32} />
      <h3>{t('empty.title')}</h3>
      <p>{t('empty.text')}</p>
      {state.isViewOnly && (
        <SlipNotice tone="info" icon="lock" title={t('lock.viewOnly')}>
          {t('lock.viewOnlyText')}
        </SlipNotice>
      )}
    </div>
  )
})
