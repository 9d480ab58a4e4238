import { LIMITS } from '@touchline/contracts/limits'
import { combinedOdds, formatCombinedOdds, formatMoney } from '@touchline/rules'
import { Button } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useId, useRef } from 'react'
import type { SentCombination } from '../../../domain/slip-combination'
import { legPrice } from '../../../domain/slip-combination'
import type { SlipStage } from '../../../domain/slip-stage'
import type { Combination } from '../../../state/slip'
import { ignoreHeldEnter } from '../held-enter'
import slipStyles from '../slip.module.css'
import { SlipAdjustment } from '../slip-adjustment'
import { useSlip } from '../slip-context'
import { SlipEmpty } from '../slip-empty'
import { SlipNotice } from '../slip-notice'
import { SlipPolicy } from '../slip-policy'
import { SlipReturns } from '../slip-returns'
import { SlipStakeField } from '../slip-stake-field'
import { pickWithLine, refusalWords } from '../slip-words'
import { isAboutStake, stakeError } from '../stake-error'
import { useStakeShortcut } from '../use-stake-shortcut'
import styles from './parlay.module.css'
import { ParlayLeg } from './parlay-leg'
import { ParlaySent } from './parlay-sent'

type FormStage = Extract<SlipStage<SentCombination>, { stage: 'editing' | 'validating' | 'sending' }>

/** A mix parlay: its legs, one price, one stake, and what stands in the way. */
export const SlipParlay = observer(function SlipParlay({ combination }: { combination: Combination }) {
  const { slip } = useSlip()
  const { stage } = combination.wager
  switch (stage.stage) {
    case 'unknown':
    case 'waiting':
    case 'rejected':
      return <ParlaySent wager={combination.wager} stage={stage} />
    case 'empty':
    case 'accepted':
      return null
    case 'editing':
    case 'validating':
    case 'sending':
      if (slip.all.length === 0) return slip.receipts.length === 0 && <SlipEmpty />
      return <ParlayForm combination={combination} stage={stage} />
  }
})

const ParlayForm = observer(function ParlayForm({
  combination: { kind, wager },
  stage,
}: {
  combination: Combination
  stage: FormStage
}) {
  const { t } = useWords()
  const { slip, state } = useSlip()
  const field = useRef<HTMLInputElement>(null)
  const errorId = useId()
  useStakeShortcut(field)
  const entries = slip.combinable
  const { fault, legs } = kind
  const { draft } = stage
  const busy = stage.stage === 'editing' ? null : stage.stage
  const { money } = wager
  const isWhole = fault.fault === 'none'
  const error = isWhole ? stakeError(t, draft, money, state.currency) : null
  const combined = formatCombinedOdds(kind.combined)
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
          <ParlayLeg key={entry.id} entry={entry} place={place} kind={kind} isLocked={busy !== null} />
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
          <span>{t('parlay.combined')}</span> <b>{legs.length > 0 ? combined : '–'}</b>
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
          aria-disabled={busy !== null || kind.readiness === 'locked'}
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
      {fault.fault === 'conflict' && <ParlayConflict places={fault.places} combination={{ kind }} />}
      {fault.fault === 'too_few' && (
        <SlipNotice tone="info" title={t('parlay.tooFewTitle', { least: fault.least })}>
          {t('parlay.tooFewText')}
        </SlipNotice>
      )}
      {kind.readiness === 'asks' && <p className={slipStyles.hint}>{t('moved.onePress')}</p>}
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
    switch (fault.fault) {
      case 'conflict':
      case 'alone':
        return t('parlay.resolve', { count: fault.fault === 'conflict' ? 1 : fault.places.length })
      case 'too_few':
        return t('parlay.addMore', { count: fault.missing })
      case 'too_many':
        return t('parlay.tooMany', { most: fault.most })
      case 'none':
        break
    }
    if (state.isViewOnly) return t('button.viewOnly')
    if (kind.readiness === 'locked') return t('button.locked')
    if (draft.stakeText === '') return t('button.enterStake')
    return kind.readiness === 'asks' ? t('parlay.betAt', { odds: combined }) : t('button.confirm')
  }
})

/** Legs of one match, with every way out and what it would pay. */
const ParlayConflict = observer(function ParlayConflict({
  places,
  combination: { kind },
}: {
  places: readonly number[]
  combination: Pick<Combination, 'kind'>
}) {
  const { t } = useWords()
  const { slip } = useSlip()
  const entries = slip.combinable
  const [first = 0] = places
  const group = places.filter((place) => place === first || kind.excludes(first, place))
  const without = (kept: number): string => {
    const left = kind.legs.filter((_, place) => place === kept || !group.includes(place))
    return formatCombinedOdds(combinedOdds(left.map(legPrice)))
  }
  return (
    <>
      <SlipNotice
        tone="error"
        icon="warning"
        title={t('parlay.legsConflict', { legs: group.map((place) => place + 1).join(', ') })}
      >
        {t('parlay.keepOne')}
      </SlipNotice>
      {group.map((place) => {
        const entry = entries[place]
        const leg = entry?.selection.leg
        return (
          leg && (
            <Button
              key={entry.id}
              wide
              className={slipStyles.main}
              onClick={() => {
                for (const at of group) {
                  const other = entries[at]
                  if (at !== place && other) slip.dropWithUndo(other)
                }
              }}
            >
              {t('parlay.keep', { name: pickWithLine(t, leg) })} @ {without(place)}
            </Button>
          )
        )
      })}
    </>
  )
})
