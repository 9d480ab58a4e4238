import styles from './skeleton.module.css'

/** A grey place of the final size, so that nothing jumps when the content comes. Lengths in CSS units. */
export function Skeleton({ width = '100%', height = '1em' }: { width?: string; height?: string }) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
}
