import { gameFavourite, gameMarks } from '@touchline/contracts/calls'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { gameOf } from '../../testing/games'
import { MarksStore } from './marks-store'

function opened() {
  const fake = createFakeHost()
  fake.answer(gameMarks, { favourites: ['lotus-reel/koi'], recents: ['northlight/jade-tiger'] })
  return { fake, store: new MarksStore(fake.host.call) }
}
const koi = gameOf({ provider: 'lotus-reel', game_code: 'koi' })
const tiger = gameOf()

describe('marks of games', () => {
  test('come from the server', async () => {
    const { store } = opened()
    await store.load()
    expect([...store.favourites]).toEqual(['lotus-reel/koi'])
    expect(store.recents).toEqual(['northlight/jade-tiger'])
  })

  test.each([
    [koi, false, []],
    [tiger, true, ['lotus-reel/koi', 'northlight/jade-tiger']],
  ])('change at once, and are sent', async ({ provider, game_code }, on, expected) => {
    const { fake, store } = opened()
    await store.load()
    fake.answer(gameFavourite, { favourites: expected, recents: [] })
    const sent = store.toggle({ provider, game_code })
    expect([...store.favourites]).toEqual(expected)
    await sent
    expect(fake.asked.at(-1)).toEqual({ name: 'gameFavourite', request: { provider, game_code, on } })
    expect([...store.favourites]).toEqual(expected)
  })

  test('go back when the server rejects the change', async () => {
    const { fake, store } = opened()
    await store.load()
    fake.refuse(gameFavourite, 'fieldMaxValue')
    await store.toggle(tiger)
    expect([...store.favourites]).toEqual(['lotus-reel/koi'])
  })
})
