import { formatMoney } from '@touchline/rules'
import { Button } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useId, useRef } from 'react'
import { isClosed, isOffered, isRefusedForGood, isUpdating } from '../domain/slip-gate'
import { legOf } from '../domain/slip-now'
import type { SlipStage } from '../domain/slip-stage'
import { stakeFaultOf } from '../domain/slip-stake'
import { adjustmentWords } from './adjustment-words'
import { OfflineNotice, RefusalNotice, useOfflinePress } from './form-notices'
import { LazyFoot, LazyGateNotice, LazyHead, LazyLadder } from './lazy-more'
import { PressButton } from './press-button'
import { pressForm, singleWording } from './press-form'
import styles from './slip.module.css'
import { useEntry, useSlip } from './slip-context'
import { SlipMovingLeg } from './slip-leg-card'
import { SlipNotice } from './slip-notice'
import { SlipReturns } from './slip-returns'
import { SlipStakeField } from './slip-stake-field'
import { SlipUnnamedLeg } from './slip-unnamed-leg'
import { overPayoutWords, stakeError } from './stake-error'
import { ignoreRepeatedEnter } from './stake-input'
import { useGuard } from './use-guard'
import { useStakeShortcut } from './use-stake-shortcut'

type EditorStage = Extract<SlipStage, { stage: 'editing' | 'validating' | 'sending' }>

/**
 * The draft of a single: selection, stake, risk, to win and confirm in a fixed order. Messages grow below the
 * button, which never moves.
 */
export const SlipEditor = observer(function SlipEditor({ stage }: { stage: EditorStage }) {
  const { t } = useWords()
  const entry = useEntry()
  const { selection, wager } = entry
  const { slip, state, now } = useSlip()
  const { draft } = stage
  const { gate } = selection
  const { money } = wager
  const { moneyToBet } = wager
  const field = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const leg = legOf(entry)
  const busy = stage.stage === 'editing' ? null : stage.stage
  const closed = isClosed(gate)
  const isGuarded = useGuard(busy !== null || wager.isConfirming, now, wager.guardedUntil)
  const offline = useOfflinePress()
  useStakeShortcut(field)
  if (!leg) return <SlipUnnamedLeg />
  // A closed selection has no limits.
  const over = isOffered(gate) ? overPayoutWords(t, wager, state.currency, 'single') : null
  const error = isOffered(gate) && !over ? stakeError(t, draft, money, state.currency) : null
  const form = pressForm({
    currency: state.currency,
    pending: busy,
    isGuarded,
    offer: gate.gate === 'locked' ? { locks: [gate.lock] } : { bet: singleWording(gate, leg) },
    paysTooMuch: wager.paysTooMuch,
    hasStake: draft.stakeText !== '',
    stakeFault: stakeFaultOf(money, wager.limits),
    movesTo: wager.movesTo,
  })
  // A press moves the focus to a stake that has to be mended.
  const submit = (event: FormEvent) => {
    event.preventDefault()
    offline.press()
    void wager.press().then(() => {
      if (wager.draft?.asked && wager.money?.verdict.ok === false) field.current?.focus()
    })
  }
  return (
    <>
      <SlipMovingLeg leg={leg} isLocked={busy !== null} />
      <form className={styles.form} onSubmit={submit} onKeyDown={ignoreRepeatedEnter} noValidate>
        <SlipStakeField
          ref={field}
          entry={wager}
          text={draft.stakeText}
          isLocked={busy !== null}
          error={error}
          note={closed ? null : adjustmentWords(t, draft.adjustment, wager.limits, state.currency)}
          errorId={errorId}
          isShut={!isOffered(gate)}
        />
        <div className={styles.foot} data-foot>
          <SlipReturns
            risk={closed ? null : (moneyToBet?.risk ?? null)}
            win={closed ? null : (moneyToBet?.win ?? null)}
            currency={state.currency}
            instead={over}
          />
          <PressButton form={form} />
        </div>
      </form>
      {slip.hasNews && <LazyHead />}
      {busy === 'sending' && state.freshness === 'lost' && (
        <SlipNotice tone="warning" icon="question" title={t('waiting.lost')} />
      )}
      {/* The lock of the price is newer than a refusal because it was updating. */}
      <RefusalNotice
        refusal={!isOffered(gate) && isUpdating(draft.refusal?.code ?? '') ? null : draft.refusal}
      />
      {!busy && <OfflineNotice wasPressed={offline.wasLost} />}
      {!busy && <LazyGateNotice gate={gate} />}
      {!busy && (isRefusedForGood(gate) || gate.gate === 'accept_line') && (
        <Button size="large" wide className={styles.main} onClick={() => slip.drop(entry)}>
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
      {moneyToBet?.stake != null && !closed && (
        <LazyLadder leg={leg} stake={moneyToBet.stake} currency={state.currency} />
      )}
      <LazyFoot />
    </>
  )
})
