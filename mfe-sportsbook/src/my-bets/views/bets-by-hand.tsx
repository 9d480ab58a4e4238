import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { useId } from 'react'
import slip from '../../slip/views/slip.module.css'
import styles from './bets-by-hand.module.css'

/** Puts the focus into a field as it comes, with all of its text selected. */
const selectAll = (field: HTMLTextAreaElement | null): void => {
  field?.focus()
  field?.select()
}

/** A ticket for browsers that copy nothing for a page: its selected text, and how to copy it. */
export function BetsByHand({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useWords()
  const id = useId()
  return (
    <div className={styles.byHand}>
      <div className={styles.head}>
        <label htmlFor={id}>{t('share.byHand')}</label>
        <button type="button" className={slip.iconButton} onClick={onClose} aria-label={t('share.close')}>
          <Icon name="close" size={14} />
        </button>
      </div>
      <textarea
        id={id}
        ref={selectAll}
        readOnly
        rows={text.split('\n').length}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // It closes the ticket alone, not the My Bets panel around it.
          event.stopPropagation()
          onClose()
        }}
      />
    </div>
  )
}
