import { formatOdds } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { priceDirection } from '../../shared/domain/price-rank'
import styles from './slip-leg.module.css'

interface OldPriceProps {
  text: string
  /** Null without a direction. */
  isUp: boolean | null
  className?: string | undefined
}

/** What a price was before it moved, struck, and where it went. */
export function OldPrice({ text, isUp, className }: OldPriceProps) {
  const { t } = useWords()
  return (
    <span className={className}>
      <del className={styles.oldPrice} translate="no">
        {text}
      </del>
      {isUp !== null && (
        <span
          className={isUp ? styles.arrowUp : styles.arrowDown}
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
