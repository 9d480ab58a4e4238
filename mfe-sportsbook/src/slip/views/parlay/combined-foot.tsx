import { formatMoney } from '@touchline/rules'
import { Button, Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import type { SlipRefusal } from '../../domain/slip-draft'
import type { Combination } from '../../domain/slip-now'
import { OfflineNotice, RefusalNotice } from '../form-notices'
import { LazyFoot } from '../lazy-more'
import slipStyles from '../slip.module.css'
import { useSlip } from '../slip-context'
import { SlipNotice } from '../slip-notice'
import styles from './parlay.module.css'
import type { FormStage, useCombinedForm } from './use-combined-form'

interface CombinedFootProps {
  combination: Pick<Combination, 'legs' | 'wager'>
  stage: FormStage
  form: Pick<
    ReturnType<typeof useCombinedForm>,
    'wasPressedOffline' | 'busy' | 'dead' | 'takeOutDead' | 'conflict'
  >
  /** The fault of the combination. */
  children?: ReactNode
  /** Hints about the payout. */
  below?: ReactNode
}

/**
 * The messages below the button of a combined bet, which keeps its place. `PressNotices` has those of a press.
 */
export const CombinedFoot = observer(function CombinedFoot({
  combination: { legs, wager },
  stage: { stage },
  form,
  children,
  below,
}: CombinedFootProps) {
  const { t } = useWords()
  const { state } = useSlip()
  const { fault } = legs.fault
  const { money } = wager
  return (
    <>
      {stage === 'editing' && !form.wasPressedOffline && <OfflineNotice wasPressed={false} />}
      {fault === 'no_limit' && (
        <SlipNotice tone="warning" icon="lock" title={t('combined.noLimitTitle')}>
          {t('combined.noLimitText')}
        </SlipNotice>
      )}
      {form.dead > 0 && !form.busy ? (
        <section className={styles.conflict} ref={form.conflict}>
          <Button wide className={slipStyles.main} onClick={form.takeOutDead}>
            {t(form.dead > 1 ? 'combined.removeDead' : 'button.remove')}
          </Button>
        </section>
      ) : (
        children
      )}
      {legs.readiness === 'asks' && <p className={slipStyles.hint}>{t('moved.onePress')}</p>}
      {fault === 'none' && money?.verdict.ok && money.availableAfter !== null && (
        <p className={slipStyles.hint}>
          {t('after', {
            amount: formatMoney(money.availableAfter, state.currency),
            currency: state.currency,
          })}
        </p>
      )}
      {below}
      <LazyFoot />
    </>
  )
})

/**
 * The result of a press, over the legs at the upper edge of the foot. Below the button it would be out of sight; inside the foot it
 * would move the button.
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
