import styles from './slip.module.css'

const RADIUS = 19
const LENGTH = 2 * Math.PI * RADIUS

/** A ring that empties; `share` of it is left. The number inside says the same in figures. */
export function SlipRing({ share, label }: { share: number; label: string }) {
  return (
    <svg className={styles.ring} viewBox="0 0 44 44" width={44} height={44} aria-hidden="true">
      <circle cx={22} cy={22} r={RADIUS} className={styles.ringTrack} />
      <circle
        cx={22}
        cy={22}
        r={RADIUS}
        className={styles.ringLeft}
        strokeDasharray={LENGTH}
        strokeDashoffset={LENGTH * (1 - share)}
      />
      <text x={22} y={27} textAnchor="middle">
        {label}
      </text>
    </svg>
  )
}
