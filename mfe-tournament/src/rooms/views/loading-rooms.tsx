import { useWords } from '@touchline/ui/words'
import styles from './room-grid.module.css'

const BONES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** Places of the cards to come, in their final height. */
export function LoadingRooms() {
  const { t } = useWords()
  return (
    <div role="status" aria-label={t('loading')} className={styles.loading}>
      <ul className={styles.grid} aria-hidden="true">
        {BONES.map((bone) => (
          <li key={bone}>
            <span className={styles.bone} />
          </li>
        ))}
      </ul>
    </div>
  )
}
