import { clockTime, combinedOdds, formatCombinedOdds, formatOdds, ticketCount } from '@touchline/rules'
import { Button } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { Ref } from 'react'
import { priceDirection } from '../../../shared/domain/price-rank'
import { placedBet } from '../../domain/placed-bet'
import { isRefused } from '../../domain/slip-draft'
import type { Combination } from '../../domain/slip-now'
import type { SlipStage } from '../../domain/slip-stage'
import { stakeTextOf } from '../../domain/slip-stake'
import { WaitHint, WaitRing } from '../bet-wait'
import { LazyRefusalRule } from '../lazy-more'
import { PressButton } from '../press-button'
import { pendingForm } from '../press-form'
import { rejectionCode, rejectionWords } from '../rejection-words'
import slipStyles from '../slip.module.css'
import { useSlip } from '../slip-context'
import { SlipFacts } from '../slip-facts'
import { SlipNotice } from '../slip-notice'
import { SlipReturns } from '../slip-returns'
import { kindWithScore } from '../slip-words'
import { useGuard } from '../use-guard'
import { LegCard } from './leg-card'
import styles from './parlay.module.css'

interface ParlaySentProps {
  combination: Combination
  stage: Extract<SlipStage, { stage: 'unknown' | 'waiting' | 'rejected' }>
  /** Around the button, which it keeps at its place. */
  box: Ref<HTMLDivElement>
}

/** A sent combination: waiting, unknown, or rejected with the rejected leg. */
export const ParlaySent = observer(function ParlaySent({
  combination: { mode, legs, wager },
  stage,
  box,
}: ParlaySentProps) {
  const { t } = useWords()
  const { now, state } = useSlip()
  const isGuarded = useGuard(false, now, wager.guardedUntil)
  const { sent } = stage
  const placed = placedBet(stage)
  // A bet of another page may have other legs, which have no score here.
  const matches = new Map(legs.selections.map(({ pick, match }) => [pick.match_id, match]))
  const { length: count } = placed.legs
  const combinedRequest = 'picks' in sent.request ? sent.request : null
  const isMaung = mode === 'myanmar' && count > 1
  const tickets = combinedRequest?.units?.reduce((sum, { size }) => sum + ticketCount(count, size), 0) ?? 0
  const combined = {
    name: t('parlay.combined'),
    value: formatCombinedOdds(combinedOdds(placed.legs.map(({ leg }) => leg.odds))),
  }
  const own = {
    parlay: [combined],
    system: [{ name: t('systemBet.tickets'), value: tickets }],
    // Burmese prices do not multiply to one price.
    myanmar: [
      {
        name: t(`bets.kind.${isMaung ? 'mmo_parlay' : 'mmo_single'}`),
        value: t('bets.legs', { count }),
      },
    ],
  }
  const facts = [
    ...own[mode],
    { name: t('bets.stake'), value: `${stakeTextOf(placed.stake, placed.currency)} ${sent.currency}` },
    { name: t('unknown.sent'), value: `${clockTime(sent.sentAt)} GMT+8` },
  ]
  return (
    <>
      <div role="alert" className={slipStyles.spoken}>
        {statusWords()}
      </div>
      <ol className={styles.legs}>
        {placed.legs.map(({ leg, asked }, place) => (
          <LegCard
            key={`${leg.match_id} ${leg.selection}`}
            place={place}
            leg={leg}
            match={matches.get(leg.match_id) ?? null}
            // A maung is paid by goals and percent alone.
            price={isMaung ? null : formatOdds(leg.odds)}
            kind={kindWithScore(t, leg)}
            was={isMaung ? null : wasAsked(asked, leg.odds)}
            fault={isAbout(place) ? statusWords() : null}
          />
        ))}
      </ol>
      <div className={slipStyles.form} ref={box}>
        <SlipFacts facts={facts} />
        <SlipReturns risk={placed.risk} win={placed.win} currency={placed.currency} />
        {buttonOfStage()}
      </div>
      {below()}
    </>
  )

  /** Whether the bet was refused for this leg, or rejected by it. */
  function isAbout(place: number): boolean {
    if (stage.stage !== 'rejected') return false
    const { rejection } = stage
    if (rejection.why === 'rejected') return rejection.bet.rejected_leg === place
    const pick = combinedRequest?.picks[place]
    return rejection.why === 'refused' && pick !== undefined && isRefused(rejection.refusal, pick)
  }

  function statusWords(): string {
    if (stage.stage === 'unknown') return t('waiting.lost')
    if (stage.stage === 'waiting') return t('waiting.titleLong')
    const { title, text } = rejectionWords(t, stage.rejection, sent.currency)
    return `${title} ${text}`
  }

  function buttonOfStage() {
    switch (stage.stage) {
      case 'waiting': {
        const isLost = state.freshness === 'lost'
        return (
          <>
            <WaitRing bet={stage.bet} />
            <PressButton form={pendingForm(isLost ? 'checking' : 'waiting')} />
          </>
        )
      }
      case 'unknown':
        return <PressButton form={pendingForm('checking')} />
      case 'rejected':
        return (
          <Button
            look="primary"
            size="large"
            wide
            className={slipStyles.main}
            aria-disabled={isGuarded}
            onClick={wager.reopen}
          >
            {t('button.tryAgain')}
          </Button>
        )
    }
  }

  /** Below the button, which thereby stays where it was. */
  function below() {
    switch (stage.stage) {
      case 'waiting': {
        const suspensions = placed.legs.map(({ leg }) => matches.get(leg.match_id)?.suspension)
        return (
          <>
            <WaitHint bet={stage.bet} suspensions={suspensions} />
            <p className={slipStyles.hint}>{t('parlay.waitsFor')}</p>
          </>
        )
      }
      case 'unknown':
        return (
          <>
            <SlipNotice tone="warning" icon="question" title={t('waiting.lost')} />
            <p className={slipStyles.hint}>{t('unknown.text')}</p>
          </>
        )
      case 'rejected': {
        const { title, text } = rejectionWords(t, stage.rejection, sent.currency)
        return (
          <SlipNotice tone="error" title={title}>
            {text} <LazyRefusalRule code={rejectionCode(stage.rejection)} />
          </SlipNotice>
        )
      }
    }
  }
})

const wasAsked = (asked: number | null, odds: number) =>
  asked === null ? null : { text: formatOdds(asked), isUp: priceDirection(asked, odds) > 0 }
