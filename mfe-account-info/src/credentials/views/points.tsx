import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import styles from './points.module.css'

interface PointsProps {
  label: string
  /** The requirements, and whether each is met. */
  points: readonly { readonly text: string; readonly isMet: boolean }[]
}

/** Conditions of a value, ticked off during typing. */
export function Points({ label, points }: PointsProps) {
  const { t } = useWords()
  return (
    <ul className={styles.points} aria-label={label}>
      {points.map(({ text, isMet }) => (
        <li key={text} data-met={isMet}>
          <Icon name={isMet ? 'check' : 'minus'} size={16} />
          <span>{text}</span>
          <span className={styles.unseen}>{t(isMet ? 'points.met' : 'points.open')}</span>
        </li>
      ))}
    </ul>
  )
}
