import type { MotifProps } from '../motif'

/** Paper lanterns on strings. */
export const Lanterns = ({ palette: p, random }: MotifProps) => (
  <g>
    {[
      { x: 92, y: 120, s: 1 },
      { x: 212, y: 96, s: 0.74 },
      { x: 196, y: 240, s: 1.25 },
      { x: 78, y: 290, s: 0.7 + random() * 0.2 },
    ].map(({ x, y, s }) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${s})`}>
        <path d={`M0 ${-y / s}V-44M-10 44V74M0 44V82M10 44V74`} stroke={p.cream} strokeWidth="3" />
        <ellipse rx="42" ry="40" fill={p.main} />
        <path
          d="M-18 -36C-28 -14 -28 14 -18 36M18 -36C28 -14 28 14 18 36M0 -40V40"
          stroke={p.shine}
          strokeWidth="4"
          fill="none"
        />
        <path d="M-22 -46H22V-34H-22ZM-22 34H22V46H-22Z" fill={p.cream} />
      </g>
    ))}
  </g>
)
