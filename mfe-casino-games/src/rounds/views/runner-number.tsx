import styles from './rounds.module.css'
import { runnerColour } from './runner-colour'

export function RunnerNumber({ number }: { number: number }) {
  const [background, color] = runnerColour(number)
  return (
    <span className={styles.runner} style={{ background, color }}>
      {number}
    </span>
  )
}
