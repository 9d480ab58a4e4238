import { Button, Switch } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type FormEvent, type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { stakeOfEach } from '../domain/several'
import { WaitRing } from './bet-wait'
import { OfflineNotice, useOfflinePress } from './form-notices'
import { isToBeFilled, ownFieldId } from './own-stake'
import { PressButton } from './press-button'
import { pressForm } from './press-form'
import { useAskingInView } from './rows-in-view'
import { severalForm } from './several-form'
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
import { useGuard } from './use-guard'
import { useStakeShortcut } from './use-stake-shortcut'

/** Several singles: one stake for all if wished, and one button. */
export const SlipSeveral = observer(function SlipSeveral() {
  const { t } = useWords()
  const { slip, state, now } = useSlip()
  const field = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const formId = useId()
  useStakeShortcut(field)
  const { all } = slip
  const form = severalForm(all, state)
  const { editable, pending, dead, isSending, wrong, sums } = form
  const each = stakeOfEach(slip)
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
  useSteadyHeight(list, pending.length > 0)
  // With every drawing: a press bets the drawn text.
  useLayoutEffect(() => slip.drawSeveral())
  const isGuarded = useGuard(
    isSending,
    now,
    Math.max(slip.state.several.guardedUntil, ...all.map(({ wager }) => wager.guardedUntil)),
  )
  const offline = useOfflinePress()
  const [lastToBeDecided] = pending
    .flatMap(({ wager: { stage } }) => (stage.stage === 'waiting' ? stage.bet : []))
    .sort((a, b) => (b.decide_at ?? 0) - (a.decide_at ?? 0))
  const short = form.isShort ? shortageText(t, state.available, state.currency, true) : null
  const wrongText = wrong?.wager.draft
    ? stakeError(t, wrong.wager.draft, wrong.wager.money, state.currency)
    : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    offline.press()
    if (isGuarded) return
    void slip.pressSeveral()
    if (form.ready.length === 0 || wrong) stakeToEnter()?.focus()
  }
  return (
    <>
      <ul className={several.others} ref={list}>
        {all.map((entry) => (
          <SlipCard
            key={entry.id}
            entry={entry}
            formId={formId}
            skipReason={form.skipped.get(entry) ?? null}
          />
        ))}
      </ul>
      {(editable.length > 0 || pending.length > 0) && (
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
              isLocked={isSending || editable.length === 0}
              error={wrongText ?? short}
              errorId={errorId}
              isShut={form.isShut}
              meanwhile={lastToBeDecided && <WaitRing bet={lastToBeDecided} />}
            />
          )}
          <div className={styles.foot} data-foot>
            <SpokenAdjustments />
            <SlipReturns
              risk={sums?.riskToBet ?? null}
              win={sums?.win ?? null}
              isMost={sums?.isMost}
              currency={state.currency}
              bets={form.counted.length}
            />
            <PressButton form={pressForm({ ...form.facts, isGuarded })} />
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
})

/** While `isSteady`, a list keeps its height: rows that go one after the other do not move the button. */
export function useSteadyHeight(list: RefObject<HTMLElement | null>, isSteady: boolean): void {
  const height = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (!list.current) return
    height.current = isSteady ? (height.current ?? list.current.offsetHeight) : null
    list.current.style.minHeight = height.current === null ? '' : `${height.current}px`
  }, [list, isSteady])
}
