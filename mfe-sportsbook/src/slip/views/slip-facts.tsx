import type { ReactNode } from 'react'
import styles from './slip-returns.module.css'

export interface SlipFact {
  name: string
  value: ReactNode
}

/** Names on the left, values on one right edge. */
export function SlipFacts({ facts }: { facts: readonly SlipFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
