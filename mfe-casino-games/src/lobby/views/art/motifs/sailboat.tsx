import type { MotifProps } from '../motif'

/** A junk under full sail. */
export const Sailboat = ({ palette: p }: MotifProps) => (
  <g>
    <circle cx="68" cy="92" r="34" fill={p.shine} />
    <path d="M156 70V312" stroke={p.ink} strokeWidth="7" />
    <path d="M164 82C232 104 252 182 244 264H164Z" fill={p.main} />
    <path d="M148 116C98 138 76 204 72 264H148Z" fill={p.shade} />
    <path
      d="M164 128L228 132M164 172L242 178M164 216L247 222M148 158L102 164M148 196L86 204M148 232L78 238"
      stroke={p.cream}
      strokeWidth="4"
    />
    <path d="M46 290H264C258 326 232 346 206 346H108C80 346 54 326 46 290Z" fill={p.cream} />
    <path d="M50 306H261" stroke={p.shade} strokeWidth="8" />
    <path d="M0 346C40 330 70 362 112 346S186 330 226 348S280 336 300 344V400H0Z" fill={p.accent} />
  </g>
)
