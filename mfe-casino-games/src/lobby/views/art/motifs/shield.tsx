import { star } from '../geometry'
import type { MotifProps } from '../motif'

/** A shield over two blades. */
export const Shield = ({ palette: p }: MotifProps) => (
  <g>
    {[-38, 38].map((turn) => (
      <g key={turn} transform={`rotate(${turn} 150 210)`}>
        <path d="M140 330V76L150 46L160 76V330Z" fill={p.cream} />
        <path d="M150 46L160 76V330H150Z" fill={p.accent} />
        <path d="M120 322H180V336H120Z" fill={p.shade} />
        <path d="M142 336H158V382H142Z" fill={p.ink} />
      </g>
    ))}
    <path
      d="M150 104C182 124 214 130 240 130C246 226 214 294 150 326C86 294 54 226 60 130C86 130 118 124 150 104Z"
      fill={p.shade}
    />
    <path d="M150 124C178 140 204 146 224 146C228 224 202 280 150 306Z" fill={p.main} />
    <path d="M150 124C122 140 96 146 76 146C72 224 98 280 150 306Z" fill={p.shine} />
    <polygon points={star(150, 212, 46, 19, 5)} fill={p.cream} />
  </g>
)
