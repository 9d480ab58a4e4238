import { useWords } from '@touchline/ui/words'
import styles from './terms.module.css'

const POINTS = ['fee', 'start', 'points', 'ties', 'void', 'few'] as const

/** The rules of a room in short. */
export function Terms({ rake }: { rake: number }) {
  const { t } = useWords()
  return (
    <ul className={styles.terms}>
      {POINTS.map((point) => (
        <li key={point}>{t(`terms.${point}`, { rake })}</li>
      ))}
    </ul>
  )
}
