import { range } from '../geometry'
import type { MotifProps } from '../motif'

/** Old coins on a string. */
export const Coins = ({ palette: p, random }: MotifProps) => (
  <g>
    <path d="M150 0V400" stroke={p.accent} strokeWidth="8" />
    {range(3).map((i) => (
      <g
        key={i}
        transform={`translate(${150 + (random() - 0.5) * 44} ${96 + i * 104}) rotate(${random() * 40 - 20})`}
      >
        <circle r="62" fill={p.shade} />
        <circle r="54" fill={p.main} />
        <circle r="44" fill="none" stroke={p.shine} strokeWidth="4" />
        <rect x="-17" y="-17" width="34" height="34" fill={p.ink} />
        <rect x="-22" y="-22" width="44" height="44" fill="none" stroke={p.shine} strokeWidth="4" />
      </g>
    ))}
  </g>
)
