import { Button, Switch } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { isOffered, isRefusedForGood } from '../domain/slip-gate'
import { stakeFaultOf } from '../domain/slip-stake'
import { editableOf, leavingOf, readyOf, skippedOf, stakeOfEach, totalsOf } from '../state/several'
import { SeveralButton } from '../state/several-button'
import { hasNewScoreOnly } from './has-new-line'
import { lockWordsOf, stakeFaultWords } from './lock-words'
import { OfflineNotice } from './offline-notice'
import { isToBeFilled, ownFieldId } from './own-stake'
import styles from './slip.module.css'
import { SlipCard } from './slip-card'
import { useSlip } from './slip-context'
import { SlipFoot } from './slip-foot'
import { SlipReturns } from './slip-returns'
import several from './slip-several.module.css'
import stakeStyles from './slip-stake.module.css'
import { SlipStakeField } from './slip-stake-field'
import { SpokenAdjustments } from './spoken-adjustments'
import { shortageText, stakeError } from './stake-error'
import { ignoreRepeatedEnter } from './stake-input'
import { useAskingInView } from './use-asking-in-view'
import { useGuard } from './use-guard'
import { useOfflinePress } from './use-offline-press'
import { useStakeShortcut } from './use-stake-shortcut'
import { useSteadyHeight } from './use-steady-height'
import { WaitRing } from './wait-ring'

