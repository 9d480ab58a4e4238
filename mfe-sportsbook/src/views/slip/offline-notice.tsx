import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useSlip } from './slip-context'
import { SlipNotice } from './slip-notice'

/** There is no connection, so that no press bets; after a press also that nothing of it was sent. */
export const OfflineNotice = observer(function OfflineNotice({ wasPressed }: { wasPressed: boolean }) {
  const { t } = useWords()
  const { state } = useSlip()
  if (state.freshness !== 'lost') return null
  return (
    <div role="status">
      <SlipNotice tone="warning" title={t('lock.offline')}>
        {wasPressed && <b>{t('lock.notSent')} </b>}
        {t('lock.offlineText')}
      </SlipNotice>
    </div>
  )
})
