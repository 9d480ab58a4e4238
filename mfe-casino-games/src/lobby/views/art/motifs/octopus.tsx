import { range } from '../geometry'
import type { MotifProps } from '../motif'

/** Eight arms. */
export const Octopus = ({ palette: p }: MotifProps) => (
  <g>
    {range(4).map((i) => (
      <path
        key={i}
        d={`M${128 - i * 6} ${222 + i * 4}C${96 - i * 22} ${290 - i * 8} ${112 - i * 34} ${340 - i * 18} ${82 - i * 22} ${366 - i * 44}`}
        stroke={i % 2 ? p.shade : p.main}
        strokeWidth="21"
        strokeLinecap="round"
        fill="none"
      />
    ))}
    {range(4).map((i) => (
      <path
        key={i}
        d={`M${172 + i * 6} ${222 + i * 4}C${204 + i * 22} ${290 - i * 8} ${188 + i * 34} ${340 - i * 18} ${218 + i * 22} ${366 - i * 44}`}
        stroke={i % 2 ? p.shade : p.main}
        strokeWidth="21"
        strokeLinecap="round"
        fill="none"
      />
    ))}
    <path
      d="M150 62C218 62 238 124 226 176C220 210 200 244 150 244S80 210 74 176C62 124 82 62 150 62Z"
      fill={p.main}
    />
    <path
      d="M98 110C108 84 132 76 150 78"
      stroke={p.shine}
      strokeWidth="11"
      strokeLinecap="round"
      fill="none"
    />
    {[116, 184].map((x) => (
      <g key={x}>
        <circle cx={x} cy="176" r="23" fill={p.cream} />
        <circle cx={x} cy="180" r="11" fill={p.ink} />
      </g>
    ))}
    <path
      d="M134 216C144 226 156 226 166 216"
      stroke={p.ink}
      strokeWidth="5"
      strokeLinecap="round"
      fill="none"
    />
  </g>
)
