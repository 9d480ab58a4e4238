import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../icons/icon'
import type { IconName } from '../icons/icon-paths'
import styles from './notice.module.css'

type NoticeTone = 'info' | 'success' | 'warning' | 'error'

const ICONS: Record<NoticeTone, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'error',
}

/** A box that says what happened; `role` makes it be spoken when it appears. */
export function NoticeBox(props: {
  tone: NoticeTone
  children: ReactNode
  role?: 'status' | 'alert'
  action?: ReactNode
}) {
  const { tone, children, role, action } = props
  return (
    <div role={role} className={clsx(styles.notice, styles[tone])}>
      <Icon name={ICONS[tone]} size={18} className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  )
}
