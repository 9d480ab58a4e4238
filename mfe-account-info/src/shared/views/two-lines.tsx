import type { ReactNode } from 'react'
import styles from './two-lines.module.css'

/** A cell of a table in two lines; the second one is a `small` or a link. */
export const TwoLines = ({ children }: { children: ReactNode }) => (
  <span className={styles.two}>{children}</span>
)
