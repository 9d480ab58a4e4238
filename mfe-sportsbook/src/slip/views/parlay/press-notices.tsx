import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { SlipRefusal } from '../../domain/slip-draft'
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
  /** The last leg is below the notice at every scroll position; a new refusal opens it again. */
  const [closed, setClosed] = useState<SlipRefusal | null>(null)
  return (
    <div className={styles.over} data-over-foot>
      {stage === 'sending' && state.freshness === 'lost' && (
        <SlipNotice tone="warning" icon="question" title={t('waiting.lost')} />
      )}
      {stage === 'editing' && wasPressedOffline && <OfflineNotice wasPressed />}
      <RefusalNotice refusal={draft.refusal === closed ? null : draft.refusal}>
        <button type="button" onClick={() => setClosed(draft.refusal)} aria-label={t('notice.close')}>
          <Icon name="close" size={14} />
        </button>
      </RefusalNotice>
    </div>
  )
})
