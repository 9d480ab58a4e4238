import { range } from '../geometry'
import type { MotifProps } from '../motif'

/** A rocket leaving. */
export const Rocket = ({ palette: p, random }: MotifProps) => (
  <g>
    {range(10).map((i) => (
      <circle key={i} cx={random() * 300} cy={random() * 400} r={1.5 + random() * 2.5} fill={p.cream} />
    ))}
    <g transform="rotate(32 150 200)">
      <path d="M118 286L150 392L182 286Z" fill={p.shine} />
      <path d="M130 286L150 352L170 286Z" fill={p.cream} />
      <path d="M106 208L66 276L112 270ZM194 208L234 276L188 270Z" fill={p.shade} />
      <path d="M150 48C198 96 206 210 186 290H114C94 210 102 96 150 48Z" fill={p.cream} />
      <path d="M150 48C170 68 183 98 189 132H111C117 98 130 68 150 48Z" fill={p.main} />
      <circle cx="150" cy="180" r="25" fill={p.shade} />
      <circle cx="150" cy="180" r="16" fill={p.accent} />
      <path d="M114 290H186V304H114Z" fill={p.ink} />
    </g>
  </g>
)
