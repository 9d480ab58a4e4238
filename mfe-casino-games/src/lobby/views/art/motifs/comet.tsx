import { range } from '../geometry'
import type { MotifProps } from '../motif'

/** A comet with its tail. */
export const Comet = ({ palette: p, random }: MotifProps) => (
  <g>
    {range(14).map((i) => (
      <circle key={i} cx={random() * 300} cy={random() * 400} r={1 + random() * 3} fill={p.cream} />
    ))}
    <path d="M92 316C120 214 196 110 330 10C250 130 214 230 150 330Z" fill={p.shade} />
    <path d="M100 312C132 220 206 132 322 26C232 144 196 232 142 322Z" fill={p.main} />
    <path d="M108 306C148 226 214 150 312 44C220 160 180 236 134 314Z" fill={p.shine} />
    <circle cx="116" cy="304" r="46" fill={p.main} />
    <circle cx="116" cy="304" r="32" fill={p.shine} />
    <circle cx="108" cy="296" r="16" fill={p.cream} />
  </g>
)
