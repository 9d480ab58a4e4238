import { polar, range, slice } from '../geometry'
import type { MotifProps } from '../motif'

/** A folding fan, open. */
export const Fan = ({ palette: p }: MotifProps) => (
  <g>
    {range(8).map((i) => (
      <path
        key={i}
        d={slice(150, 268, 62, 180, -76 + i * 19, -57 + i * 19)}
        fill={i % 2 ? p.main : p.shine}
      />
    ))}
    {range(9).map((i) => {
      const [x, y] = polar(150, 268, 66, -76 + i * 19)
      return <path key={i} d={`M150 268L${x} ${y}`} stroke={p.cream} strokeWidth="6" strokeLinecap="round" />
    })}
    <path d={slice(150, 268, 120, 132, -76, 76)} fill={p.shade} opacity="0.75" />
    <circle cx="150" cy="158" r="22" fill={p.cream} />
    <circle cx="150" cy="268" r="11" fill={p.accent} />
    <path d="M150 278V326" stroke={p.accent} strokeWidth="4" />
    <path d="M141 322H159L163 366H137Z" fill={p.accent} />
  </g>
)
