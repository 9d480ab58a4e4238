import type { MotifProps } from '../motif'

/** A drum under two sticks. */
export const Drum = ({ palette: p }: MotifProps) => (
  <g>
    <path d="M52 70L126 150M248 70L174 150" stroke={p.shine} strokeWidth="12" strokeLinecap="round" />
    <circle cx="52" cy="70" r="13" fill={p.cream} />
    <circle cx="248" cy="70" r="13" fill={p.cream} />
    <path d="M62 190C62 300 76 330 150 330S238 300 238 190Z" fill={p.main} />
    <path
      d="M66 236L98 300L124 240L150 306L176 240L202 300L234 236"
      stroke={p.shine}
      strokeWidth="8"
      fill="none"
      strokeLinejoin="round"
    />
    <ellipse cx="150" cy="190" rx="90" ry="36" fill={p.shade} />
    <ellipse cx="150" cy="184" rx="88" ry="33" fill={p.cream} />
    <ellipse cx="150" cy="184" rx="40" ry="14" fill={p.shine} opacity="0.6" />
    <path d="M62 204C70 244 230 244 238 204" stroke={p.shade} strokeWidth="8" fill="none" />
  </g>
)
