import { type ReactNode, useId } from 'react'
import styles from './screen-page.module.css'

interface ScreenPageProps {
  title: string
  /** Beside the title: what holds for the whole screen, such as its time zone. */
  note?: ReactNode
  children: ReactNode
}

/** A screen with its heading, which takes the focus when the player comes from another one. */
export function ScreenPage({ title, note, children }: ScreenPageProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <header className={styles.head}>
        <h1 id={id} tabIndex={-1}>
          {title}
        </h1>
        {note && <span className={styles.note}>{note}</span>}
      </header>
      {children}
    </section>
  )
}
