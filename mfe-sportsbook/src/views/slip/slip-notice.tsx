import type { ReactNode } from 'react'
import styles from './slip.module.css'
import { SlipIcon, type SlipIconName } from './slip-icon'

export type SlipTone = 'warning' | 'error' | 'info'

const ICON: Record<SlipTone, SlipIconName> = { warning: 'warning', error: 'close', info: 'info' }

interface SlipNoticeProps {
  tone: SlipTone
  title: string
  icon?: SlipIconName
  children?: ReactNode
  /** So that a field can name it as its description. */
  id?: string
}

/** One framed message: what happened in bold, then what it means. */
export function SlipNotice({ tone, title, icon = ICON[tone], children, id }: SlipNoticeProps) {
  return (
    <div id={id} className={`${styles.notice} ${styles[tone]}`}>
      <SlipIcon name={icon} size={17} />
      <p>
        <strong>{title}</strong> {children}
      </p>
    </div>
  )
}
