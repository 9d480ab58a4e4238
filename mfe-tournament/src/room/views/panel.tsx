import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'

interface PanelProps {
  title: string
  note?: ReactNode
  /** Name for the tour of the screen. */
  tour?: string
  /** Without room around what it holds, such as a table. */
  flush?: boolean
  children: ReactNode
}

/** A named part of the room's page. */
export function Panel({ title, note, tour, flush = false, children }: PanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id} data-tour={tour}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
      </header>
      <div className={flush ? undefined : styles.body}>{children}</div>
    </section>
  )
}
