import { formatMoney } from '@touchline/rules'
import { Button } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { isClosed } from '../../domain/slip-gate'
import type { SlipStage } from '../../domain/slip-stage'
import styles from './slip.module.css'
import { SlipAdjustment } from './slip-adjustment'
import { useSelection, useSlip } from './slip-context'
import { SlipGateNotice } from './slip-gate-notice'
import { SlipLadderView } from './slip-ladder-view'
import { SlipMainButton } from './slip-main-button'
import { SlipMovingLeg } from './slip-moving-leg'
import { SlipNotice } from './slip-notice'
import { SlipPolicy } from './slip-policy'
import { SlipReturns } from './slip-returns'
import { SlipStakeField } from './slip-stake-field'
import { SlipUnnamedLeg } from './slip-unnamed-leg'
import { refusalWords } from './slip-words'
import { isAboutStake } from './stake-error'
import { useStakeShortcut } from './use-stake-shortcut'

type EditorStage = Extract<SlipStage, { stage: 'editing' | 'validating' | 'sending' }>

/** A bet being made up: selection, stake, risk, to win and confirm in one view, in an order that never changes. */
export const SlipEditor = observer(function SlipEditor({ stage }: { stage: EditorStage }) {
  const { t } = useWords()
  const selection = useSelection()
  const { state } = useSlip()
  const { slip } = selection
  const { draft } = stage
  const { gate, leg, money } = slip
  const field = useRef<HTMLInputElement>(null)
  const busy = stage.stage === 'editing' ? null : stage.stage
  const closed = isClosed(gate)
  const needsStake = draft.asked && money !== null && !money.verdict.ok
  useEffect(() => {
    if (needsStake) field.current?.focus()
  }, [needsStake])
  useStakeShortcut(field)
  if (!leg) return <SlipUnnamedLeg />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void slip.press()
  }
  return (
    <>
      <SlipMovingLeg leg={leg} isLocked={busy !== null} />
      <form className={styles.form} onSubmit={submit} onKeyDown={ignoreHeldEnter} noValidate>
        <SlipStakeField ref={field} draft={draft} isLocked={busy !== null} />
        {draft.adjustment && !closed && <SlipAdjustment adjustment={draft.adjustment} />}
        {!closed && (
          <SlipReturns risk={money?.risk ?? null} win={money?.win ?? null} currency={state.currency} />
        )}
        {!busy && <SlipGateNotice gate={gate} />}
        {draft.refusal && !isAboutStake(draft.refusal.code) && (
          <SlipNotice tone="warning" title={t('refused.title')}>
            {t('refused.text', { reason: refusalWords(t, draft.refusal) })}
          </SlipNotice>
        )}
        <SlipMainButton gate={gate} leg={leg} busy={busy} />
        {(closed || gate.gate === 'accept_line') && !busy && (
          <Button size="large" wide className={styles.main} onClick={slip.remove}>
            {t('button.remove')}
          </Button>
        )}
        {gate.gate !== 'locked' && money?.verdict.ok && money.availableAfter !== null && (
          <p className={styles.hint}>
            {t('after', {
              amount: formatMoney(money.availableAfter, state.currency),
              currency: state.currency,
            })}
          </p>
        )}
      </form>
      {money?.stake != null && !closed && (
        <SlipLadderView leg={leg} stake={money.stake} currency={state.currency} />
      )}
      <SlipPolicy />
    </>
  )
})

// A held Enter would first accept a new price and then, by repetition, confirm it.
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
