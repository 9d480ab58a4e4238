import { range } from '../geometry'
import type { MotifProps } from '../motif'

/** Stalks and leaves. */
export const Bamboo = ({ palette: p }: MotifProps) => (
  <g>
    <circle cx="206" cy="104" r="50" fill={p.cream} opacity="0.85" />
    {[52, 118, 232].map((x, i) => (
      <g key={x}>
        <path d={`M${x} -10V410`} stroke={i === 1 ? p.main : p.shade} strokeWidth={i === 1 ? 30 : 22} />
        {range(5).map((n) => (
          <path
            key={n}
            d={`M${x - 18} ${40 + n * 84 + i * 26}H${x + 18}`}
            stroke={p.shine}
            strokeWidth="5"
            strokeLinecap="round"
          />
        ))}
      </g>
    ))}
    {range(5).map((n) => (
      <path
        key={n}
        d="M0 0C34 -26 72 -22 98 2C66 20 30 20 0 0Z"
        fill={n % 2 ? p.shine : p.main}
        transform={`translate(${n % 2 ? 120 : 230} ${76 + n * 62}) rotate(${n % 2 ? 24 : 158})`}
      />
    ))}
  </g>
)
