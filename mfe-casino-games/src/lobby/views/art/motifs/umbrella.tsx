import { range } from '../geometry'
import type { MotifProps } from '../motif'

/** A paper umbrella in the rain. */
export const Umbrella = ({ palette: p, random }: MotifProps) => (
  <g>
    {range(12).map((i) => {
      const x = 20 + random() * 260
      const y = random() * 360
      return (
        <path
          key={i}
          d={`M${x} ${y}L${x - 8} ${y + 26}`}
          stroke={p.accent}
          strokeWidth="4"
          strokeLinecap="round"
        />
      )
    })}
    <path
      d="M150 200V330C150 356 188 356 188 330"
      stroke={p.cream}
      strokeWidth="9"
      fill="none"
      strokeLinecap="round"
    />
    <path
      d="M28 222C32 136 86 86 150 86S268 136 272 222C256 206 232 206 212 222C192 204 170 204 150 222C130 204 108 204 88 222C68 206 44 206 28 222Z"
      fill={p.main}
    />
    <path d="M150 86C108 124 94 170 88 222C68 206 44 206 28 222C32 136 86 86 150 86Z" fill={p.shade} />
    <path d="M150 86C128 124 128 180 150 222C172 180 172 124 150 86Z" fill={p.shine} />
    <path d="M150 66V88" stroke={p.cream} strokeWidth="8" strokeLinecap="round" />
    <path d="M46 176C90 158 210 158 254 176" stroke={p.cream} strokeWidth="5" fill="none" opacity="0.8" />
  </g>
)
