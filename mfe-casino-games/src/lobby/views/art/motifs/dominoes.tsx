import { range } from '../geometry'
import type { MotifProps } from '../motif'

/** Two bones. */
export const Dominoes = ({ palette: p, random }: MotifProps) => (
  <g>
    {[
      { x: 104, turn: -12, dots: 4 },
      { x: 198, turn: 10, dots: 6 },
    ].map(({ x, turn, dots }, k) => (
      <g key={x} transform={`translate(${x} ${190 + k * 24}) rotate(${turn + random() * 4})`}>
        <rect x="-50" y="-114" width="104" height="238" rx="16" fill={p.ink} opacity="0.35" />
        <rect x="-52" y="-118" width="104" height="236" rx="16" fill={k ? p.main : p.cream} />
        <path d="M-36 0H36" stroke={p.shade} strokeWidth="6" />
        {range(dots).map((i) => (
          <circle
            key={i}
            cx={i % 2 ? 24 : -24}
            cy={-88 + Math.floor(i / 2) * 30}
            r="10"
            fill={k ? p.cream : p.ink}
          />
        ))}
        {range(5 - k * 2).map((i) => (
          <circle
            key={i}
            cx={[-24, 24, 0, -24, 24][i]}
            cy={[36, 36, 60, 84, 84][i]}
            r="10"
            fill={k ? p.cream : p.main}
          />
        ))}
      </g>
    ))}
  </g>
)
