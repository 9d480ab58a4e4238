import type { MotifProps } from '../motif'

/** A horse's head at the post. */
export const Horse = ({ palette: p }: MotifProps) => (
  <g>
    <path d="M0 330H300V346H0ZM0 366H300V382H0Z" fill={p.cream} opacity="0.8" />
    <path d="M40 310V400M250 310V400" stroke={p.cream} strokeWidth="12" opacity="0.8" />
    <path
      d="M96 390C90 300 104 236 132 190L82 206C64 212 50 198 54 180L66 162C96 150 118 118 138 96L136 60L164 82C232 96 262 180 250 390Z"
      fill={p.main}
    />
    <path d="M164 82C232 96 262 180 250 390H210C222 250 206 150 152 104Z" fill={p.shade} />
    <path d="M150 92C196 84 246 120 262 190C244 172 238 172 226 176C220 142 192 110 150 104Z" fill={p.ink} />
    <circle cx="128" cy="136" r="8" fill={p.ink} />
    <path d="M64 182L76 186" stroke={p.ink} strokeWidth="5" strokeLinecap="round" />
    <path
      d="M100 152C112 172 122 184 132 190M132 190C152 168 158 138 152 104"
      stroke={p.cream}
      strokeWidth="6"
      fill="none"
    />
  </g>
)
