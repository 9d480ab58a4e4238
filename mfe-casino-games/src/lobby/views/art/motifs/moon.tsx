import { range } from '../geometry'
import type { MotifProps } from '../motif'

/** A crescent among clouds. */
export const Moon = ({ palette: p, random }: MotifProps) => (
  <g>
    {range(9).map((i) => (
      <circle key={i} cx={random() * 300} cy={random() * 240} r={1.5 + random() * 3} fill={p.cream} />
    ))}
    <path d="M182 76A104 104 0 1 0 238 244A86 86 0 1 1 182 76Z" fill={p.main} />
    <path d="M168 84A96 96 0 0 0 96 240A112 112 0 0 1 168 84Z" fill={p.shine} />
    <path
      d="M-10 340C-6 306 44 300 58 320C70 286 128 288 134 322C160 300 196 316 192 344C220 338 232 352 228 372H-10Z"
      fill={p.cream}
      opacity="0.9"
    />
    <path
      d="M150 388C156 352 206 350 214 374C232 342 286 346 288 380C300 376 306 384 306 400H150Z"
      fill={p.accent}
    />
  </g>
)
