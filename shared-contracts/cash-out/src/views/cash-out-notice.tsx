import { Icon, type IconName } from '@touchline/ui'
import type { ReactNode } from 'react'
import styles from './cash-out.module.css'

interface CashOutNoticeProps {
  tone: 'warning' | 'error'
  icon?: IconName
  title: string
  children: ReactNode
}

/** What happened to the offer in bold, then what it means. */
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
