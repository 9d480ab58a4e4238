import { Icon } from '@touchline/ui'
import type { ReactNode } from 'react'
import styles from './parlay.module.css'

/**
 * Lines about a leg, and over the last of them what is wrong with it or has changed, so that the button below stays where
 * it is.
 */
export const LegLines = ({ news, children }: { news: string | null | undefined; children: ReactNode }) => (
  <div className={styles.lines}>
    <div>{children}</div>
    {news && (
      <p className={styles.news}>
        <Icon name="warning" size={13} /> <span title={news}>{news}</span>
      </p>
    )}
  </div>
)
