import { FOOTBALL } from '@touchline/contracts/odds'
import { formatMoney, formatOdds } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { placedBet } from '../domain/placed-bet'
import type { SlipStage } from '../domain/slip-stage'
import { WaitHint, WaitRing } from './bet-wait'
import { PressButton } from './press-button'
import { pendingForm } from './press-form'
import styles from './slip.module.css'
import { useEntry, useSlip } from './slip-context'
import { SlipLegCard } from './slip-leg-card'
import { SlipReturns } from './slip-returns'
import { SlipLockedStake } from './slip-stake-field'

/**
 * A live bet that waits for acceptance: the countdown takes the place of the stake help, so that the button
 * keeps its place. The reason and the reserved amount are below.
 */
export const SlipWaiting = observer(function SlipWaiting({
  stage,
}: {
  stage: Extract<SlipStage, { stage: 'waiting' }>
}) {
  const { t } = useWords()
  const {
    wager,
    selection: { match },
  } = useEntry()
  const { state } = useSlip()
  /** In football a goal rejects; elsewhere a move of the price does. */
  const isFixed = (match?.sport ?? FOOTBALL) === FOOTBALL
  const { bet } = stage
  const placed = placedBet(stage)
  const isLost = state.freshness === 'lost'
  return (
    <>
      {placed.legs.map(({ leg, asked }) => (
        <SlipLegCard key={leg.match_id} leg={leg} match={match} oldOdds={asked} />
      ))}
      <div className={styles.form}>
        <SlipLockedStake entry={wager} placed={placed} meanwhile={<WaitRing bet={bet} />} />
        <SlipReturns risk={placed.risk} win={placed.win} currency={placed.currency} />
        <PressButton form={pendingForm(isLost ? 'checking' : 'waiting')} />
        <WaitHint bet={bet} suspensions={[match?.suspension]} before={t('waiting.text')} />
        <p className={styles.hint}>
          {t(isFixed ? 'waiting.reserved' : 'waiting.reservedPrice', {
            risk: formatMoney(placed.risk, placed.currency),
            odds: placed.legs.map(({ leg }) => formatOdds(leg.odds)).join(),
          })}
        </p>
      </div>
    </>
  )
})
