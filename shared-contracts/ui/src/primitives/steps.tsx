import { Icon } from '@touchline/ui'
import styles from './steps.module.css'

interface StepsProps {
  label: string
  steps: readonly string[]
  /** Index of the step one is at. */
  current: number
  /** Said with a step that is done. */
  doneLabel: string
}

/** Where one is in a form of several steps. */
export function Steps({ label, steps, current, doneLabel }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current || undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {index < current ? <Icon name="check" size={14} /> : index + 1}
          </span>
          <span className={styles.name}>{step}</span>
          {index < current && <span className={styles.spoken}>{doneLabel}</span>}
        </li>
      ))}
    </ol>
  )
}
