import type { MotifProps } from '../motif'

/** A bowl from above. */
export const Bowl = ({ palette: p }: MotifProps) => (
  <g>
    <circle cx="146" cy="206" r="116" fill={p.shade} />
    <circle cx="146" cy="206" r="100" fill={p.main} />
    <circle cx="146" cy="206" r="88" fill={p.cream} />
    <path
      d="M92 224C106 206 122 240 138 222S170 240 186 222M96 250C112 232 126 264 144 248S172 262 190 246"
      stroke={p.shine}
      strokeWidth="8"
      fill="none"
      strokeLinecap="round"
    />
    <circle cx="116" cy="176" r="34" fill="#fff" />
    <circle cx="116" cy="176" r="18" fill="hsl(42 92% 56%)" />
    <path d="M160 150L214 164L202 206C184 208 166 196 160 150Z" fill="hsl(356 62% 54%)" />
    <path d="M158 262C168 246 194 250 200 262C190 278 168 278 158 262Z" fill="hsl(120 40% 42%)" />
    <path d="M180 148L268 26M200 160L288 44" stroke={p.ink} strokeWidth="9" strokeLinecap="round" />
  </g>
)
