import { type Score, scoreText } from '@touchline/rules'
import { Button } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type SlipLeg, slipLegOf } from '../../shared/domain/slip-leg'
import { placedBet } from '../domain/placed-bet'
import type { SlipRejection, SlipStage } from '../domain/slip-stage'
import { rejectionCode, rejectionWords } from './rejection-words'
import styles from './slip.module.css'
import { useEntry, useSlip } from './slip-context'
import { SlipFacts } from './slip-facts'
import { RefusalRule } from './slip-foot'
import { pricedText } from './slip-gate-notice'
import { SlipLegCard } from './slip-leg-card'
import { SlipNotice } from './slip-notice'
import { SlipReturns } from './slip-returns'
import { SlipLockedStake } from './slip-stake-field'
import { useGuard } from './use-guard'

type RejectedStage = Extract<SlipStage, { stage: 'rejected' }>

/** A rejected bet: reason, money, both prices, and one way on. */
export const SlipRejected = observer(function SlipRejected({ stage }: { stage: RejectedStage }) {
  const { t } = useWords()
  const { slip, now: clock } = useSlip()
  const entry = useEntry()
  const { selection, wager } = entry
  const isGuarded = useGuard(false, clock, wager.guardedUntil)
  const remove = () => slip.drop(entry)
  const placed = placedBet(stage)
  const [placedLeg] = placed.legs
  if (!placedLeg) return null
  const { leg, asked } = placedLeg
  const now = selection.nowTerms
  const nowLeg = now && selection.match && slipLegOf(selection.match, now)
  const canTryAgain = nowLeg !== null || selection.offer.offer === 'suspended'
  const words = rejectionWords(t, stage.rejection, placed.currency)
  const facts = [
    { name: t('rejected.yourOdds'), value: pricedText(leg) },
    {
      name: t('rejected.oddsNow'),
      value: nowLeg ? pricedText(nowLeg) : t(canTryAgain ? 'button.suspended' : 'rejected.gone'),
    },
    ...scoreFact(leg, stage.rejection, selection.match?.score ?? null, t('rejected.score')),
  ]
  return (
    <>
      <SlipLegCard leg={leg} match={selection.match} oldOdds={asked} onRemove={remove} />
      <div className={styles.form}>
        <SlipNotice tone="error" title={words.title}>
          {words.text} <RefusalRule code={rejectionCode(stage.rejection)} />
        </SlipNotice>
        <SlipFacts facts={facts} />
        <SlipLockedStake entry={wager} placed={placed} />
        <SlipReturns risk={placed.risk} win={placed.win} currency={placed.currency} />
        <Button
          look="primary"
          size="large"
          wide
          className={styles.main}
          aria-disabled={isGuarded}
          onClick={canTryAgain ? wager.reopen : () => !isGuarded && remove()}
        >
          {t(canTryAgain ? 'button.tryAgain' : 'button.remove')}
        </Button>
      </div>
    </>
  )
})

/** From the score of the bet to that of now, by way of the goal that rejected it, which may have been taken back since. */
function scoreFact(leg: SlipLeg, rejection: SlipRejection, score: Score | null, name: string) {
  if (!leg.score_at_bet || !score) return []
  const by = rejection.why === 'rejected' ? rejection.bet.rejected_by : null
  const way = [leg.score_at_bet, ...(by?.what === 'score' ? [by.to] : []), score].map(scoreText)
  return [{ name, value: way.filter((at, place) => at !== way[place - 1]).join(' → ') }]
}
