import type { MotifProps } from '../motif'

/** A blossom on its stem. */
export const Orchid = ({ palette: p }: MotifProps) => (
  <g>
    <path d="M158 224C176 276 150 324 166 400" stroke={p.accent} strokeWidth="9" fill="none" />
    <path d="M160 322C192 296 224 302 240 324C212 344 182 342 160 322Z" fill={p.accent} />
    {[0, 120, 240].map((turn) => (
      <path
        key={turn}
        d="M150 176C120 130 126 84 150 56C174 84 180 130 150 176Z"
        fill={p.shade}
        transform={`rotate(${turn} 150 178)`}
      />
    ))}
    {[62, 298].map((turn) => (
      <path
        key={turn}
        d="M150 176C96 150 100 84 150 66C200 84 204 150 150 176Z"
        fill={p.main}
        transform={`rotate(${turn} 150 178)`}
      />
    ))}
    <path d="M150 176C122 190 118 232 150 252C182 232 178 190 150 176Z" fill={p.shine} />
    <circle cx="150" cy="180" r="19" fill={p.cream} />
    <circle cx="150" cy="180" r="8" fill={p.shade} />
    <path d="M142 212L150 238L158 212" stroke={p.shade} strokeWidth="4" fill="none" />
  </g>
)
