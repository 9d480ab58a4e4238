import { LIMITS } from '@touchline/contracts/limits'
import { combinedOdds, formatCombinedOdds } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { pricesBefore, pricesOf } from '../../domain/bets/legs'
import type { ParlayCombination } from '../../domain/slip-now'
import { legsOf } from '../../domain/slip-sent'
import { LazyHead } from '../lazy-more'
import { PressButton } from '../press-button'
import slipStyles from '../slip.module.css'
import { useSlip } from '../slip-context'
import { SlipNotice } from '../slip-notice'
import { SlipReturns } from '../slip-returns'
import { SlipStakeField } from '../slip-stake-field'
import { ignoreRepeatedEnter } from '../stake-input'
import { CombinedFoot, PressNotices } from './combined-foot'
import { ParlayConflict } from './conflict-ways'
import { LegsMeter } from './leg-card'
import styles from './parlay.module.css'
import { ParlayLegs } from './parlay-legs'
import { type FormStage, useCombinedForm } from './use-combined-form'

/** A mix parlay: legs, one price, one stake and its fault. */
export const ParlayForm = observer(function ParlayForm({
  combination,
  stage,
}: {
  combination: ParlayCombination
  stage: FormStage
}) {
  const { t } = useWords()
  const { slip, state } = useSlip()
  const { legs, wager } = combination
  const { draft } = stage
  const form = useCombinedForm(combination, stage, { hasStake: draft.stakeText !== '' })
  const { busy, money } = form
  const { fault } = legs
  const sent = stage.stage === 'sending' ? legsOf(stage.sent) : null
  const prices = sent ? sent.map(({ odds }) => odds) : pricesOf(legs)
  /** Legs that exclude one another have no price together. */
  const isPriced = prices.length > 0 && fault.fault !== 'conflict' && fault.fault !== 'alone'
  const combined = isPriced ? formatCombinedOdds(combinedOdds(prices)) : '–'
  const before = !sent && legs.readiness === 'asks' && formatCombinedOdds(combinedOdds(pricesBefore(legs)))
  return (
    <>
      <LazyHead
        list={{
          title: t('others.count', { count: slip.all.length }),
          onClear: slip.clear,
          isLocked: busy !== null,
        }}
      />
      <LegsMeter count={legs.selections.length} most={LIMITS.parlayLegs.max} />
      <ParlayLegs legs={legs} draft={draft} isLocked={busy !== null} sent={sent} />
      <form
        data-foot
        className={slipStyles.form}
        onSubmit={form.submit}
        onKeyDown={ignoreRepeatedEnter}
        noValidate
      >
        <p className={styles.combined}>
          <span>{t('parlay.combined')}</span>
          {before && before !== combined && <del translate="no">{before}</del>}{' '}
          <b translate="no">{combined}</b>
        </p>
        <SlipStakeField {...form.stakeField} entry={wager} text={draft.stakeText} />
        <div className={slipStyles.foot} data-foot>
          <PressNotices stage={stage} wasPressedOffline={form.wasPressedOffline} />
          <SlipReturns
            risk={money?.risk ?? null}
            win={form.win}
            currency={state.currency}
            instead={form.over}
          />
          <PressButton ref={form.button} form={form.pressForm('parlay', { odds: combined })} />
        </div>
      </form>
      <CombinedFoot combination={combination} stage={stage} form={form}>
        {fault.fault === 'conflict' && (
          <ParlayConflict places={fault.places} legs={legs} ref={form.conflict} />
        )}
        {fault.fault === 'too_few' && (
          <SlipNotice tone="info" title={t('parlay.tooFewTitle', { least: fault.least })}>
            {t('parlay.tooFewText')}
          </SlipNotice>
        )}
      </CombinedFoot>
    </>
  )
})
