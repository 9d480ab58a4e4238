import { Button } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type SlipLeg, slipLegOf } from '../../domain/slip-leg'
import type { SlipStage } from '../../domain/slip-stage'
import { rejectionCode, rejectionWords, scoredText } from './rejection-words'
import styles from './slip.module.css'
import { useEntry, useSlip } from './slip-context'
import { SlipFacts } from './slip-facts'
import { pricedText } from './slip-gate-notice'
import { SlipLegCard } from './slip-leg-card'
import { SlipNotice } from './slip-notice'
import { SlipReturns } from './slip-returns'
import { RefusalRule } from './slip-rules'
import { SlipSentStake } from './slip-sent-stake'
import { useRest } from './use-rest'

type RejectedStage = Extract<SlipStage, { stage: 'rejected' }>

/** The bet does not stand: why, what happened to the money, both prices, and one way on. */
export const SlipRejected = observer(function SlipRejected({ stage }: { stage: RejectedStage }) {
  const { t } = useWords()
  const { slip, now: clock } = useSlip()
  const entry = useEntry()
  const { selection, wager } = entry
  const isResting = useRest(false, clock, wager.restsUntil)
  const remove = () => slip.drop(entry)
  const { sent } = stage
  const now = selection.nowTerms
  const nowLeg = now && selection.match && slipLegOf(selection.match, now)
  const canTryAgain = nowLeg !== null || selection.offer.offer === 'suspended'
  const words = rejectionWords(t, stage.rejection, sent, scoredText(t, sent.leg, selection.match))
  const facts = [
    { name: t('rejected.yourOdds'), value: pricedText(sent.leg) },
    {
      name: t('rejected.oddsNow'),
      value: nowLeg ? pricedText(nowLeg) : t(canTryAgain ? 'button.suspended' : 'rejected.gone'),
    },
    ...scoreFact(sent.leg, selection.match?.score ?? null, t('rejected.score')),
  ]
  return (
    <>
      <SlipLegCard leg={sent.leg} match={selection.match} onRemove={remove} />
      <div className={styles.form}>
        <SlipNotice tone="error" title={words.title}>
          {words.text} <RefusalRule code={rejectionCode(stage.rejection)} />
        </SlipNotice>
        <SlipFacts facts={facts} />
        <SlipSentStake sent={sent} />
        <SlipReturns risk={sent.risk} win={sent.win} currency={sent.currency} />
        <Button
          look="primary"
          size="large"
          wide
          className={styles.main}
          aria-disabled={isResting}
          onClick={canTryAgain ? wager.reopen : () => !isResting && remove()}
        >
          {t(canTryAgain ? 'button.tryAgain' : 'button.remove')}
        </Button>
      </div>
    </>
  )
})

function scoreFact(leg: SlipLeg, score: readonly [number, number] | null, name: string) {
  if (!leg.score_at_bet || !score) return []
  const [before, after] = [leg.score_at_bet.join('-'), score.join('-')]
  return [{ name, value: before === after ? after : `${before} → ${after}` }]
}
