import styles from './panel.module.css'

/** The hundred buckets of an area: those of the canary filled, this browser's own marked. */
export function CanaryBar({ percent, bucket, label }: { percent: number; bucket: number; label: string }) {
  return (
    <svg
      className={styles.canaryBar}
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <rect className={styles.buckets} width="100" height="8" rx="0" />
      <rect className={styles.taken} width={percent} height="8" />
      <rect className={styles.own} x={bucket} width="1" height="8" />
    </svg>
  )
}
