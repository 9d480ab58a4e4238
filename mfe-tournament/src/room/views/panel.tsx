import { type ReactNode, useId } from 'react'
import styles from './panel.module.css'
import { useFocusOn } from './use-focus-on'

interface PanelProps {
  title: string
  note?: ReactNode
  /** Name for the tour of the screen. */
  tour?: string
  /** Without room around what it holds, such as a table. */
  flush?: boolean
  /** Each change brings the panel into view and focuses its heading. */
  focusOn?: unknown
  children: ReactNode
}

/** A named part of the room's page. */
export function Panel({ title, note, tour, flush = false, focusOn, children }: PanelProps) {
  const id = useId()
  const heading = useFocusOn<HTMLHeadingElement>(focusOn, (target) => {
    target.focus({ preventScroll: true })
    target.closest('section')?.scrollIntoView({ block: 'start' })
  })
  return (
    <section className={styles.panel} aria-labelledby={id} data-tour={tour}>
      <header className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {note && <span className={styles.note}>{note}</span>}
      </header>
      <div className={flush ? undefined : styles.body}>{children}</div>
    </section>
  )
}
