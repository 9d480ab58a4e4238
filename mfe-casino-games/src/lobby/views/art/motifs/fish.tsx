import { range } from '../geometry'
import type { MotifProps } from '../motif'

/** A fish and its bubbles. */
export const Fish = ({ palette: p, random }: MotifProps) => (
  <g>
    {range(5).map((i) => (
      <circle
        key={i}
        cx={40 + random() * 70}
        cy={60 + i * 30}
        r={4 + random() * 8}
        fill="none"
        stroke={p.cream}
        strokeWidth="3"
      />
    ))}
    <path d="M198 208L278 148C270 188 270 228 278 268Z" fill={p.shade} />
    <path d="M120 142C140 108 178 104 196 112C188 128 186 144 190 158Z" fill={p.shade} />
    <path d="M34 214C64 150 154 128 220 204C162 292 70 280 34 214Z" fill={p.main} />
    <path d="M96 160C84 190 84 240 98 266C72 256 50 240 34 214C48 184 70 168 96 160Z" fill={p.shine} />
    {range(3).map((i) => (
      <path
        key={i}
        d={`M${122 + i * 26} ${180 - i * 2}C${138 + i * 26} 194 ${138 + i * 26} 226 ${122 + i * 26} 242`}
        stroke={p.shine}
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
      />
    ))}
    <circle cx="68" cy="200" r="13" fill={p.cream} />
    <circle cx="66" cy="200" r="6" fill={p.ink} />
    <path d="M0 352C60 330 100 366 160 346S260 344 300 352V400H0Z" fill={p.accent} opacity="0.6" />
  </g>
)
