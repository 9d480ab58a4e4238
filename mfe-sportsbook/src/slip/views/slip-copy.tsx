import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { useState } from 'react'
import { copyText } from '../../shared/transport/hand-out'
import styles from './slip.module.css'
import receiptStyles from './slip-receipt.module.css'

const SHOWN_MS = 2000

/** A reference number with a button that copies it. */
export function SlipCopy({ reference }: { reference: string }) {
  const { t } = useWords()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    // Where nothing may be copied the number stays selectable by hand.
    if (!(await copyText(reference))) return
    setCopied(true)
    setTimeout(() => setCopied(false), SHOWN_MS)
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
