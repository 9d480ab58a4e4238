import { formatMoney } from '@touchline/rules'
import { Button, Switch } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useId, useRef } from 'react'
import { betAll, editableOf, readyOf, stakeOfEach, totalsOf } from '../../state/several'
import { ignoreHeldEnter } from './held-enter'
import styles from './slip.module.css'
import { SlipCard } from './slip-card'
import { useSlip } from './slip-context'
import { SlipFoot } from './slip-foot'
import { SlipReturns } from './slip-returns'
import several from './slip-several.module.css'
import { SlipStakeField } from './slip-stake-field'
import { useAskingInView } from './use-asking-in-view'
import { useStakeShortcut } from './use-stake-shortcut'

/** Several singles at once: each with its own fate, one stake for all if wished, and one button for all of them. */
export const SlipSeveral = observer(function SlipSeveral() {
  const { t } = useWords()
  const { slip, state } = useSlip()
  const field = useRef<HTMLInputElement>(null)
  const errorId = useId()
  useStakeShortcut(field)
  const { all } = slip
  const editable = editableOf(all)
  const ready = readyOf(all)
  const totals = totalsOf(ready)
  const each = stakeOfEach(all)
  const asking = all.findIndex(
    ({ wager: { stage, draft }, selection: { gate } }) =>
      stage.stage === 'rejected' ||
      draft?.refusal ||
      gate.gate === 'accept_price' ||
      gate.gate === 'accept_line',
  )
  const list = useAskingInView<HTMLUListElement>(asking < 0 ? null : asking)
  const isBusy = all.some(({ wager: { stage } }) => stage.stage === 'validating' || stage.stage === 'sending')
  const isNoneOffered = ready.length === 0 && editable.some(({ wager }) => wager.draft?.stakeText)
  const isShort = totals !== null && totals.risk > state.available
  const short = isShort
    ? t('field.insufficient_balance', { bound: formatMoney(state.available, state.currency) })
    : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void betAll(all, state.available)
    if (ready.length === 0) field.current?.focus()
  }
  return (
    <>
      <ul className={several.others} ref={list}>
        {all.map((entry) => (
          <SlipCard key={entry.id} entry={entry} />
        ))}
      </ul>
      {editable.length > 0 && (
        <form data-foot className={styles.form} onSubmit={submit} onKeyDown={ignoreHeldEnter} noValidate>
          <Switch checked={slip.sameStake} onChange={slip.shareStake}>
            {t('several.same')}
          </Switch>
          {slip.sameStake && (
            <SlipStakeField
              ref={field}
              entry={each}
              text={each.text}
              label={t('several.each', { currency: state.currency })}
              isLocked={isBusy}
              error={short}
              errorId={errorId}
            />
          )}
          <SlipReturns
            risk={totals?.risk ?? null}
            win={totals?.win ?? null}
            currency={state.currency}
            bets={ready.length}
          />
          <Button
            type="submit"
            look="primary"
            size="large"
            wide
            className={styles.main}
            aria-disabled={
              isBusy || isShort || isNoneOffered || state.isViewOnly || state.freshness !== 'fresh'
            }
          >
            {buttonText()}
          </Button>
        </form>
      )}
      {!slip.sameStake && (
        <p className={styles.fieldError} role={short ? 'alert' : undefined}>
          {short}
        </p>
      )}
      <SlipFoot />
    </>
  )

  function buttonText(): string {
    if (isBusy) return t('button.sending')
    if (state.isViewOnly) return t('button.viewOnly')
    if (state.freshness !== 'fresh') return t('button.locked')
    if (ready.length === 0) return t(isNoneOffered ? 'button.locked' : 'button.enterStake')
    const win = formatMoney(totals?.win ?? 0, state.currency)
    const values = { count: ready.length, total: all.length, win }
    if (ready.some(({ wager }) => wager.kind.readiness === 'asks')) return t('several.betAtNew', values)
    return t(ready.length === all.length ? 'several.betAll' : 'several.betSome', values)
  }
})
