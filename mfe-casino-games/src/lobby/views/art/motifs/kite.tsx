import type { MotifProps } from '../motif'

/** A kite and its tail. */
export const Kite = ({ palette: p, random }: MotifProps) => (
  <g>
    <circle cx="234" cy="86" r="38" fill={p.shine} />
    <g transform={`rotate(${random() * 14 - 4} 140 190)`}>
      <path d="M140 62L210 168H140Z" fill={p.main} />
      <path d="M140 62L70 168H140Z" fill={p.cream} />
      <path d="M70 168H140V268Z" fill={p.accent} />
      <path d="M210 168H140V268Z" fill={p.shade} />
      <path d="M140 62V268M70 168H210" stroke={p.ink} strokeWidth="4" />
      <path
        d="M140 268C176 296 108 318 146 346S120 384 150 400"
        stroke={p.cream}
        strokeWidth="4"
        fill="none"
      />
      <path
        d="M146 288L172 280V304ZM150 292L126 282V306ZM140 342L166 332V356ZM142 346L116 338V362Z"
        fill={p.main}
      />
    </g>
  </g>
)
