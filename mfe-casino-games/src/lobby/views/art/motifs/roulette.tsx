import { polar, range, slice } from '../geometry'
import type { MotifProps } from '../motif'

/** A wheel and its ball. */
export const Roulette = ({ palette: p, random }: MotifProps) => (
  <g transform="translate(0 6)">
    <circle cx="150" cy="194" r="128" fill={p.shade} />
    {range(24).map((i) => (
      <path
        key={i}
        d={slice(150, 194, 74, 116, i * 15, i * 15 + 15)}
        fill={i === 0 ? 'hsl(150 60% 36%)' : i % 2 ? 'hsl(356 68% 46%)' : '#15171c'}
      />
    ))}
    <circle cx="150" cy="194" r="74" fill={p.main} />
    <circle cx="150" cy="194" r="52" fill={p.shade} />
    {range(4).map((i) => {
      const [x, y] = polar(150, 194, 60, i * 90 + 45)
      return <path key={i} d={`M150 194L${x} ${y}`} stroke={p.shine} strokeWidth="9" strokeLinecap="round" />
    })}
    <circle cx="150" cy="194" r="18" fill={p.shine} />
    {(() => {
      const [cx, cy] = polar(150, 194, 95, Math.floor(random() * 24) * 15 + 7.5)
      return <circle cx={cx} cy={cy} r="10" fill="#fff" />
    })()}
    <circle cx="150" cy="194" r="122" fill="none" stroke={p.shine} strokeWidth="4" />
  </g>
)
