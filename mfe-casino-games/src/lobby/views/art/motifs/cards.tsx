import type { MotifProps } from '../motif'

/** A hand of three. */
export const Cards = ({ palette: p }: MotifProps) => (
  <g>
    {[-22, 0, 22].map((turn, i) => (
      <g key={turn} transform={`rotate(${turn} 150 380)`}>
        <rect x="88" y="92" width="124" height="182" rx="14" fill={p.ink} opacity="0.3" />
        <rect x="86" y="86" width="124" height="182" rx="14" fill={i === 0 ? p.main : p.cream} />
        {i === 0 && (
          <rect
            x="98"
            y="98"
            width="100"
            height="158"
            rx="8"
            fill="none"
            stroke={p.shine}
            strokeWidth="6"
            strokeDasharray="2 8"
          />
        )}
        {i === 1 && (
          <path
            d="M148 132C120 160 104 174 116 196C126 210 142 206 146 196L138 222H158L150 196C156 206 172 210 180 196C192 174 176 160 148 132Z"
            fill={p.ink}
          />
        )}
        {i === 2 && (
          <path
            d="M148 216C108 184 102 160 116 146C130 134 144 142 148 158C152 142 166 134 180 146C194 160 188 184 148 216Z"
            fill={p.main}
          />
        )}
        {i > 0 && (
          <text x="104" y="124" fontSize="30" fontWeight="800" fill={i === 1 ? p.ink : p.main}>
            {i === 1 ? 'A' : 'K'}
          </text>
        )}
      </g>
    ))}
  </g>
)
