import type { MotifProps } from '../motif'

/** A painted stage mask. */
export const Mask = ({ palette: p }: MotifProps) => (
  <g>
    <path
      d="M150 62C216 62 238 112 234 184C230 260 196 342 150 342S70 260 66 184C62 112 84 62 150 62Z"
      fill={p.cream}
    />
    <path
      d="M150 62C216 62 238 112 234 184C214 196 192 190 176 172C166 158 158 120 150 108C142 120 134 158 124 172C108 190 86 196 66 184C62 112 84 62 150 62Z"
      fill={p.main}
    />
    <path
      d="M82 184C98 164 126 166 136 186C118 200 98 200 82 184ZM218 184C202 164 174 166 164 186C182 200 202 200 218 184Z"
      fill={p.ink}
    />
    <path
      d="M80 152C98 132 124 138 138 156M220 152C202 132 176 138 162 156"
      stroke={p.ink}
      strokeWidth="9"
      strokeLinecap="round"
      fill="none"
    />
    <path
      d="M150 190V236M136 240C144 250 156 250 164 240"
      stroke={p.shade}
      strokeWidth="6"
      strokeLinecap="round"
      fill="none"
    />
    <path d="M116 278C138 266 162 266 184 278C164 302 136 302 116 278Z" fill={p.shade} />
    <path
      d="M150 70V104M128 78L134 100M172 78L166 100"
      stroke={p.shine}
      strokeWidth="6"
      strokeLinecap="round"
    />
  </g>
)
