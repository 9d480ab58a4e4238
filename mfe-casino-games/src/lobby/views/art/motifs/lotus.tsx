import type { MotifProps } from '../motif'

/** A lotus on the water. */
export const Lotus = ({ palette: p }: MotifProps) => (
  <g>
    <ellipse cx="150" cy="304" rx="128" ry="30" fill={p.accent} />
    <ellipse cx="150" cy="344" rx="96" ry="14" fill={p.accent} opacity="0.5" />
    {[-78, 78, -52, 52].map((turn) => (
      <path
        key={turn}
        d="M150 296C112 244 118 190 150 150C182 190 188 244 150 296Z"
        fill={p.shade}
        transform={`rotate(${turn} 150 296)`}
      />
    ))}
    {[-28, 28].map((turn) => (
      <path
        key={turn}
        d="M150 296C106 236 114 172 150 126C186 172 194 236 150 296Z"
        fill={p.main}
        transform={`rotate(${turn} 150 296)`}
      />
    ))}
    <path d="M150 296C108 232 116 158 150 106C184 158 192 232 150 296Z" fill={p.shine} />
    <path d="M150 284V170" stroke={p.cream} strokeWidth="4" strokeLinecap="round" />
  </g>
)
