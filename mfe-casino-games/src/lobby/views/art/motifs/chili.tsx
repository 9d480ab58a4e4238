import type { MotifProps } from '../motif'

/** Two hot peppers. */
export const Chili = ({ palette: p }: MotifProps) => (
  <g>
    {[
      { x: 0, turn: -14, fill: p.main },
      { x: 54, turn: 16, fill: p.shade },
    ].map(({ x, turn, fill }) => (
      <g key={x} transform={`translate(${x - 26} 0) rotate(${turn} 150 200)`}>
        <path
          d="M112 124C96 216 124 300 206 348C196 276 208 200 184 124C166 108 130 108 112 124Z"
          fill={fill}
        />
        <path
          d="M128 138C122 204 138 262 168 300"
          stroke={p.shine}
          strokeWidth="9"
          strokeLinecap="round"
          fill="none"
        />
        <path
          d="M104 130C120 96 176 96 192 130C172 122 160 142 148 130C138 142 122 122 104 130Z"
          fill="hsl(124 42% 38%)"
        />
        <path
          d="M148 106C146 84 156 70 170 62"
          stroke="hsl(124 42% 38%)"
          strokeWidth="11"
          strokeLinecap="round"
          fill="none"
        />
      </g>
    ))}
  </g>
)
