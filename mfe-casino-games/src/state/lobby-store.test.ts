import type { ErrorCode } from '@touchline/contracts/errors'
import type { CallResult } from '@touchline/contracts/host'
import { ListStore } from '@touchline/screens/list'
import { type LobbyView, lobbyAddress, WHOLE_LOBBY } from '../domain/lobby-view'
import { gameOf, manyGames, NOW, sampleLobby } from '../testing/games'
import type { Lobby } from '../transport/lobby-calls'
import { FavouritesStore } from './favourites-store'
import { isDisabling, LobbyStore, TILES_STEP } from './lobby-store'

const settle = () => new Promise((next) => setTimeout(next))
const ok = (data: Lobby): CallResult<Lobby> => ({ kind: 'ok', data })

/** The lobby of slots, at the place of its provider if one is given. */
function opened(answers: CallResult<Lobby>[], place: number | null = null) {
  const asked: number[] = []
  const went: string[] = []
  const clock = { now: NOW }
  const list = new ListStore<LobbyView, Lobby>({
    address: lobbyAddress('/slots'),
    ask: async () => {
      asked.push(clock.now)
      return answers[Math.min(asked.length, answers.length) - 1] as CallResult<Lobby>
    },
    totalOf: ({ games }) => games.length,
    questionOf: () => '',
    goTo: (path, { replace }) => went.push(replace ? `${path} in place` : path),
  })
  const lobby = { category: 'slots', provider: place } as const
  const store = new LobbyStore(list, lobby, new FavouritesStore(), () => clock.now)
  const show = (part: Partial<LobbyView> = {}) => {
    list.show({ ...WHOLE_LOBBY, ...part })
    return settle()
  }
  return { store, show, asked, went, clock }
}

describe('a lobby', () => {
  test('asks for its games once, whatever part of them is looked at', async () => {
    const { store, show, asked } = opened([ok(sampleLobby())])
    await show()
    await show({ filter: 'hot' })
    expect(store.found.map(({ name }) => name)).toEqual(['Golden Koi'])
    expect(asked).toHaveLength(1)
  })

  test.each([
    [null, null, null],
    [2, null, 'lotus-reel'],
    [9, null, null],
    [2, 'all', null],
    [2, 'northlight', 'northlight'],
    [null, 'unknown', null],
  ])('at place %s asked for provider %s shows %s', async (place, provider, shown) => {
    const { store, show } = opened([ok(sampleLobby())], place)
    await show({ provider })
    expect(store.provider).toBe(shown)
  })

  test('draws a few tiles first, more step by step, and of another view a few again', async () => {
    const { store, show } = opened([ok(manyGames(TILES_STEP + 10))])
    await show()
    expect(store.tiles).toHaveLength(TILES_STEP)
    store.showMore()
    store.showMore()
    expect(store.tiles).toHaveLength(TILES_STEP + 10)
    await show({ sort: 'name' })
    expect(store.tiles).toHaveLength(TILES_STEP)
  })

  test('asks again when a maintenance is over, and not before', async () => {
    const closed = { ...sampleLobby(), games: [gameOf({ status: 'maintenance', until: NOW + 1000 })] }
    const { store, show, asked, clock } = opened([ok(closed), ok(sampleLobby())])
    await show()
    store.tick()
    expect(asked).toHaveLength(1)
    clock.now = NOW + 1000
    store.tick()
    await settle()
    expect(store.found).toHaveLength(4)
  })

  test('moves the address: a provider is a step of the history, letters are not', () => {
    const { store, went } = opened([ok(sampleLobby())])
    store.change({ provider: 'octave' })
    store.change({ search: 'koi' })
    expect(went).toEqual(['/slots?provider=octave', '/slots?q=koi in place'])
  })
})

test.each<[ErrorCode, boolean]>([
  ['liveCasinoDisabled', true],
  ['lotteryDisabled', true],
  ['MiniGameDisabled', true],
  ['EsportsDisabled', true],
  ['systemError', false],
])('the code %s says that the product is switched off: %s', (code, isOff) => {
  expect(isDisabling(code)).toBe(isOff)
})
