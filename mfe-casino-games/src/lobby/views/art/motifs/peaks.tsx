import type { MotifProps } from '../motif'

/** Mountains at first light. */
export const Peaks = ({ palette: p, random }: MotifProps) => (
  <g>
    <circle cx={90 + random() * 120} cy="118" r="44" fill={p.shine} />
    <path d="M-20 320L84 150L170 300L216 216L320 360V400H-20Z" fill={p.accent} opacity="0.75" />
    <path d="M20 400L150 140L286 400Z" fill={p.shade} />
    <path d="M150 140L196 228L174 216L156 244L136 214L106 228Z" fill={p.cream} />
    <path d="M150 140L286 400H190L156 244L174 216Z" fill={p.ink} opacity="0.25" />
    <path d="M0 400L70 290L140 400Z" fill={p.main} />
    <path d="M190 400L250 306L310 400Z" fill={p.main} />
  </g>
)
