import { useWords } from '@touchline/ui/words'
import styles from './parlay.module.css'

/** "3 of 12 legs". Over the legs: below them the stake, which stays in sight, hides it. */
export function LegsMeter({ count, most }: { count: number; most: number }) {
  const { t } = useWords()
  return (
    <div className={styles.meter}>
      <span className={styles.bars} aria-hidden="true">
        {Array.from({ length: most }, (_, at) => (
          <i key={at} className={at < count ? styles.full : ''} />
        ))}
      </span>
      {t('parlay.meter', { count, most })}
    </div>
  )
}
