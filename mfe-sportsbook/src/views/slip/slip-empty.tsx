import { Button, Icon } from '@touchline/ui'
import { observer } from 'mobx-react-lite'
import { useWords } from '../locale-provider'
import styles from './slip.module.css'
import { useSlip } from './slip-context'
import { SlipNotice } from './slip-notice'
import { errorWords } from './slip-words'

/** No selection; if the market took it out, that is said and can be undone. */
export const SlipEmpty = observer(function SlipEmpty({ wasRemoved }: { wasRemoved: boolean }) {
  const { t } = useWords()
  const { session, state } = useSlip()
  return (
    <div className={styles.empty}>
      {wasRemoved && (
        <>
          <SlipNotice tone="info" title={errorWords(t, 'marketTypeChanged')} />
          <Button size="large" wide className={styles.main} onClick={session.slip.undo}>
            {t('empty.removedUndo')}
          </Button>
        </>
      )}
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
