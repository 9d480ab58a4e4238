import { formatMoney, formatOdds } from '@touchline/rules'
import { Button, Ring } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { SlipStage } from '../../domain/slip-stage'
import styles from './slip.module.css'
import { useSelection, useSlip } from './slip-context'
import { SlipLegCard } from './slip-leg-card'
import { SlipReturns } from './slip-returns'
import { SlipSentStake } from './slip-sent-stake'
import { useNow } from './use-now'

const TICK_MS = 250

/** A live bet between sending and acceptance: how long, why, and what is reserved meanwhile. */
export const SlipWaiting = observer(function SlipWaiting({
  stage: { bet, sent },
}: {
  stage: Extract<SlipStage, { stage: 'waiting' }>
}) {
  const { t } = useWords()
  const selection = useSelection()
  const { now } = useSlip()
  const at = useNow(now, TICK_MS)
  const wholeMs = Math.max(1, (bet.decide_at ?? at) - bet.placed_at)
  const leftMs = Math.max(0, (bet.decide_at ?? at) - at)
  const seconds = Math.ceil(leftMs / 1000)
  const isLong = leftMs === 0
  return (
    <>
      <SlipLegCard leg={sent.leg} match={selection.slip.match} />
      <div className={styles.form}>
        <SlipSentStake sent={sent} />
        <SlipReturns risk={bet.risk} win={bet.to_win} currency={bet.currency} />
        <div className={styles.waiting}>
          <Ring share={leftMs / wholeMs} size={44}>
            {isLong ? '…' : seconds}
          </Ring>
          <p>
            <strong>{isLong ? t('waiting.titleLong') : t('waiting.title', { seconds })}</strong>
            <br />
            {t(isLong ? 'waiting.textLong' : 'waiting.text')}
          </p>
        </div>
        <Button look="primary" size="large" wide className={styles.main} aria-disabled="true">
          {t('button.waiting')}
        </Button>
        <p className={styles.hint}>
          {t('waiting.reserved', {
            risk: formatMoney(bet.risk, bet.currency),
            odds: formatOdds(bet.legs[0]?.odds ?? sent.request.odds),
          })}
        </p>
      </div>
    </>
  )
})
