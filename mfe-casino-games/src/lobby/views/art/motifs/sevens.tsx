import { range } from '../geometry'
import type { MotifProps } from '../motif'

/** Three reels with a full line. */
export const Sevens = ({ palette: p }: MotifProps) => (
  <g>
    {range(3).map((i) => (
      <g key={i} transform={`translate(${30 + i * 82} 118)`}>
        <rect width="76" height="168" rx="12" fill={p.ink} opacity="0.55" />
        <path d="M14 56H64V72L42 122H22L44 74H14Z" fill={i === 1 ? p.shine : p.main} />
        <path d="M14 56H64V64H14Z" fill={p.cream} opacity="0.75" />
      </g>
    ))}
    <path d="M16 206H284" stroke={p.cream} strokeWidth="5" strokeLinecap="round" />
    <circle cx="16" cy="206" r="9" fill={p.accent} />
    <circle cx="284" cy="206" r="9" fill={p.accent} />
  </g>
)
