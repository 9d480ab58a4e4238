import { range, star } from '../geometry'
import type { MotifProps } from '../motif'

/** A ticket of four digits. */
export const Ticket = ({ palette: p, random }: MotifProps) => (
  <g transform="rotate(-14 150 200)">
    <path d="M10 132H290V178A22 22 0 0 0 290 222V268H10V222A22 22 0 0 0 10 178Z" fill={p.cream} />
    <path d="M226 138V262" stroke={p.shade} strokeWidth="5" strokeDasharray="10 8" />
    <path d="M10 132H290V150H10Z" fill={p.main} />
    <path d="M10 250H290V268H10Z" fill={p.main} />
    {range(4).map((i) => (
      <g key={i}>
        <rect x={36 + i * 45} y="166" width="38" height="68" rx="7" fill={p.shade} />
        <text x={55 + i * 45} y="214" fontSize="40" fontWeight="800" textAnchor="middle" fill={p.cream}>
          {Math.floor(random() * 10)}
        </text>
      </g>
    ))}
    <polygon points={star(258, 200, 22, 10, 5)} fill={p.main} />
  </g>
)
