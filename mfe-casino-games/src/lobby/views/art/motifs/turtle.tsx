import type { MotifProps } from '../motif'

/** A turtle from above. */
export const Turtle = ({ palette: p, random }: MotifProps) => (
  <g transform={`rotate(${-24 + random() * 20} 150 200)`}>
    <path
      d="M90 138C58 108 34 112 26 132C44 156 66 166 92 164ZM210 138C242 108 266 112 274 132C256 156 234 166 208 164ZM98 274C72 292 62 314 72 328C96 324 112 308 118 288ZM202 274C228 292 238 314 228 328C204 324 188 308 182 288Z"
      fill={p.shine}
    />
    <ellipse cx="150" cy="92" rx="29" ry="37" fill={p.shine} />
    <circle cx="137" cy="82" r="5" fill={p.ink} />
    <circle cx="163" cy="82" r="5" fill={p.ink} />
    <ellipse cx="150" cy="210" rx="92" ry="104" fill={p.shade} />
    <ellipse cx="150" cy="210" rx="78" ry="90" fill={p.main} />
    <path
      d="M150 160L190 184V236L150 260L110 236V184ZM150 120V160M150 260V300M190 184L224 164M190 236L224 256M110 184L76 164M110 236L76 256"
      stroke={p.shade}
      strokeWidth="8"
      fill="none"
      strokeLinejoin="round"
    />
  </g>
)
