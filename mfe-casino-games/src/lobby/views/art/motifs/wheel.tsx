import { polar, range, slice, star } from '../geometry'
import type { MotifProps } from '../motif'

/** A wheel of fortune. */
export const Wheel = ({ palette: p }: MotifProps) => (
  <g>
    <path d="M104 360L150 220L196 360Z" fill={p.ink} />
    <circle cx="150" cy="194" r="122" fill={p.cream} />
    {range(12).map((i) => (
      <path
        key={i}
        d={slice(150, 194, 0, 112, i * 30, i * 30 + 30)}
        fill={[p.main, p.shade, p.shine, p.accent][i % 4]}
      />
    ))}
    {range(12).map((i) => {
      const [cx, cy] = polar(150, 194, 117, i * 30)
      return <circle key={i} cx={cx} cy={cy} r="4" fill={p.ink} />
    })}
    <circle cx="150" cy="194" r="30" fill={p.cream} />
    <polygon points={star(150, 194, 20, 8, 5)} fill={p.shade} />
    <path d="M132 58H168L150 98Z" fill={p.ink} />
  </g>
)
