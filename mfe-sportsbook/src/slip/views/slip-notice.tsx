import { Icon, type IconName } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import type { ReactNode } from 'react'
import styles from './slip-notice.module.css'

export type SlipTone = 'warning' | 'error' | 'info'

const ICON: Record<SlipTone, IconName> = { warning: 'warning', error: 'error', info: 'info' }

interface SlipNoticeProps {
  tone: SlipTone
  title: string
  icon?: IconName
  children?: ReactNode
  /** So that a field can name it as its description. */
  id?: string
}

/** One framed message: what happened in bold, then what it means. */
export function SlipNotice({ tone, title, icon = ICON[tone], children, id }: SlipNoticeProps) {
  return (
    <div id={id} className={`${styles.notice} ${styles[tone]}`}>
      <Icon name={icon} size={17} />
      <p>
        <strong>{title}</strong> {children}
      </p>
    </div>
  )
}

/** No selection, and how to come by one. */
export function SlipEmptyText({ children }: { children?: ReactNode }) {
  const { t } = useWords()
  return (
    <div className={styles.empty}>
      <Icon name="slip" size={32} />
      <h3>{t('empty.title')}</h3>
      <p>{t('empty.text')}</p>
      {children}
    </div>
  )
}
