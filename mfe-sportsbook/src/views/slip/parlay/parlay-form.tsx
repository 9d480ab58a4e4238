import { LIMITS } from '@touchline/contracts/limits'
import { formatCombinedOdds, formatMoney } from '@touchline/rules'
import { Button } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useId, useRef } from 'react'
import { refusalOf } from '../../../domain/slip-draft'
import type { ParlayCombination } from '../../../state/slip'
import { ignoreHeldEnter } from '../held-enter'
import slipStyles from '../slip.module.css'
import { SlipAdjustment } from '../slip-adjustment'
import { useSlip } from '../slip-context'
import { SlipNotice } from '../slip-notice'
import { SlipPolicy } from '../slip-policy'
import { SlipReturns } from '../slip-returns'
import { SlipStakeField } from '../slip-stake-field'
import { refusalWords } from '../slip-words'
import { isAboutStake, stakeError } from '../stake-error'
import { useStakeShortcut } from '../use-stake-shortcut'
import { faultWords } from './fault-words'
import type { FormStage } from './form-stage'
import styles from './parlay.module.css'
import { ParlayConflict } from './parlay-conflict'
import { ParlayLeg } from './parlay-leg'

/** A mix parlay: its legs, one price, one stake, and what stands in the way. */
export const ParlayForm = observer(function ParlayForm({
  combination: { legs, wager },
  stage,
}: {
  combination: ParlayCombination
  stage: FormStage
}) {
  const { t } = useWords()
  const { slip, state } = useSlip()
  const field = useRef<HTMLInputElement>(null)
  const errorId = useId()
  useStakeShortcut(field)
  const entries = slip.combinable
  const { fault } = legs
  const { draft } = stage
  const busy = stage.stage === 'editing' ? null : stage.stage
  const { money } = wager
  const isWhole = fault.fault === 'none'
  const error = isWhole ? stakeError(t, draft, money, state.currency, true) : null
  const combined = formatCombinedOdds(legs.combined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void wager.press()
    if (draft.stakeText === '') field.current?.focus()
  }
  return (
    <>
      <div className={styles.head}>
        <h3>{t('others.count', { count: slip.all.length })}</h3>
        <button type="button" onClick={slip.clear}>
          {t('others.clear')}
        </button>
      </div>
      <ol className={styles.legs}>
        {entries.map((entry, place) => (
          <ParlayLeg
            key={entry.id}
            entry={entry}
            place={place}
            legs={legs}
            refusal={refusalOf(draft, entry.selection.pick)}
            isLocked={busy !== null}
          />
        ))}
      </ol>
      <div className={styles.meter}>
        <span className={styles.bars} aria-hidden="true">
          {Array.from({ length: LIMITS.parlayLegs.max }, (_, at) => (
            <i key={at} className={at < entries.length ? styles.full : ''} />
          ))}
        </span>
        {t('parlay.meter', { count: entries.length, most: LIMITS.parlayLegs.max })}
      </div>
      <form className={slipStyles.form} onSubmit={submit} onKeyDown={ignoreHeldEnter} noValidate>
        <p className={styles.combined}>
          <span>{t('parlay.combined')}</span> <b>{legs.all.length > 0 ? combined : '–'}</b>
        </p>
        <SlipStakeField
          ref={field}
          entry={wager}
          text={draft.stakeText}
          isLocked={busy !== null}
          error={error}
          errorId={errorId}
        />
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
          className={slipStyles.main}
          aria-disabled={busy !== null || legs.readiness === 'locked'}
        >
          {buttonText()}
        </Button>
      </form>
      <p id={errorId} className={slipStyles.fieldError} role={error ? 'alert' : undefined}>
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
      {fault.fault === 'conflict' && <ParlayConflict places={fault.places} legs={legs} />}
      {fault.fault === 'too_few' && (
        <SlipNotice tone="info" title={t('parlay.tooFewTitle', { least: fault.least })}>
          {t('parlay.tooFewText')}
        </SlipNotice>
      )}
      {legs.readiness === 'asks' && <p className={slipStyles.hint}>{t('moved.onePress')}</p>}
      {isWhole && money?.verdict.ok && money.availableAfter !== null && (
        <p className={slipStyles.hint}>
          {t('after', {
            amount: formatMoney(money.availableAfter, state.currency),
            currency: state.currency,
          })}
        </p>
      )}
      <SlipPolicy />
    </>
  )

  function buttonText(): string {
    if (busy) return t(`button.${busy}`)
    const faulty = faultWords(t, fault)
    if (faulty) return faulty
    if (state.isViewOnly) return t('button.viewOnly')
    if (legs.readiness === 'locked') return t('button.locked')
    if (draft.stakeText === '') return t('button.enterStake')
    return legs.readiness === 'asks' ? t('parlay.betAt', { odds: combined }) : t('button.confirm')
  }
})
