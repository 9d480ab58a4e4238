import { useWords } from '@touchline/ui/words'
import styles from './loading-list.module.css'

const BONES = ['first', 'second', 'third', 'fourth']

/** Places of the rows to come, in their final height. */
export function LoadingList({ isWide }: { isWide: boolean }) {
  const { t } = useWords()
  return (
    <div className={styles.loading} role="status" aria-label={t('betList.loading')}>
      {BONES.map((bone) => (
        <div key={bone} className={`${styles.bone} ${isWide ? styles.row : styles.card}`} />
      ))}
    </div>
  )
}
