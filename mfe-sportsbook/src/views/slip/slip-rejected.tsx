import { formatOdds, lineText } from '@touchline/rules'
import { Button } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type SlipLeg, slipLegOf } from '../../domain/slip-leg'
import type { SlipStage } from '../../domain/slip-stage'
import { rejectionWords } from './rejection-words'
import styles from './slip.module.css'
import { useSelection } from './slip-context'
import { SlipFacts } from './slip-facts'
import { SlipLegCard } from './slip-leg-card'
import { SlipNotice } from './slip-notice'
import { SlipReturns } from './slip-returns'
import { SlipSentStake } from './slip-sent-stake'

type RejectedStage = Extract<SlipStage, { stage: 'rejected' }>

/** The bet does not stand: why, what happened to the money, both prices, and one way on. */
export const SlipRejected = observer(function SlipRejected({ stage }: { stage: RejectedStage }) {
  const { t } = useWords()
  const selection = useSelection()
  const { slip } = selection
  const { sent } = stage
  const now = slip.nowTerms
  const nowLeg = now && slip.match && slipLegOf(slip.match, now)
  const canTryAgain = nowLeg !== null || slip.offer.offer === 'suspended'
  const words = rejectionWords(t, stage.rejection, sent)
  const facts = [
    { name: t('rejected.yourOdds'), value: priced(sent.leg) },
    {
      name: t('rejected.oddsNow'),
      value: nowLeg ? priced(nowLeg) : t(canTryAgain ? 'button.suspended' : 'rejected.gone'),
    },
    ...scoreFact(sent.leg, slip.match?.score ?? null, t('rejected.score')),
  ]
  return (
    <>
      <SlipLegCard leg={sent.leg} match={slip.match} onRemove={slip.remove} />
      <div className={styles.form}>
        <SlipNotice tone="error" title={words.title}>
          {words.text}
        </SlipNotice>
        <SlipFacts facts={facts} />
        <SlipSentStake sent={sent} />
        <SlipReturns risk={sent.risk} win={sent.win} currency={sent.currency} />
        {canTryAgain ? (
          <Button look="primary" size="large" wide className={styles.main} onClick={slip.tryAgain}>
            {nowLeg ? t('button.tryAgain', { odds: formatOdds(nowLeg.odds) }) : t('button.tryAgainPlain')}
          </Button>
        ) : (
          <Button look="primary" size="large" wide className={styles.main} onClick={slip.remove}>
            {t('button.remove')}
          </Button>
        )}
      </div>
    </>
  )
})

/** "−0.5 @ −0.96". */
function priced(leg: SlipLeg): string {
  const line = lineText(leg)
  return line === null ? formatOdds(leg.odds) : `${line} @ ${formatOdds(leg.odds)}`
}

function scoreFact(leg: SlipLeg, score: readonly [number, number] | null, name: string) {
  if (!leg.score_at_bet || !score) return []
  const [before, after] = [leg.score_at_bet.join('-'), score.join('-')]
  return [{ name, value: before === after ? after : `${before} → ${after}` }]
}