/** Several singles at once: each with its own fate, one stake for all if wished, and one button for all of them. */
export const SlipSeveral = observer(function SlipSeveral() {
  const { t } = useWords()
  const { slip, state, now } = useSlip()
  const field = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const formId = useId()
  useStakeShortcut(field)
  const { all } = slip
  const editable = editableOf(all)
  const ready = readyOf(all)
  const skipped = skippedOf(all)
  const dead = editable.filter(({ selection }) => isRefusedForGood(selection.gate))
  const totals = totalsOf(ready)
  const each = stakeOfEach(slip)
  const leaving = leavingOf(all)
  // A moved line is another bet: it comes before a moved price.
  const asking =
    editable.find(({ selection: { gate } }) => gate.gate === 'accept_line') ??
    editable.find(
      ({ wager: { draft }, selection: { gate } }) => draft?.refusal || gate.gate === 'accept_price',
    ) ??
    all.find(({ wager }) => wager.stage.stage === 'rejected')
  const list = useAskingInView<HTMLUListElement>(
    asking ? all.indexOf(asking) : null,
    `${asking?.id} ${asking?.selection.pick.line_id} ${asking?.selection.gate.gate} ${all.length}`,
  )
  useSteadyHeight(list, leaving.length > 0)
  const isBusy = leaving.some(
    ({ wager: { stage, isConfirming } }) =>
      isConfirming || stage.stage === 'validating' || stage.stage === 'sending',
  )
  const [button] = useState(() => new SeveralButton(now))
  // With every drawing: what it said is what a press means.
  useLayoutEffect(() => button.draw(all))
  const isGuarded = useGuard(
    isBusy,
    now,
    Math.max(button.guardedUntil, ...all.map(({ wager }) => wager.guardedUntil)),
  )
  const offline = useOfflinePress()
  /** Nothing else is made up meanwhile: the button says how it goes with those. */
  const isWaiting =
    leaving.length > 0 && editable.every((entry) => !entry.wager.draft?.stakeText || dead.includes(entry))
  const [lastToBeDecided] = leaving
    .flatMap(({ wager: { stage } }) => (stage.stage === 'waiting' ? stage.bet : []))
    .sort((a, b) => (b.decide_at ?? 0) - (a.decide_at ?? 0))
  const shown = isBusy || isWaiting ? totalsOf(leaving) : totals
  const isShut = !editable.some(({ selection }) => isOffered(selection.gate))
  const hasNoOffer =
    !isWaiting &&
    ready.length === 0 &&
    editable.length > 0 &&
    (isShut || editable.some(({ wager }) => wager.draft?.stakeText))
  const isShort = totals !== null && totals.risk > state.available
  const short = isShort ? shortageText(t, state.available, state.currency, true) : null
  const [wrong] = ready.filter(({ wager }) => stakeFaultOf(wager.money, wager.limits) === 'noAmount')
  const wrongText = wrong?.wager.draft
    ? stakeError(t, wrong.wager.draft, wrong.wager.money, state.currency)
    : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    offline.press()
    if (isGuarded) return
    void button.press(slip, state.available)
    if (ready.length === 0 || wrong) stakeToEnter()?.focus()
  }
  return (
    <>
      <ul className={several.others} ref={list}>
        {all.map((entry) => (
          <SlipCard key={entry.id} entry={entry} formId={formId} skipReason={skipped.get(entry) ?? null} />
        ))}
      </ul>
      {(editable.length > 0 || leaving.length > 0) && (
        <form
          id={formId}
          data-foot
          className={styles.form}
          onSubmit={submit}
          onKeyDown={ignoreRepeatedEnter}
          noValidate
        >
          <Switch checked={slip.sameStake} onChange={slip.shareStake}>
            {t('several.same')}
          </Switch>
          {slip.sameStake && (
            <SlipStakeField
              ref={field}
              entry={each}
              text={each.text}
              label={t('several.each', { currency: state.currency })}
              isLocked={isBusy || editable.length === 0}
              error={wrongText ?? short}
              errorId={errorId}
              isShut={isShut}
              meanwhile={lastToBeDecided && <WaitRing bet={lastToBeDecided} />}
            />
          )}
          <div className={styles.foot} data-foot>
            <SpokenAdjustments />
            <SlipReturns
              risk={shown?.risk ?? null}
              win={shown?.win ?? null}
              isMost={shown?.isMost}
              currency={state.currency}
              bets={isBusy || isWaiting ? leaving.length : ready.length}
            />
            <Button
              type="submit"
              look="primary"
              size="large"
              wide
              className={styles.main}
              aria-disabled={
                isGuarded ||
                isWaiting ||
                isShort ||
                hasNoOffer ||
                state.isViewOnly ||
                state.closedUntil !== null ||
                state.freshness !== 'fresh'
              }
            >
              {buttonText()}
            </Button>
          </div>
        </form>
      )}
      {!slip.sameStake && (
        <p className={stakeStyles.fieldError} role={short ? 'alert' : undefined}>
          {short}
        </p>
      )}
      {editable.length > 0 && <OfflineNotice wasPressed={offline.wasLost} />}
      {dead.length > 1 && (
        <Button wide className={styles.main} onClick={() => slip.dropWithUndo(...dead)}>
          {t('combined.removeDead')}
        </Button>
      )}
      <SlipFoot />
    </>
  )

  /** The field with the fault, else the first empty one. */
  function stakeToEnter(): HTMLElement | null {
    const entry = wrong ?? all.find(isToBeFilled)
    return field.current ?? (entry ? document.getElementById(ownFieldId(formId, entry)) : null)
  }

  function buttonText(): string {
    if (isBusy) return t('button.sending')
    if (isWaiting)
      return t(
        leaving.some(({ wager }) => wager.stage.stage === 'waiting') ? 'button.waiting' : 'button.checking',
      )
    if (state.isViewOnly) return t('button.viewOnly')
    if (state.closedUntil !== null) return t('button.maintenance')
    if (state.freshness !== 'fresh') return t('button.locked')
    if (hasNoOffer) return noneWords()
    if (ready.length === 0) return t('button.enterStake')
    if (wrong) return t('button.enterStake')
    if (isShort) return t('button.short')
    const selections = ready.map(({ selection }) => selection)
    const asks = ready.filter(({ wager }) => wager.kind.readiness === 'asks')
    const lines = selections.filter(({ gate }) => gate.gate === 'accept_line')
    const values = { count: ready.length, total: all.length, moved: asks.length }
    // One press accepts all of them: a word that is true of some alone would hide the others.
    if (asks.length > 0) {
      if (lines.length === 0) return t('several.betAtNew', values)
      if (lines.length < asks.length) return t('several.betAtChanged', values)
      return t(hasNewScoreOnly(selections) ? 'several.betAtNewScore' : 'several.betAtNewLine', values)
    }
    return t(ready.length === all.length ? 'several.betAll' : 'several.betSome', values)
  }

  /** None of those with a stake is sent: their cards say why, and the button the word that is true of all. */
  function noneWords(): string {
    const [why, ...others] = new Set(skipped.values())
    if (!why)
      return lockWordsOf(
        t,
        editable.map(({ selection }) => selection),
      )
    return stakeFaultWords(t, others.length > 0 ? 'full' : why)
  }
})
