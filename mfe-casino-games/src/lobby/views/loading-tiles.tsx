import { useWords } from '@touchline/ui/words'
import styles from './game-tiles.module.css'

const BONES = Array.from({ length: 12 }, (_, index) => `bone ${index}`)

/** Places of the tiles to come, in their final size. */
export function LoadingTiles() {
  const { t } = useWords()
  return (
    <div role="status" aria-label={t('loading')} className={styles.frame}>
      <ul className={`${styles.grid} ${styles.loading}`} aria-hidden="true">
        {BONES.map((bone) => (
          <li key={bone} className={styles.bone}>
            <span className={styles.boneArt} />
            <span className={styles.boneLine} />
            <span className={styles.boneLine} />
          </li>
        ))}
      </ul>
    </div>
  )
}
