import type { Game } from '@touchline/contracts/calls'
import { memo } from 'react'
import { seededRandom } from '../../domain/seeded-random'
import { GROUNDS } from './grounds'
import { motifOf } from './motif-of'
import { paletteOf } from './palette'

type Pictured = Pick<Game, 'art' | 'image' | 'image_34' | 'category'>

/** The picture of a game: the provider's own, or one drawn from hues and seed, the same wherever the game is. */
export const TileArt = memo(({ art, image, image_34, category }: Pictured) => {
  const src = image_34 ?? image
  if (src !== null) return <img src={src} alt="" width="300" height="400" loading="lazy" decoding="async" />
  const palette = paletteOf(art)
  const random = seededRandom(art.seed)
  const Ground = GROUNDS[Math.floor(random() * GROUNDS.length)]
  const Motif = motifOf(art, category)
  return (
    <svg viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <rect width="300" height="400" fill={palette.ground} />
      {Ground && <Ground palette={palette} random={random} />}
      <Motif palette={palette} random={random} />
    </svg>
  )
})
