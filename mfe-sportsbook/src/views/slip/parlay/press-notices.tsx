import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { OfflineNotice } from '../offline-notice'
import { RefusalNotice } from '../refusal-notice'
import { useSlip } from '../slip-context'
import { SlipNotice } from '../slip-notice'
import styles from './parlay.module.css'
import type { FormStage } from './use-combined-form'

/**
 * What came of a press, at the upper edge of the foot and over the legs: below the button it would be out of sight where the foot
 * reaches to the edge of the page, and as a part of the foot it would move the button.
 */
export const PressNotices = observer(function PressNotices({
  stage: { stage, draft },
  wasPressedOffline,
}: {
  stage: FormStage
  /** The button was pressed without a connection. */
  wasPressedOffline: boolean
}) {
  const { t } = useWords()
  const { state } = useSlip()
  return (
    <div className={styles.over} data-over-foot>
      {stage === 'sending' && state.freshness === 'lost' && (
        <SlipNotice tone="warning" icon="question" title={t('waiting.lost')} />
      )}
      {stage === 'editing' && wasPressedOffline && <OfflineNotice wasPressed />}
      <RefusalNotice refusal={draft.refusal} />
    </div>
  )
})
