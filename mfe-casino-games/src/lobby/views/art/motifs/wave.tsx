import type { MotifProps } from '../motif'

/** Swell under a sun. */
export const Wave = ({ palette: p, random }: MotifProps) => (
  <g>
    <circle cx={196 + random() * 24} cy="112" r="48" fill={p.main} />
    {[p.accent, p.shine, p.shade, p.ink].map((fill, i) => (
      <path
        key={fill}
        d={`M0 ${206 + i * 44}C34 ${166 + i * 44} 62 ${166 + i * 44} 92 ${206 + i * 44}S160 ${246 + i * 44} 196 ${206 + i * 44}S264 ${166 + i * 44} 300 ${196 + i * 44}V400H0Z`}
        fill={fill}
      />
    ))}
    <path
      d="M54 188C70 178 84 186 94 202M204 226C222 210 244 206 262 214"
      stroke={p.cream}
      strokeWidth="5"
      strokeLinecap="round"
      fill="none"
    />
  </g>
)
