import { Icon } from '@touchline/ui'
import { cx } from './board-classes'

type Stripes = readonly [direction: 'h' | 'v', ...colours: string[]]

/** Flags that stripes or a cross can draw; others show their letters, so that no image has to load. */
const STRIPES: Readonly<Record<string, Stripes>> = {
  ES: ['h', '#c60b1e 25%', '#ffc400 25% 75%', '#c60b1e 75%'],
  DE: ['h', '#000 33.3%', '#d00 33.3% 66.6%', '#ffce00 66.6%'],
  IT: ['v', '#009246 33.3%', '#fff 33.3% 66.6%', '#ce2b37 66.6%'],
  FR: ['v', '#002395 33.3%', '#fff 33.3% 66.6%', '#ed2939 66.6%'],
  NL: ['h', '#ae1c28 33.3%', '#fff 33.3% 66.6%', '#21468b 66.6%'],
  BE: ['v', '#000 33.3%', '#fae042 33.3% 66.6%', '#ed2939 66.6%'],
  PT: ['v', '#046a38 40%', '#da291c 40%'],
  ID: ['h', '#ce1126 50%', '#fff 50%'],
  TH: [
    'h',
    '#a51931 16.6%',
    '#f4f5f8 16.6% 33.3%',
    '#2d2a4a 33.3% 66.6%',
    '#f4f5f8 66.6% 83.3%',
    '#a51931 83.3%',
  ],
  MM: ['h', '#fecb00 33.3%', '#34b233 33.3% 66.6%', '#ea2839 66.6%'],
  AT: ['h', '#ed2939 33.3%', '#fff 33.3% 66.6%', '#ed2939 66.6%'],
  AR: ['h', '#74acdf 33.3%', '#fff 33.3% 66.6%', '#74acdf 66.6%'],
  PL: ['h', '#fff 50%', '#dc143c 50%'],
  RU: ['h', '#fff 33.3%', '#0039a6 33.3% 66.6%', '#d52b1e 66.6%'],
  CO: ['h', '#fcd116 50%', '#003893 50% 75%', '#ce1126 75%'],
}
const CROSSES: Readonly<Record<string, readonly [ground: string, cross: string]>> = {
  EN: ['#fff', '#ce1124'],
  GB: ['#fff', '#ce1124'],
  DK: ['#c60c30', '#fff'],
  SE: ['#006aa7', '#fecc00'],
  FI: ['#fff', '#003580'],
  NO: ['#ba0c2f', '#00205b'],
}

/** Codes of feeds for cups of a continent or the world. */
const BETWEEN_COUNTRIES: ReadonlySet<string> = new Set(['XX', 'EU', 'INT', 'WW', 'WORLD'])

function background(country: string): string | undefined {
  const stripes = STRIPES[country]
  if (stripes) {
    const [direction, ...colours] = stripes
    return `linear-gradient(${direction === 'h' ? '180deg' : '90deg'}, ${colours.join(', ')})`
  }
  const cross = CROSSES[country]
  if (!cross) return undefined
  const [ground, colour] = cross
  const bar = (angle: string) =>
    `linear-gradient(${angle}, transparent 40%, ${colour} 40% 60%, transparent 60%)`
  return `${bar('180deg')}, ${bar('90deg')}, ${ground}`
}

/** Country of a league. Decoration: the name of the league says the same. */
export function Flag({ country }: { country: string }) {
  // A cup between countries flies no flag.
  if (country === '' || BETWEEN_COUNTRIES.has(country))
    return <Icon name="globe" size={16} className={cx('globe')} />
  const drawn = background(country)
  return (
    <span
      className={cx('flag', !drawn && 'letters')}
      style={drawn ? { background: drawn } : undefined}
      aria-hidden="true"
    >
      {drawn ? null : country.slice(0, 2)}
    </span>
  )
}
