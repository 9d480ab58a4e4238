import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { useState } from 'react'
import styles from './slip.module.css'
import receiptStyles from './slip-receipt.module.css'

const SHOWN_MS = 2000

/** A reference number with a button that copies it. */
export function SlipCopy({ reference }: { reference: string }) {
  const { t } = useWords()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference)
      setCopied(true)
      setTimeout(() => setCopied(false), SHOWN_MS)
    } catch {
      // Without permission the number stays selectable by hand.
    }
  }
  return (
    <span className={receiptStyles.copy}>
      <span className={receiptStyles.reference}>{reference}</span>
      <button
        type="button"
        className={styles.iconButton}
        onClick={() => void copy()}
        aria-label={t('receipt.copy', { ref: reference })}
      >
        <Icon name={isCopied ? 'check' : 'copy'} size={14} />
      </button>
      <span role="status" className={styles.spoken}>
        {isCopied ? t('receipt.copied') : ''}
      </span>
    </span>
  )
}
