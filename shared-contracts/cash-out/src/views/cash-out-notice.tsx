import { Icon, type IconName } from '@touchline/ui'
import type { ReactNode } from 'react'
import styles from './cash-out.module.css'

interface CashOutNoticeProps {
  tone: 'warning' | 'error'
  icon?: IconName
  title: string
  children: ReactNode
}

/** The event of the offer in bold, then its meaning. */
export function CashOutNotice({ tone, icon = tone, title, children }: CashOutNoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`}>
      <Icon name={icon} size={17} />
      <p>
        <strong>{title}</strong> {children}
      </p>
    </div>
  )
}
