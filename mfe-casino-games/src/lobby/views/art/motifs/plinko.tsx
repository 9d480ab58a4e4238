import { range } from '../geometry'
import type { MotifProps } from '../motif'

/** Pegs and a falling ball. */
export const Plinko = ({ palette: p }: MotifProps) => (
  <g>
    {range(6).flatMap((row) =>
      range(row + 3).map((i) => (
        <circle
          key={`${row} ${i}`}
          cx={150 + (i - (row + 2) / 2) * 34}
          cy={88 + row * 36}
          r="7"
          fill={p.cream}
        />
      )),
    )}
    <path
      d="M150 56L134 106L150 142L166 178"
      stroke={p.shine}
      strokeWidth="3"
      strokeDasharray="4 8"
      fill="none"
    />
    <circle cx="166" cy="196" r="16" fill={p.main} />
    <circle cx="161" cy="190" r="5" fill={p.cream} />
    {range(7).map((i) => (
      <rect
        key={i}
        x={16 + i * 39}
        y="308"
        width="34"
        height="46"
        rx="7"
        fill={
          [p.main, p.shade, p.accent, p.ink][
            Math.abs(i - 3) === 3 ? 0 : Math.abs(i - 3) === 2 ? 1 : Math.abs(i - 3) === 1 ? 2 : 3
          ]
        }
      />
    ))}
  </g>
)
