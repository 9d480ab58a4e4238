import * as fc from 'fast-check'
import { createFavouriteGames } from './favourite-games'

function memory(stored: Record<string, string> = {}) {
  return {
    stored,
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value
    },
  }
}

describe('favourite games', () => {
  test('come back as they were saved, each member to its own', () => {
    const storage = memory()
    createFavouriteGames(() => storage, 'demo').save(new Set(['koi', 'wave']))
    expect(createFavouriteGames(() => storage, 'demo').load()).toEqual(new Set(['koi', 'wave']))
    expect(createFavouriteGames(() => storage, 'demo2').load()).toEqual(new Set())
  })

  test('are texts, whatever is stored', () => {
    const anything = fc.oneof(fc.json(), fc.string())
    fc.assert(
      fc.property(anything, (text) => {
        const kept = createFavouriteGames(() => memory({ 'touchline.favourite-games.demo': text }), 'demo')
        for (const id of kept.load()) expect(typeof id).toBe('string')
      }),
    )
  })

  const refuses = () => {
    throw new Error('forbidden')
  }
  test.each([
    ['refuses', () => ({ getItem: refuses, setItem: refuses })],
    ['is blocked altogether', refuses],
  ])('do without a storage that %s', (_, storage) => {
    const kept = createFavouriteGames(storage, 'demo')
    expect(kept.load()).toEqual(new Set())
    expect(() => kept.save(new Set(['koi']))).not.toThrow()
  })
})
