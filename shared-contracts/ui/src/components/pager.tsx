import { IconButton } from './icon-button'
import styles from './pager.module.css'

interface PagerProps {
  /** From 1. */
  page: number
  pages: number
  turnTo: (page: number) => void
  labels: {
    /** Of the whole, for who listens. */
    pager: string
    previous: string
    next: string
    /** "Page 2 of 7" */
    place: string
  }
  /** Which rows these are: "26–50 of 160". */
  range?: string
}

/** Steps through the pages; absent while one page holds everything. */
export function Pager({ page, pages, turnTo, labels, range }: PagerProps) {
  if (pages === 1) return null
  return (
    <nav className={styles.pager} aria-label={labels.pager}>
      {range && <span className={styles.range}>{range}</span>}
      <IconButton
        icon="chevronLeft"
        label={labels.previous}
        className={styles.step}
        disabled={page === 1}
        onClick={() => turnTo(page - 1)}
      />
      <span>{labels.place}</span>
      <IconButton
        icon="chevronRight"
        label={labels.next}
        className={styles.step}
        disabled={page === pages}
        onClick={() => turnTo(page + 1)}
      />
    </nav>
  )
}
