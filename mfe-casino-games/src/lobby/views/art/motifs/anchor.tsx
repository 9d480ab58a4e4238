import type { MotifProps } from '../motif'

/** An anchor and its rope. */
export const Anchor = ({ palette: p }: MotifProps) => (
  <g>
    <path
      d="M150 76C210 96 250 60 286 110S240 210 276 300"
      stroke={p.cream}
      strokeWidth="9"
      fill="none"
      strokeDasharray="16 5"
    />
    <path d="M150 128V336" stroke={p.main} strokeWidth="24" />
    <path d="M92 166H208" stroke={p.main} strokeWidth="22" strokeLinecap="round" />
    <path d="M52 242C58 304 100 340 150 340S242 304 248 242" stroke={p.main} strokeWidth="24" fill="none" />
    <path d="M28 268L54 214L88 262ZM272 268L246 214L212 262Z" fill={p.main} />
    <circle cx="150" cy="98" r="29" fill="none" stroke={p.shine} strokeWidth="15" />
    <path d="M150 142V320" stroke={p.shine} strokeWidth="6" />
  </g>
)
