import { range } from '../geometry'
import type { MotifProps } from '../motif'

/** A field of nine. */
export const Mines = ({ palette: p, random }: MotifProps) => (
  <g>
    {range(9).map((i) => {
      const x = 36 + (i % 3) * 80
      const y = 86 + Math.floor(i / 3) * 80
      const what = random()
      return (
        <g key={i}>
          <rect
            x={x}
            y={y}
            width="68"
            height="68"
            rx="12"
            fill={what < 0.5 && i !== 4 ? p.shade : p.ink}
            opacity={what < 0.5 && i !== 4 ? 1 : 0.7}
          />
          {i === 4 && (
            <>
              <circle cx={x + 32} cy={y + 38} r="19" fill={p.cream} />
              <path
                d={`M${x + 44} ${y + 24}L${x + 54} ${y + 14}`}
                stroke={p.cream}
                strokeWidth="6"
                strokeLinecap="round"
              />
              <circle cx={x + 56} cy={y + 11} r="6" fill={p.main} />
            </>
          )}
          {i !== 4 && what >= 0.5 && (
            <path
              d={`M${x + 34} ${y + 14}L${x + 54} ${y + 34}L${x + 34} ${y + 56}L${x + 14} ${y + 34}Z`}
              fill={what > 0.75 ? p.main : p.shine}
            />
          )}
        </g>
      )
    })}
  </g>
)
