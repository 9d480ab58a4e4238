import type { MotifProps } from '../motif'

/** A carp on its way up. */
export const Koi = ({ palette: p, random }: MotifProps) => (
  <g transform={`rotate(${20 + random() * 25} 150 200)`}>
    <path
      d="M150 296C120 320 112 352 96 366C126 370 146 350 150 326C154 350 174 370 204 366C188 352 180 320 150 296Z"
      fill={p.shade}
    />
    <path
      d="M112 190C84 196 72 222 78 238C98 232 114 222 122 208ZM188 190C216 196 228 222 222 238C202 232 186 222 178 208Z"
      fill={p.shine}
    />
    <path d="M150 56C196 92 204 190 150 308C96 190 104 92 150 56Z" fill={p.main} />
    <path d="M150 56C173 74 186 108 187 150C170 132 150 128 128 136C122 104 132 76 150 56Z" fill={p.shade} />
    <path
      d="M122 196C142 184 166 190 178 204C174 226 168 246 160 268C140 256 124 226 122 196Z"
      fill={p.cream}
    />
    <path d="M150 120V286" stroke={p.shine} strokeWidth="5" strokeLinecap="round" fill="none" />
    <circle cx="131" cy="104" r="7" fill={p.cream} />
    <circle cx="169" cy="104" r="7" fill={p.cream} />
    <circle cx="131" cy="103" r="3.5" fill={p.ink} />
    <circle cx="169" cy="103" r="3.5" fill={p.ink} />
  </g>
)
