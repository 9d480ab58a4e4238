import type { ReactNode } from 'react'
import styles from './game-section.module.css'

interface GameSectionProps {
  /** Null where the games have the page to themselves. */
  title: string | null
  count?: number
  /** Beside the title, such as a link to all of them. */
  more?: ReactNode
  children: ReactNode
}

/** Games under a heading. */
export function GameSection({ title, count, more, children }: GameSectionProps) {
  return (
    <section className={styles.section}>
      {title !== null && (
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {count !== undefined && <span className={styles.count}>{count}</span>}
          {more}
        </header>
      )}
      {children}
    </section>
  )
}
