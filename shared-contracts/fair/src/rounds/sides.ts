import { sha256, utf8 } from '../fairness/bytes'
import { drawsOf } from '../fairness/draws'
import type { RoundKind } from './kinds'

const FIGHTERS = [
  'Rico Dalmar',
  'Ivo Brandt',
  'Teo Maliwat',
  'Sammy Okoro',
  'Luka Peric',
  'Danny Fairweather',
  'Jun Ishida',
  'Mateo Cruz',
  'Aung Zaw Lin',
  'Somrak Chai',
]
const WRESTLERS = [
  'Umikaze',
  'Takamori',
  'Kitanohara',
  'Shirayama',
  'Kurogane',
  'Asanami',
  'Hoshinada',
  'Ryusei',
]
const TEAMS = [
  'Iron Tide',
  'Night Market',
  'Paper Tigers',
  'North Pier',
  'Red Lanterns',
  'Storm Alley',
  'Golden Palms',
  'Dockside Five',
]

const ROSTERS: Readonly<Record<number, readonly string[]>> = { 47: WRESTLERS, 53: TEAMS }

/**
 * Names of home and away, the same in every language: of a match from its facts, of a fight by its public id alone. They decide
 * nothing of the draw. Empty for rounds without sides.
 */
export function sidesOf(
  { family, sport }: Pick<RoundKind, 'family' | 'sport'>,
  publicId: string,
  facts: unknown,
): readonly string[] {
  if (family === 'soccer') {
    const { home, away } = facts as { readonly home?: string; readonly away?: string }
    return [home ?? '', away ?? '']
  }
  if (family !== 'fight') return []
  const draws = drawsOf({ seed: sha256(utf8(`sides:${publicId}`)), clientSeed: publicId, nonce: 0 })
  return draws.pick(ROSTERS[sport ?? 0] ?? FIGHTERS, 2)
}
