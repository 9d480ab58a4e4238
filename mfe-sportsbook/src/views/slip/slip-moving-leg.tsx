import { formatOdds, lineText } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { type SlipLeg, slipLegOf } from '../../domain/slip-leg'
import styles from './slip.module.css'
import { useSelection } from './slip-context'
import { SlipLegCard } from './slip-leg-card'

/** The selection as it is offered now, with what it was until the player has consented to what it became. */
export const SlipMovingLeg = observer(function SlipMovingLeg({
  leg,
  isLocked,
}: {
  leg: SlipLeg
  isLocked: boolean
}) {
  const { t } = useWords()
  const { slip } = useSelection()
  const { gate } = slip
  const moved = gate.gate === 'accept_price' ? gate.from : slip.movedFrom
  const before = gate.gate === 'accept_line' && slip.match ? slipLegOf(slip.match, gate.from) : null
  return (
    <SlipLegCard
      leg={leg}
      match={slip.match}
      oldOdds={isLocked ? null : (moved?.odds ?? null)}
      isLocked={gate.gate === 'locked' && gate.lock.lock !== 'loading'}
      onRemove={isLocked ? undefined : slip.remove}
    >
      {before && (
        <p className={styles.was}>
          {t('leg.was')} <del>{lineText(before)}</del> @ <del>{formatOdds(before.odds)}</del>
          {before.score_at_bet &&
            leg.score_at_bet &&
            before.score_at_bet.join() !== leg.score_at_bet.join() && (
              <span className={styles.goalTag}>
                {before.score_at_bet.join('-')} → {leg.score_at_bet.join('-')}
              </span>
            )}
        </p>
      )}
    </SlipLegCard>
  )
})
