import styles from './landing.module.css'

/** A pitch in perspective with a move across it: the picture behind the landing page. */
export function Pitch() {
  return (
    <svg
      className={styles.pitch}
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path
        className={styles.stripes}
        d="M640 60h160l130 360H510ZM320 60h160L190 420h-360ZM960 60h160l490 360h-360Z"
      />
      <path className={styles.faint} d="M0-2h1440M0 26h1440M0 46h1440" />
      <path
        className={styles.lines}
        d="M0 60h1440M195 60-150 230M1245 60l345 170M720 60v360M330 112H0M330 112 150 290H-80M1110 112h330M1110 112l180 178h230"
      />
      <ellipse className={styles.lines} cx="720" cy="196" rx="250" ry="72" />
      <path className={styles.move} d="M392 330q118-24 236-95t272-83q104-12 152 14" />
      <g className={styles.balls}>
        <circle cx="392" cy="330" r="5" />
        <circle cx="628" cy="235" r="5" />
        <circle cx="900" cy="152" r="5" />
        <circle cx="1060" cy="172" r="9" className={styles.target} />
      </g>
    </svg>
  )
}
