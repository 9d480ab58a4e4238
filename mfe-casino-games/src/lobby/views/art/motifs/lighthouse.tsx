import type { MotifProps } from '../motif'

/** A beam over the harbour. */
export const Lighthouse = ({ palette: p }: MotifProps) => (
  <g>
    <path d="M150 126L0 74V186ZM150 126L300 74V186Z" fill={p.shine} opacity="0.35" />
    <circle cx="236" cy="70" r="22" fill={p.cream} />
    <path d="M122 148H178L194 344H106Z" fill={p.cream} />
    <path d="M119 186H181L184 226H116ZM113 266H187L191 306H109Z" fill={p.main} />
    <path d="M126 104H174V148H126Z" fill={p.shine} />
    <path d="M118 104L150 74L182 104Z" fill={p.main} />
    <path d="M112 144H188V154H112Z" fill={p.ink} />
    <path d="M0 346C60 322 90 356 150 338S240 330 300 348V400H0Z" fill={p.accent} />
    <path d="M0 372C60 350 110 384 160 364S250 360 300 374V400H0Z" fill={p.shade} />
  </g>
)
