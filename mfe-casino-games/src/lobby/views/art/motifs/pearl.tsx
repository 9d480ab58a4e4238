import { range } from '../geometry'
import type { MotifProps } from '../motif'

/** An open shell. */
export const Pearl = ({ palette: p, random }: MotifProps) => (
  <g>
    {range(3).map((i) => (
      <circle
        key={i}
        cx={60 + random() * 180}
        cy={50 + i * 36}
        r={7 + random() * 9}
        fill="none"
        stroke={p.accent}
        strokeWidth="4"
      />
    ))}
    <path d="M42 230C42 150 92 118 150 118C208 118 258 150 258 230Z" fill={p.shine} />
    <path
      d="M150 124V226M108 134L132 226M192 134L168 226M72 166L118 226M228 166L182 226"
      stroke={p.main}
      strokeWidth="7"
      strokeLinecap="round"
    />
    <path d="M42 238H258C254 292 206 316 150 316C94 316 46 292 42 238Z" fill={p.main} />
    <path d="M42 230H258V242H42Z" fill={p.shade} />
    <circle cx="150" cy="222" r="30" fill={p.cream} />
    <circle cx="140" cy="212" r="9" fill="#fff" />
  </g>
)
