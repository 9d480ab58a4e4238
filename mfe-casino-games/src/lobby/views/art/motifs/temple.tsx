import type { MotifProps } from '../motif'

/** Spires before a low sun. */
export const Temple = ({ palette: p }: MotifProps) => (
  <g>
    <circle cx="150" cy="176" r="92" fill={p.shine} />
    <circle cx="150" cy="176" r="66" fill={p.cream} opacity="0.5" />
    <path
      d="M150 66L160 150C184 170 194 196 198 226H222V262H248V310H52V262H78V226H102C106 196 116 170 140 150Z"
      fill={p.shade}
    />
    <path d="M44 400V286L58 228L72 286V400ZM228 400V286L242 228L256 286V400Z" fill={p.ink} />
    <path d="M28 310H272V400H28Z" fill={p.ink} />
    <path d="M132 400V340A18 18 0 0 1 168 340V400Z" fill={p.main} />
    <path d="M102 226H198M78 262H222" stroke={p.main} strokeWidth="5" />
  </g>
)
