import { useWords } from '@touchline/ui/words'
import styles from './parlay.module.css'

/** What the bet is, and a way to empty it. */
export function CombinedHead({
  title,
  onClear,
  isLocked,
}: {
  title: string
  onClear: () => void
  isLocked: boolean
}) {
  const { t } = useWords()
  return (
    <div className={styles.head}>
      <h3>{title}</h3>
      <button type="button" onClick={onClear} disabled={isLocked}>
        {t('others.clear')}
      </button>
    </div>
  )
}

/** "3 of 12 legs". */
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
