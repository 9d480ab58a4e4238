import type { MotifProps } from '../motif'

/** Drawn numbers. */
export const Balls = ({ palette: p, random }: MotifProps) => (
  <g>
    {[
      { x: 96, y: 124, r: 58 },
      { x: 208, y: 176, r: 66 },
      { x: 104, y: 268, r: 70 },
      { x: 222, y: 314, r: 46 },
    ].map(({ x, y, r }, i) => (
      <g key={x}>
        <circle cx={x} cy={y + 5} r={r} fill={p.ink} opacity="0.35" />
        <circle cx={x} cy={y} r={r} fill={[p.main, p.cream, p.shade, p.accent][i]} />
        <circle cx={x} cy={y} r={r * 0.56} fill="#fff" />
        <text x={x} y={y + r * 0.24} fontSize={r * 0.66} fontWeight="800" textAnchor="middle" fill="#1a1c22">
          {1 + Math.floor(random() * 89)}
        </text>
        <path
          d={`M${x - r * 0.66} ${y - r * 0.4}A${r * 0.78} ${r * 0.78} 0 0 1 ${x - r * 0.1} ${y - r * 0.78}`}
          stroke="#fff"
          strokeWidth="5"
          strokeLinecap="round"
          fill="none"
          opacity="0.7"
        />
      </g>
    ))}
  </g>
)
