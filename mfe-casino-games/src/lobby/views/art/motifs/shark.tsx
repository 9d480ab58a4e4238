import type { MotifProps } from '../motif'

/** A fin and its owner. */
export const Shark = ({ palette: p }: MotifProps) => (
  <g>
    <path
      d="M0 108C50 92 100 122 150 106S250 96 300 110"
      stroke={p.cream}
      strokeWidth="5"
      fill="none"
      opacity="0.7"
    />
    <path d="M142 148C156 98 190 70 222 62C210 98 212 126 226 158Z" fill={p.shade} />
    <path
      d="M18 222C74 140 190 132 262 190L300 152C294 190 296 226 300 262L256 232C190 290 84 292 18 222Z"
      fill={p.main}
    />
    <path d="M18 222C84 246 180 244 252 234C190 290 84 292 18 222Z" fill={p.cream} />
    <path d="M150 262C150 300 130 322 110 330C112 304 108 286 104 268Z" fill={p.shade} />
    <path
      d="M42 236L54 228L62 244L74 234L84 250L98 238"
      stroke={p.ink}
      strokeWidth="4"
      fill="none"
      strokeLinejoin="round"
    />
    <circle cx="84" cy="198" r="9" fill={p.cream} />
    <circle cx="83" cy="198" r="4.5" fill={p.ink} />
    <path
      d="M128 196C122 210 122 224 128 238M144 194C138 210 138 226 144 240M160 194C154 210 154 226 160 240"
      stroke={p.shade}
      strokeWidth="4"
      fill="none"
    />
  </g>
)
