import type { NoticeReceipt, NoticeTone } from '@touchline/contracts/host'
import { MINUS } from '@touchline/rules'
import { Icon, type IconName } from '@touchline/ui'
import { playTone } from '@touchline/ui/tone'
import { type ReactNode, useEffect } from 'react'
import { useShell } from '../shell-context'
import styles from './receipt.module.css'

const ICONS: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'error',
}

interface ReceiptProps {
  tone: NoticeTone
  role: 'status' | 'alert'
  receipt: NoticeReceipt
  /** Its close button. */
  action: ReactNode
}

/** A bet in three lines: result and time, selection and price, amount and reference; with its sound. */
export function Receipt({ tone, role, receipt, action }: ReceiptProps) {
  const { preferences } = useShell()
  useEffect(() => {
    if (preferences.current().accessibility.sounds) playTone(tone === 'success' ? 'good' : 'bad')
  }, [preferences, tone])
  const { title, time, selection, price, amounts, reason, reference } = receipt
  return (
    <div className={styles.receipt} data-tone={tone} role={role}>
      <Icon name={ICONS[tone]} size={18} className={styles.icon} />
      <p className={styles.head}>
        <strong>{title}</strong> <span translate="no">{time}</span>
      </p>
      {action}
      <div className={styles.body}>
        <p className={styles.pick}>
          <b>{selection}</b>{' '}
          <b className={price.startsWith(MINUS) ? styles.negative : ''} translate="no">
            {price}
          </b>
        </p>
        {reason && <p>{reason}</p>}
        <p className={styles.amounts} translate="no">
          <span>
            {amounts.map((amount, place) => (
              <span key={amount}>{`${place > 0 ? ' · ' : ''}${amount.replaceAll(' ', '\u00a0')}`}</span>
            ))}
          </span>{' '}
          <span>{reference}</span>
        </p>
      </div>
    </div>
  )
}
