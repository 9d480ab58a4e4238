import { points, polar, range, slice } from './geometry'
import type { Motif } from './motif'

const Rays: Motif = ({ palette }) => (
  <g fill={palette.groundMark}>
    {range(12).map((i) => (
      <polygon
        key={i}
        points={points([[150, 200], polar(150, 200, 360, i * 30), polar(150, 200, 360, i * 30 + 15)])}
      />
    ))}
  </g>
)

const Scales: Motif = ({ palette }) => (
  <g fill="none" stroke={palette.groundMark} strokeWidth="5">
    {range(45).map((i) => {
      const row = Math.floor(i / 5)
      const x = (i % 5) * 75 + (row % 2 ? 37 : 0)
      return [36, 24, 12].map((r) => <circle key={`${i} ${r}`} cx={x} cy={row * 48} r={r} />)
    })}
  </g>
)

const Stripes: Motif = ({ palette, random }) => (
  <g stroke={palette.groundMark} strokeWidth={10 + random() * 16}>
    {range(12).map((i) => (
      <path key={i} d={`M${i * 64 - 240} 420L${i * 64} -20`} />
    ))}
  </g>
)

const Dots: Motif = ({ palette }) => (
  <g fill={palette.groundMark}>
    {range(63).map((i) => (
      <circle
        key={i}
        cx={(i % 7) * 50 + (Math.floor(i / 7) % 2 ? 25 : 0)}
        cy={Math.floor(i / 7) * 50}
        r="8"
      />
    ))}
  </g>
)

const Rings: Motif = ({ palette }) => (
  <g fill="none" stroke={palette.groundMark} strokeWidth="14">
    {range(6).map((i) => (
      <circle key={i} cx="150" cy="200" r={50 + i * 42} />
    ))}
  </g>
)

const Hills: Motif = ({ palette, random }) => (
  <g fill={palette.groundMark}>
    {range(3).map((i) => (
      <ellipse key={i} cx={random() * 300} cy={410} rx={150 + random() * 80} ry={70 + i * 44} opacity="0.7" />
    ))}
  </g>
)

const Disc: Motif = ({ palette }) => <circle cx="150" cy="200" r="138" fill={palette.groundMark} />

const Sunset: Motif = ({ palette }) => (
  <g fill={palette.groundMark}>
    {range(4).map((i) => (
      <path key={i} d={slice(150, 400, i * 90 + 60, i * 90 + 105, -90, 90)} />
    ))}
  </g>
)

/** Patterns behind a drawing; the seed picks one. */
export const GROUNDS: readonly Motif[] = [Disc, Rays, Scales, Stripes, Dots, Rings, Hills, Sunset]
