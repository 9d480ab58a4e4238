import { useWords } from '@touchline/ui/words'
import { useId } from 'react'
import styles from './bets-by-hand.module.css'

/** Puts the focus into a field as it comes, with all of its text selected. */
const selectAll = (field: HTMLTextAreaElement | null): void => {
  field?.focus()
  field?.select()
}

/** A ticket where the browser copies nothing for a page: its text, selected, and what is left to do. */
export function BetsByHand({ text }: { text: string }) {
  const { t } = useWords()
  const id = useId()
  return (
    <div className={styles.byHand}>
      <label htmlFor={id}>{t('share.byHand')}</label>
      <textarea
        id={id}
        ref={selectAll}
        readOnly
        rows={text.split('\n').length}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </div>
  )
}
