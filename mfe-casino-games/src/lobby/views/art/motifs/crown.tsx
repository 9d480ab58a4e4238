import type { MotifProps } from '../motif'

/** A crown on its cushion. */
export const Crown = ({ palette: p }: MotifProps) => (
  <g>
    <path
      d="M40 300C80 282 220 282 260 300C276 330 262 356 246 360C190 346 110 346 54 360C38 356 24 330 40 300Z"
      fill={p.accent}
    />
    <path d="M62 282L44 146L102 206L150 104L198 206L256 146L238 282Z" fill={p.main} />
    <path d="M150 104L198 206L256 146L238 282H150Z" fill={p.shade} opacity="0.4" />
    <path d="M60 262H240V296H60Z" fill={p.shine} />
    {[44, 150, 256].map((x) => (
      <circle key={x} cx={x} cy={x === 150 ? 96 : 138} r="14" fill={p.cream} />
    ))}
    {[92, 150, 208].map((x, i) => (
      <circle key={x} cx={x} cy="279" r="10" fill={i === 1 ? p.ink : p.accent} />
    ))}
  </g>
)
