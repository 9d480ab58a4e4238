import type { ReactNode } from 'react'
import styles from './ring.module.css'

const RADIUS = 18
const ROUND = 2 * Math.PI * RADIUS

/**
 * A ring that shows the remaining part of a wait; `share` from 1 (all) to 0. The words beside it carry the
 * meaning.
 */
export function Ring({ share, size = 40, children }: { share: number; size?: number; children?: ReactNode }) {
  return (
    <span className={styles.ring} style={{ width: size, height: size }}>
      <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" focusable="false">
        <circle cx="20" cy="20" r={RADIUS} className={styles.track} />
        <circle
          cx="20"
          cy="20"
          r={RADIUS}
          className={styles.left}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - Math.min(1, Math.max(0, share)))}
        />
      </svg>
      <span className={styles.inside}>{children}</span>
    </span>
  )
}
