import { ODDS_TYPE_LABEL } from '@touchline/contracts/odds'
import { formatOdds } from '@touchline/rules'
import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { priceDirection } from '../../shared/domain/price-rank'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import type { SlipMatch } from '../../shared/domain/slip-match'
import { restated } from '../../shared/domain/slip-terms'
import { PickText } from './pick-text'
import styles from './slip.module.css'
import { useEntry, useSlip } from './slip-context'
import legStyles from './slip-leg.module.css'
import { SlipMatchLine } from './slip-match-line'
import { OldPrice, SlipPrice } from './slip-price'
import { kindWithScore, pickWithLine } from './slip-words'

interface SlipLegCardProps {
  leg: SlipLeg
  /** The current match, once its channel answers. */
  match: SlipMatch | null
  /** Price before the move that is marked. */
  oldOdds?: number | null
  isLocked?: boolean
  onRemove?: () => void
  children?: ReactNode
}

/** One selection: competition, match with score and minute, pick with signed line, price, kind of market. */
export function SlipLegCard({ leg, match, oldOdds, isLocked = false, onRemove, children }: SlipLegCardProps) {
  const { t } = useWords()
  return (
    <section className={legStyles.leg} aria-label={pickWithLine(t, leg)}>
      <div className={legStyles.legHead}>
        <SlipMatchLine leg={leg} match={match} />
        {onRemove && (
          <button
            type="button"
            className={styles.iconButton}
            onClick={onRemove}
            aria-label={t('leg.remove', { name: pickWithLine(t, leg) })}
          >
            <Icon name="close" size={14} />
          </button>
        )}
      </div>
      <div className={legStyles.legPick}>
        <span className={legStyles.pickName}>
          <PickText leg={leg} />
        </span>
        <span className={legStyles.legPrice}>
          {isLocked && <Icon name="lock" size={13} />}
          <SlipPrice odds={leg.odds} className={moveClass(oldOdds ?? null, leg.odds)} />
        </span>
      </div>
      <p className={legStyles.legKind}>
        {kindWithScore(t, leg)} · {ODDS_TYPE_LABEL[leg.odds_type]}
        {oldOdds != null && oldOdds !== leg.odds && (
          <OldPrice
            className={legStyles.wasPrice}
            text={formatOdds(oldOdds)}
            isUp={priceDirection(oldOdds, leg.odds) > 0}
          />
        )}
      </p>
      {children}
    </section>
  )
}

function moveClass(old: number | null, odds: number): string {
  if (old === null || old === odds) return ''
  return (priceDirection(old, odds) > 0 ? legStyles.movedUp : legStyles.movedDown) ?? ''
}

/** The current selection, with its price before the move in the same odds type. */
export const SlipMovingLeg = observer(function SlipMovingLeg({
  leg,
  isLocked,
}: {
  leg: SlipLeg
  isLocked: boolean
}) {
  const { slip } = useSlip()
  const entry = useEntry()
  const { selection } = entry
  const { gate } = selection
  const moved = gate.gate === 'accept_price' ? gate.from : selection.movedFrom
  return (
    <SlipLegCard
      leg={leg}
      match={selection.match}
      oldOdds={isLocked || !moved ? null : restated(moved, leg.odds_type).odds}
      isLocked={gate.gate === 'locked' && gate.lock.lock !== 'loading'}
      onRemove={isLocked ? undefined : () => slip.drop(entry)}
    />
  )
})
