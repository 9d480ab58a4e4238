import { polar, range, star } from '../geometry'
import type { MotifProps } from '../motif'

/** A spiked fruit, one chamber open. */
export const Durian = ({ palette: p }: MotifProps) => (
  <g>
    <path
      d="M146 96C144 72 154 58 172 50"
      stroke={p.shade}
      strokeWidth="16"
      strokeLinecap="round"
      fill="none"
    />
    <polygon points={star(150, 210, 122, 100, 26)} fill={p.shade} />
    <polygon points={star(150, 210, 104, 86, 22)} fill={p.main} />
    {range(16).map((i) => {
      const [x, y] = polar(150, 210, 82, i * 22.5)
      return <path key={i} d={`M${x - 7} ${y + 6}L${x} ${y - 9}L${x + 7} ${y + 6}Z`} fill={p.shade} />
    })}
    <ellipse cx="150" cy="214" rx="42" ry="66" fill={p.cream} />
    <path d="M150 152C130 178 130 250 150 276C170 250 170 178 150 152Z" fill={p.shine} />
  </g>
)
