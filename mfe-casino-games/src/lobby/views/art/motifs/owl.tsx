import type { MotifProps } from '../motif'

/** An owl on a branch. */
export const Owl = ({ palette: p }: MotifProps) => (
  <g>
    <circle cx="214" cy="92" r="50" fill={p.cream} opacity="0.8" />
    <path
      d="M84 112L106 138H194L216 112C232 160 236 260 206 300C186 326 114 326 94 300C64 260 68 160 84 112Z"
      fill={p.main}
    />
    <path
      d="M78 190C60 224 68 272 98 296C102 262 96 222 78 190ZM222 190C240 224 232 272 202 296C198 262 204 222 222 190Z"
      fill={p.shade}
    />
    {[112, 188].map((x) => (
      <g key={x}>
        <circle cx={x} cy="172" r="35" fill={p.cream} />
        <circle cx={x} cy="172" r="18" fill={p.ink} />
        <circle cx={x - 6} cy="165" r="6" fill="#fff" />
      </g>
    ))}
    <path d="M138 192H162L150 216Z" fill={p.shine} />
    <path
      d="M120 240L130 250L140 240L150 250L160 240L170 250L180 240M126 268L136 278L146 268L156 278L166 268L176 278"
      stroke={p.shine}
      strokeWidth="5"
      fill="none"
      strokeLinejoin="round"
    />
    <path
      d="M0 330C80 314 220 340 300 318"
      stroke={p.shade}
      strokeWidth="16"
      strokeLinecap="round"
      fill="none"
    />
  </g>
)
