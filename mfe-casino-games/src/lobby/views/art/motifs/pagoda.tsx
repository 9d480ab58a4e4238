import { range } from '../geometry'
import type { MotifProps } from '../motif'

/** Roofs upon roofs. */
export const Pagoda = ({ palette: p }: MotifProps) => (
  <g>
    <circle cx="76" cy="96" r="32" fill={p.shine} />
    <path d="M150 54V100M142 70H158" stroke={p.cream} strokeWidth="5" strokeLinecap="round" />
    {range(4).map((i) => (
      <g key={i} transform={`translate(150 ${104 + i * 62})`}>
        <path d={`M${-26 - i * 17} 18H${26 + i * 17}V60H${-26 - i * 17}Z`} fill={p.shade} />
        <path
          d={`M${-58 - i * 20} 22C${-40 - i * 16} 20 ${-22 - i * 10} 10 ${-12 - i * 6} -4H${12 + i * 6}C${22 + i * 10} 10 ${40 + i * 16} 20 ${58 + i * 20} 22C${40 + i * 16} 28 ${-40 - i * 16} 28 ${-58 - i * 20} 22Z`}
          fill={p.main}
        />
        <path d={`M${-10 - i * 3} 34H${10 + i * 3}V60H${-10 - i * 3}Z`} fill={p.ink} />
      </g>
    ))}
    <path d="M0 352H300V400H0Z" fill={p.ink} />
  </g>
)
