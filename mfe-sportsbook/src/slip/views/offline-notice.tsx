import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useSlip } from './slip-context'
import { SlipNotice } from './slip-notice'
import { maintenanceText } from './slip-words'

/**
 * There is no connection, or the sportsbook is closed, so that no press bets; after a press without a connection also that
 * nothing of it was sent.
 */
export const OfflineNotice = observer(function OfflineNotice({ wasPressed }: { wasPressed: boolean }) {
  const { t } = useWords()
  const { state } = useSlip()
  if (state.closedUntil !== null)
    return (
      <div role="status">
        <SlipNotice tone="warning" icon="clock" title={maintenanceText(t, state.closedUntil)}>
          {t('lock.maintenanceText')}
        </SlipNotice>
      </div>
    )
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
