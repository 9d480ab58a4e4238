import type { GameCategory } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { CallResult } from '@touchline/contracts/host'
import { type LobbyView, WHOLE_LOBBY } from '../domain/lobby-view'
import { gameOf, manyGames, NOW, sampleLobby } from '../testing/games'
import type { Lobby } from '../transport/lobby-calls'
import { FavouritesStore } from './favourites-store'
import { LobbyStore, TILES_STEP } from './lobby-store'

const settle = () => new Promise((next) => setTimeout(next))
const ok = (data: Lobby): CallResult<Lobby> => ({ kind: 'ok', data })
const refused = (code: ErrorCode): CallResult<Lobby> => ({ kind: 'refused', code, text: code, details: {} })
const SLOTS = { category: 'slots', provider: null } as const

function opened(...answers: CallResult<Lobby>[]) {
  const asked: GameCategory[] = []
  const went: [LobbyView, boolean][] = []
  const clock = { now: NOW }
  const ask = async (category: GameCategory) => {
    asked.push(category)
    return answers[Math.min(asked.length, answers.length) - 1] ?? refused('systemError')
  }
  const store = new LobbyStore(
    ask,
    new FavouritesStore(),
    (view, { replace }) => went.push([view, replace]),
    () => clock.now,
  )
  return { store, asked, went, clock }
}

describe('a lobby', () => {
  test('asks for its games once, whatever part of them is looked at', async () => {
    const { store, asked } = opened(ok(sampleLobby()))
    store.show(SLOTS, WHOLE_LOBBY)
    await settle()
    store.show(SLOTS, { ...WHOLE_LOBBY, filter: 'hot' })
    expect(store.found.map(({ name }) => name)).toEqual(['Golden Koi'])
    store.show({ category: 'casino', provider: null }, WHOLE_LOBBY)
    expect(store.stage.stage).toBe('loading')
    expect(asked).toEqual(['slots', 'casino'])
  })

  test.each([
    [null, null, null],
    [2, null, 'lotus-reel'],
    [9, null, null],
    [2, 'all', null],
    [2, 'northlight', 'northlight'],
    [null, 'unknown', null],
  ])('at place %s asked for provider %s shows %s', async (place, provider, shown) => {
    const { store } = opened(ok(sampleLobby()))
    store.show({ category: 'slots', provider: place }, { ...WHOLE_LOBBY, provider })
    await settle()
    expect(store.provider).toBe(shown)
  })

  test.each<[ErrorCode, string]>([
    ['liveCasinoDisabled', 'disabled'],
    ['lotteryDisabled', 'disabled'],
    ['MiniGameDisabled', 'disabled'],
    ['EsportsDisabled', 'disabled'],
    ['systemError', 'failed'],
  ])('refused with %s is %s', async (code, stage) => {
    const { store } = opened(refused(code))
    store.show(SLOTS, WHOLE_LOBBY)
    await settle()
    expect(store.stage.stage).toBe(stage)
  })

  test('draws a few tiles first and more step by step', async () => {
    const { store } = opened(ok(manyGames(TILES_STEP + 10)))
    store.show(SLOTS, WHOLE_LOBBY)
    await settle()
    expect(store.tiles).toHaveLength(TILES_STEP)
    store.showMore()
    store.showMore()
    expect(store.tiles).toHaveLength(TILES_STEP + 10)
  })

  test('asks again when a maintenance is over, and not before', async () => {
    const closed = { ...sampleLobby(), games: [gameOf({ status: 'maintenance', until: NOW + 1000 })] }
    const { store, asked, clock } = opened(ok(closed), ok(sampleLobby()))
    store.show(SLOTS, WHOLE_LOBBY)
    await settle()
    store.tick()
    expect(asked).toHaveLength(1)
    clock.now = NOW + 1000
    store.tick()
    await settle()
    expect(store.found).toHaveLength(4)
  })

  test('keeps its games when a refresh fails', async () => {
    const { store } = opened(ok(sampleLobby()), refused('systemError'))
    store.show(SLOTS, WHOLE_LOBBY)
    await settle()
    store.refresh()
    await settle()
    expect(store.found).toHaveLength(4)
  })

  test('moves the address: a provider is a step of the history, letters are not', () => {
    const { store, went } = opened(ok(sampleLobby()))
    store.change({ provider: 'octave' })
    store.change({ search: 'koi' })
    expect(went).toEqual([
      [{ ...WHOLE_LOBBY, provider: 'octave' }, false],
      [{ ...WHOLE_LOBBY, search: 'koi' }, true],
    ])
  })
})
