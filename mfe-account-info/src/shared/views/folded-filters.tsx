import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { type ReactNode, useId, useState } from 'react'
import styles from './folded-filters.module.css'

interface FoldedFiltersProps {
  /** Where there is room the filters are open, and need no button. */
  isFolded: boolean
  /** The chosen filters, in one text line. */
  chosen: string
  /** Content that stays in sight beside the button. */
  beside?: ReactNode
  children: ReactNode
}

/** Filters on a phone: a button that names the chosen ones and opens them, so that the content is near the top. */
export function FoldedFilters({ isFolded, chosen, beside, children }: FoldedFiltersProps) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <div className={isFolded ? styles.line : styles.open}>
        {beside}
        {isFolded && (
          <button
            type="button"
            className={styles.opener}
            aria-label={`${t('filters')}: ${chosen}`}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={styles.chosen}>{chosen}</span>
            <Icon name="filter" size={18} />
          </button>
        )}
      </div>
      {/* Folded they stay: a file that is being made goes on. */}
      <div id={id} className={isFolded ? styles.folded : styles.open} hidden={isFolded && !isOpen}>
        {children}
      </div>
    </>
  )
}
