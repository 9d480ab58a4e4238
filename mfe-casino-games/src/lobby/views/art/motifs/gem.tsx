import { range, star } from '../geometry'
import type { MotifProps } from '../motif'

/** A cut stone. */
export const Gem = ({ palette: p, random }: MotifProps) => (
  <g>
    {range(5).map((i) => (
      <polygon key={i} points={star(30 + random() * 240, 50 + random() * 300, 9, 3, 4)} fill={p.cream} />
    ))}
    <path d="M84 120H216L264 184L150 322L36 184Z" fill={p.main} />
    <path d="M84 120L108 184H36ZM216 120L192 184H264Z" fill={p.shade} />
    <path d="M84 120H150L108 184ZM216 120H150L192 184Z" fill={p.shine} />
    <path d="M150 120L192 184H108Z" fill={p.cream} opacity="0.85" />
    <path d="M108 184H192L150 322Z" fill={p.shine} opacity="0.6" />
    <path d="M36 184H108L150 322Z" fill={p.shade} opacity="0.45" />
  </g>
)
