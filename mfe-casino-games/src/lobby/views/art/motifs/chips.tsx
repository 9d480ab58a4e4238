import { range, slice, star } from '../geometry'
import type { MotifProps } from '../motif'

/** A stack and one more. */
export const Chips = ({ palette: p, random }: MotifProps) => (
  <g>
    {range(5).map((i) => (
      <g key={i}>
        <path
          d={`M42 ${318 - i * 30}V${336 - i * 30}C42 ${366 - i * 30} 186 ${366 - i * 30} 186 ${336 - i * 30}V${318 - i * 30}Z`}
          fill={i % 2 ? p.cream : p.shade}
        />
        <path
          d={`M76 ${334 - i * 30}V${354 - i * 30}H96V${338 - i * 30}ZM134 ${338 - i * 30}V${356 - i * 30}L154 ${352 - i * 30}V${334 - i * 30}Z`}
          fill={i % 2 ? p.main : p.cream}
        />
      </g>
    ))}
    <ellipse cx="114" cy="196" rx="72" ry="26" fill={p.main} />
    <ellipse cx="114" cy="196" rx="44" ry="15" fill={p.cream} />
    <g transform={`rotate(${random() * 40} 208 128)`}>
      <circle cx="208" cy="128" r="70" fill={p.main} />
      {range(6).map((i) => (
        <path key={i} d={slice(208, 128, 50, 70, i * 60, i * 60 + 26)} fill={p.cream} />
      ))}
      <circle cx="208" cy="128" r="44" fill={p.shade} />
      <polygon points={star(208, 128, 28, 12, 5)} fill={p.shine} />
    </g>
  </g>
)
