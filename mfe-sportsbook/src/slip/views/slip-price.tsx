import { formatOdds } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { priceDirection } from '../../shared/domain/price-rank'
import styles from './slip.module.css'
import legStyles from './slip-leg.module.css'

/** A price; negatives are red, as decimal and Hong Kong prices never are. */
export function SlipPrice({ odds, className = '' }: { odds: number; className?: string }) {
  return (
    <span className={`${odds < 0 ? styles.negative : ''} ${className}`} translate="no">
      {formatOdds(odds)}
    </span>
  )
}

interface OldPriceProps {
  text: string
  /** Null without a direction. */
  isUp: boolean | null
  className?: string | undefined
}

/** The price before its move, struck, with the direction. */
export function OldPrice({ text, isUp, className }: OldPriceProps) {
  const { t } = useWords()
  return (
    <span className={className}>
      <del className={legStyles.oldPrice} translate="no">
        {text}
      </del>
      {isUp !== null && (
        <span
          className={isUp ? legStyles.arrowUp : legStyles.arrowDown}
          role="img"
          aria-label={t(isUp ? 'moved.up' : 'moved.down')}
        >
          {isUp ? '▲' : '▼'}
        </span>
      )}
    </span>
  )
}

/** The requested price, struck, beside the given one; nothing where they are the same. */
export function AskedPrice({ asked, odds }: { asked: number | null; odds: number }) {
  return asked !== null && <OldPrice text={formatOdds(asked)} isUp={priceDirection(asked, odds) > 0} />
}
