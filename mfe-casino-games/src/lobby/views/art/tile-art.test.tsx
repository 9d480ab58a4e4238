import { GAME_CATEGORIES, type GameCategory } from '@touchline/contracts/calls'
import * as fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { MOTIFS } from './motifs'
import { TileArt } from './tile-art'

const NO_IMAGE = { image: null, image_34: null }

const draw = (
  art: Partial<Parameters<typeof TileArt>[0]['art']>,
  category: GameCategory = 'slots',
  images: { image: string | null; image_34: string | null } = NO_IMAGE,
) =>
  renderToStaticMarkup(
    <TileArt art={{ motif: null, hue: 150, hue2: 40, seed: 1, ...art }} {...images} category={category} />,
  )

describe('the picture of a game', () => {
  test.each(Object.keys(MOTIFS))('draws %s the same way twice, and nothing is not a number', (motif) => {
    const picture = draw({ motif })
    expect(draw({ motif })).toBe(picture)
    expect(picture).not.toMatch(/NaN|undefined/)
  })

  test('differs from motif to motif', () => {
    const pictures = Object.keys(MOTIFS).map((motif) => draw({ motif }))
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  test('is drawn for any hues and seed, with a motif the page does not know or none', () => {
    const motifs = fc.oneof(fc.constantFrom('toString', 'unknown'), fc.constant(null))
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer(),
        fc.nat(),
        motifs,
        fc.constantFrom(...GAME_CATEGORIES),
        (hue, hue2, seed, motif, category) => {
          expect(draw({ hue, hue2, seed, motif }, category)).not.toMatch(/NaN|undefined/)
        },
      ),
      { numRuns: 200 },
    )
  })

  test('is the image of the provider when there is one', () => {
    expect(draw({}, 'slots', { image: '/koi.webp', image_34: null })).toContain('src="/koi.webp"')
    expect(draw({}, 'slots', { image: '/koi.webp', image_34: '/34.webp' })).toContain('src="/34.webp"')
  })
})
