import clsx from 'clsx'
import { RANKS, SUITS } from './picture-text'
import styles from './round-picture.module.css'

export function Card({ rank, suit }: { rank: number; suit: number | null }) {
  const isRed = suit === 1 || suit === 2
  return (
    <span className={clsx(styles.card, isRed && styles.redCard)}>
      <span>{RANKS[rank]}</span>
      {suit !== null && <span>{`${SUITS[suit]}\uFE0E`}</span>}
    </span>
  )
}

/** Dots of each face in a grid of three by three. */
const DOTS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
]

export function Die({ face }: { face: number }) {
  return (
    <svg viewBox="0 0 30 30" className={styles.die} aria-hidden="true">
      <rect x="1" y="1" width="28" height="28" rx="6" />
      {DOTS[face]?.map((at) => (
        <circle key={at} cx={8 + (at % 3) * 7} cy={8 + Math.floor(at / 3) * 7} r="2.8" />
      ))}
    </svg>
  )
}

export function Plinko({ path, slot }: { path: readonly number[]; slot: number }) {
  let x = 50
  const points = path.map((step, row) => {
    x += (step === 1 ? 1 : -1) * (44 / path.length)
    return `${x},${(row + 1) * (40 / path.length) + 4}`
  })
  return (
    <svg viewBox="0 0 100 50" className={styles.plinko} aria-hidden="true">
      <polyline points={['50,2', ...points].join(' ')} />
      <circle cx={points.at(-1)?.split(',')[0]} cy="46" r="4">
        <title>{slot + 1}</title>
      </circle>
    </svg>
  )
}

export function Mines({ mines, opened }: { mines: readonly number[]; opened: readonly number[] }) {
  return (
    <span className={styles.mines}>
      {Array.from({ length: 25 }, (_, cell) => (
        <i
          key={cell}
          data-mine={mines.includes(cell) || undefined}
          data-opened={opened.includes(cell) || undefined}
        />
      ))}
    </span>
  )
}
