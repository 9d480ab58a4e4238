import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './badge.module.css'

export type Tone = 'neutral' | 'primary' | 'info' | 'success' | 'warning' | 'error' | 'live'

/** A status word in a frame. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={clsx(styles.badge, styles[tone])}>{children}</span>
}
