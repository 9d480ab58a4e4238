import type { MotifProps } from '../motif'

/** A controller. */
export const Gamepad = ({ palette: p, random }: MotifProps) => (
  <g transform={`rotate(${-12 + random() * 10} 150 200)`}>
    <path
      d="M88 138H212C262 138 282 196 284 254C286 298 244 308 222 276L204 250H96L78 276C56 308 14 298 16 254C18 196 38 138 88 138Z"
      fill={p.main}
    />
    <path
      d="M88 138H212C230 138 244 146 256 160C200 148 100 148 44 160C56 146 70 138 88 138Z"
      fill={p.shine}
    />
    <path d="M84 176H104V194H122V214H104V232H84V214H66V194H84Z" fill={p.ink} />
    {[
      [206, 180],
      [230, 204],
      [182, 204],
      [206, 228],
    ].map(([cx, cy], i) => (
      <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="12" fill={[p.cream, p.accent, p.shade, p.ink][i]} />
    ))}
    <rect x="134" y="172" width="32" height="12" rx="6" fill={p.shade} />
    <path d="M150 138C150 104 116 100 120 62" stroke={p.cream} strokeWidth="7" fill="none" />
  </g>
)
