import type { ReactNode } from 'react'
import { Icon } from '../icons/icon'
import type { IconName } from '../icons/icon-paths'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  icon: IconName
  title: string
  text?: ReactNode
  /** An alternative to the empty view. */
  actions?: ReactNode
}

/** Says that there is nothing, why, and what to do instead. */
export function EmptyState({ icon, title, text, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} size={32} className={styles.icon} />
      <p className={styles.title}>{title}</p>
      {text && <div className={styles.text}>{text}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
