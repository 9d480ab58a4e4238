import type { MotifProps } from '../motif'

/** A striped face. */
export const Tiger = ({ palette: p }: MotifProps) => (
  <g>
    <path d="M66 148L82 84L134 118ZM234 148L218 84L166 118Z" fill={p.shade} />
    <path d="M84 136L92 104L116 122ZM216 136L208 104L184 122Z" fill={p.cream} />
    <path
      d="M150 104C216 104 246 158 240 210C234 266 196 300 150 300C104 300 66 266 60 210C54 158 84 104 150 104Z"
      fill={p.main}
    />
    <path
      d="M150 222C190 222 208 244 202 266C192 290 172 298 150 298C128 298 108 290 98 266C92 244 110 222 150 222Z"
      fill={p.cream}
    />
    <path
      d="M150 108V150M126 112L132 146M174 112L168 146M62 196L98 202M64 228L96 224M238 196L202 202M236 228L204 224"
      stroke={p.ink}
      strokeWidth="9"
      strokeLinecap="round"
    />
    <path d="M100 184L132 192M200 184L168 192" stroke={p.ink} strokeWidth="10" strokeLinecap="round" />
    <path d="M134 232H166L150 250Z" fill={p.ink} />
    <path
      d="M150 250V264M150 264C140 276 128 276 122 268M150 264C160 276 172 276 178 268"
      stroke={p.ink}
      strokeWidth="5"
      fill="none"
      strokeLinecap="round"
    />
  </g>
)
