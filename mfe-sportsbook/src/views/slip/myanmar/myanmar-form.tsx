import { LIMITS } from '@touchline/contracts/limits'
import { formatMoney } from '@touchline/rules'
import { Button } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useId, useRef } from 'react'
import { conflictOf } from '../../../domain/slip-combination'
import { refusalOf } from '../../../domain/slip-draft'
import type { MyanmarCombination } from '../../../state/slip'
import { ignoreHeldEnter } from '../held-enter'
import { faultWords } from '../parlay/fault-words'
import type { FormStage } from '../parlay/form-stage'
import parlayStyles from '../parlay/parlay.module.css'
import styles from '../slip.module.css'
import { SlipAdjustment } from '../slip-adjustment'
import { useSlip } from '../slip-context'
import { SlipNotice } from '../slip-notice'
import { SlipPolicy } from '../slip-policy'
import { SlipReturns } from '../slip-returns'
import { SlipStakeField } from '../slip-stake-field'
import { refusalWords } from '../slip-words'
import { isAboutStake, stakeError } from '../stake-error'
import { useStakeShortcut } from '../use-stake-shortcut'
import { LazyBodyLadder, LazyMaungLadder } from './lazy-ladders'
import { MaungReturn } from './maung-return'
import { burmesePrice, MyanmarLeg } from './myanmar-leg'

/** A body, or a maung of two and more: its legs, the stake, the deduction, and what every end of the match pays. */
export const MyanmarForm = observer(function MyanmarForm({
  combination: { kind, wager },
  stage,
}: {
  combination: MyanmarCombination
  stage: FormStage
}) {
  const { t } = useWords()
  const { slip, state } = useSlip()
  const field = useRef<HTMLInputElement>(null)
  const errorId = useId()
  useStakeShortcut(field)
  const { selections, fault, maung, readiness } = kind
  const { draft } = stage
  const { money } = wager
  const busy = stage.stage === 'editing' ? null : stage.stage
  const isWhole = fault.fault === 'none'
  const error = isWhole ? stakeError(t, draft, money, state.currency, Boolean(maung)) : null
  const most = LIMITS.myanmarParlayLegs.max
  const stake = money?.verdict.ok ? money.stake : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void wager.press()
    if (draft.stakeText === '') field.current?.focus()
  }
  return (
    <>
      <div className={parlayStyles.head}>
        <h3>{t(maung ? 'burmese.maung' : 'burmese.body')}</h3>
        <button type="button" onClick={() => slip.keepBurmese([])} disabled={busy !== null}>
          {t('others.clear')}
        </button>
      </div>
      <ol className={parlayStyles.legs}>
        {selections.map((selection, place) => (
          <MyanmarLeg
            key={`${selection.pick.match_id} ${selection.pick.line_id} ${selection.pick.selection}`}
            selection={selection}
            place={place}
            conflict={maung && conflictOf(kind.toCombine, place)}
            refusal={refusalOf(draft, selection.pick)}
            isLocked={busy !== null}
            onRemove={() => slip.dropBurmese(selection.pick, selection.leg)}
          />
        ))}
      </ol>
      {maung && (
        <div className={parlayStyles.meter}>
          <span className={parlayStyles.bars} aria-hidden="true">
            {Array.from({ length: most }, (_, at) => (
              <i key={at} className={at < selections.length ? parlayStyles.full : ''} />
            ))}
          </span>
          {t('parlay.meter', { count: selections.length, most })}
        </div>
      )}
      <form className={styles.form} onSubmit={submit} onKeyDown={ignoreHeldEnter} noValidate>
        <SlipStakeField
          ref={field}
          entry={wager}
          text={draft.stakeText}
          isLocked={busy !== null}
          error={error}
          errorId={errorId}
        />
        {maung && <MaungReturn maung={maung} stake={money?.stake ?? null} currency={state.currency} />}
        <SlipReturns
          risk={money?.risk ?? null}
          win={isWhole ? (money?.win ?? null) : null}
          currency={state.currency}
        />
        <Button
          type="submit"
          look="primary"
          size="large"
          wide
          className={styles.main}
          aria-disabled={busy !== null || readiness === 'locked'}
        >
          {buttonText()}
        </Button>
      </form>
      <p id={errorId} className={styles.fieldError} role={error ? 'alert' : undefined}>
        {error}
      </p>
      {draft.adjustment && <SlipAdjustment adjustment={draft.adjustment} limits={wager.limits} />}
      {busy === 'sending' && state.freshness === 'lost' && (
        <SlipNotice tone="warning" icon="question" title={t('waiting.lost')} />
      )}
      {draft.refusal && !isAboutStake(draft.refusal.code) && (
        <SlipNotice tone="warning" title={t('refused.title')}>
          {t('refused.text', { reason: refusalWords(t, draft.refusal) })}
        </SlipNotice>
      )}
      {fault.fault === 'conflict' && (
        <SlipNotice
          tone="error"
          icon="warning"
          title={t('parlay.legsConflict', { legs: fault.places.map((place) => place + 1).join(', ') })}
        >
          {t('burmese.oneOfMatch')}
        </SlipNotice>
      )}
      {readiness === 'asks' && <p className={styles.hint}>{t('moved.onePress')}</p>}
      {isWhole && money?.verdict.ok && money.availableAfter !== null && (
        <p className={styles.hint}>
          {t('after', {
            amount: formatMoney(money.availableAfter, state.currency),
            currency: state.currency,
          })}
        </p>
      )}
      {stake !== null && isWhole && ladder(stake)}
      <SlipPolicy />
    </>
  )

  function ladder(amount: number) {
    const { currency } = state
    if (maung)
      return <LazyMaungLadder selections={selections} maung={maung} stake={amount} currency={currency} />
    const [only] = selections
    return only && <LazyBodyLadder selection={only} stake={amount} currency={currency} />
  }

  function buttonText(): string {
    if (busy) return t(`button.${busy}`)
    const faulty = faultWords(t, fault)
    if (faulty) return faulty
    if (state.isViewOnly) return t('button.viewOnly')
    if (readiness === 'locked') return t('button.locked')
    if (draft.stakeText === '') return t('button.enterStake')
    if (readiness === 'ready') return t('button.confirm')
    const [only] = kind.terms
    return maung || !only ? t('burmese.betNew') : t('button.betAt', { odds: burmesePrice(only) })
  }
})
