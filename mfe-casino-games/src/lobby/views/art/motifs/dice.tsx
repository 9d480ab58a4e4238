import type { MotifProps } from '../motif'

/** Two dice in the air. */
export const Dice = ({ palette: p, random }: MotifProps) => (
  <g>
    {[
      { x: 104, y: 158, turn: -16, fill: p.main, dot: p.cream },
      { x: 190, y: 262, turn: 18, fill: p.cream, dot: p.main },
    ].map(({ x, y, turn, fill, dot }, i) => (
      <g key={x} transform={`translate(${x} ${y}) rotate(${turn + random() * 8})`}>
        <rect x="-64" y="-58" width="134" height="134" rx="24" fill={p.ink} opacity="0.35" />
        <rect x="-66" y="-66" width="132" height="132" rx="24" fill={fill} />
        {(i === 0
          ? [
              [-34, -34],
              [34, -34],
              [0, 0],
              [-34, 34],
              [34, 34],
            ]
          : [
              [-34, -34],
              [0, 0],
              [34, 34],
            ]
        ).map(([cx, cy]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="13" fill={dot} />
        ))}
      </g>
    ))}
  </g>
)
