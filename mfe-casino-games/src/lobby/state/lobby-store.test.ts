import type { ErrorCode } from '@touchline/contracts/errors'
import type { CallResult } from '@touchline/contracts/host'
import { ListStore } from '@touchline/screens/list'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { gameOf, manyGames, NOW, sampleLobby } from '../../testing/games'
import { type LobbyView, lobbyAddress, WHOLE_LOBBY } from '../domain/lobby-view'
import type { Lobby } from '../transport/lobby-calls'
import { CatalogueStore } from './catalogue-store'
import { GameLauncher } from './game-launcher'
import { JackpotsStore } from './jackpots-store'
import { isDisabling, LobbyStore, TILES_STEP } from './lobby-store'
import { MarksStore } from './marks-store'
import { OpenRoundsStore } from './open-rounds-store'

const settle = () => new Promise((next) => setTimeout(next))
const ok = (data: Lobby): CallResult<Lobby> => ({ kind: 'ok', data })

/** Games of all products. */
const elsewhere = {
  ...sampleLobby(),
  games: [
    ...sampleLobby().games,
    gameOf({ game_code: 'tiger-fish', name: 'Tiger Fish', category: 'fishing' }),
  ],
}

/** The lobby of slots, at the place of its provider if one is given. */
function opened(answers: CallResult<Lobby>[], provider: string | number | null = null) {
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
  const place = { path: '/slots', title: 'slots', category: 'slots', provider, tag: null } as const
  const { host } = createFakeHost()
  const store = new LobbyStore(list, place, {
    marks: new MarksStore(host.call),
    jackpots: new JackpotsStore(host.call),
    openRounds: new OpenRoundsStore(host),
    launcher: new GameLauncher(host, false, '/slots'),
    catalogue: new CatalogueStore(async () => ok(elsewhere)),
    now: () => clock.now,
  })
  const show = (part: Partial<LobbyView> = {}) => {
    list.show({ ...WHOLE_LOBBY, ...part })
    return settle()
  }
  return { store, show, asked, went, clock }
}

describe('a lobby', () => {
  test('asks for its games once, for all filters', async () => {
    const { store, show, asked } = opened([ok(sampleLobby())])
    await show()
    await show({ filter: 'hot' })
    expect(store.found.map(({ name }) => name)).toEqual(['Golden Koi'])
    expect(asked).toHaveLength(1)
  })

  test.each([
    [null, null, null],
    [2, null, 'lotus-reel'],
    ['northlight', null, 'northlight'],
    ['unknown', null, null],
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
    const closed = { ...sampleLobby(), games: [gameOf({ state: 'maintenance', until: NOW + 1000 })] }
    const { store, show, asked, clock } = opened([ok(closed), ok(sampleLobby())])
    await show()
    store.tick()
    expect(asked).toHaveLength(1)
    clock.now = NOW + 1000
    store.tick()
    await settle()
    expect(store.found).toHaveLength(4)
  })

  test('searches its own games first, then those of the other products', async () => {
    const { store, show } = opened([ok(sampleLobby())])
    await show()
    store.change({ search: 'tiger' })
    await show({ search: 'tiger' })
    expect(store.found.map(({ name }) => name)).toEqual(['Jade Tiger', 'Tiger Fish'])
  })

  test('lists its games that were played last', async () => {
    const { store, show } = opened([ok(sampleLobby())])
    await show()
    store.marks.recents = ['northlight/wave', 'elsewhere/game', 'lotus-reel/koi']
    expect(store.recents.map(({ name }) => name)).toEqual(['Great Wave', 'Golden Koi'])
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
