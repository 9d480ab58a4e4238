import type { GameRound } from '@touchline/contracts/calls'
import type { CallResult } from '@touchline/contracts/host'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { gameOf, NOW } from '../../testing/games'
import type { GameCalls, Launched } from '../transport/game-calls'
import { GameStore, SLOW_AFTER_MS } from './game-store'

const LAUNCHED: Launched = {
  url: '/play/token',
  launch_id: 'l',
  expires_at: 1,
  window: { width: 1, height: 1 },
}
const REFUSED: CallResult<Launched> = {
  kind: 'refused',
  code: 'currencyNotSupported',
  text: 'Not in your currency',
  details: {},
}
const message = (type: string) => ({ tl: 1, type })
const settle = () => new Promise((next) => setTimeout(next))

function opened(
  answers: readonly CallResult<Launched>[] = [{ kind: 'ok', data: LAUNCHED }],
  isWindow = false,
) {
  const fake = createFakeHost()
  const asked: unknown[] = []
  const rounds: Partial<GameRound>[] = []
  const calls: GameCalls = {
    launch: async (request) => {
      asked.push(request)
      return answers[Math.min(asked.length, answers.length) - 1] as CallResult<Launched>
    },
    facts: async () => ({ game: gameOf(), provider: 'Northlight' }),
    rounds: async () => rounds as GameRound[],
  }
  const store = new GameStore(
    { provider: 'northlight', game: 'jade-tiger', mode: 'real', from: '/slots4' },
    {
      calls,
      since: { read: () => null, keep: () => undefined },
      host: fake.host,
      platform: 'desktop',
      closeWindow: () => isWindow,
    },
  )
  return { store, fake, asked, rounds }
}

describe('a game in its frame', () => {
  test('is launched once, loads, and plays', async () => {
    const { store, asked } = opened()
    await store.launch()
    expect(store.stage).toEqual({ stage: 'loading', src: '/play/token' })
    store.hear(message('ready'))
    expect(store.stage.stage).toBe('playing')
    expect(asked).toEqual([
      {
        provider: 'northlight',
        game_code: 'jade-tiger',
        mode: 'real',
        platform: 'desktop',
        lang: 'en',
        return_url: '/slots4',
      },
    ])
  })

  test('plays once its page has loaded, where it sends no messages', async () => {
    const { store } = opened()
    await store.launch()
    store.frameLoaded(null)
    expect(store.stage.stage).toBe('playing')
  })

  test('says why it does not open, and opens at the next try', async () => {
    const { store } = opened([REFUSED, { kind: 'ok', data: LAUNCHED }])
    await store.launch()
    expect(store.stage).toEqual({
      stage: 'failed',
      code: 'currencyNotSupported',
      text: 'Not in your currency',
    })
    await store.launch()
    expect(store.stage.stage).toBe('loading')
  })

  test('fails when our own server answers in place of the provider', async () => {
    const { store } = opened()
    await store.launch()
    store.frameLoaded({ code: 'game_maintenance', text: '' })
    expect(store.stage).toMatchObject({ stage: 'failed', code: 'game_maintenance' })
  })

  test('is said to be slow after a while', async () => {
    const { store, fake } = opened()
    await store.launch()
    fake.clock.now = NOW + SLOW_AFTER_MS
    store.tick()
    expect(store.isSlow).toBe(false)
    fake.clock.now += 1
    store.tick()
    expect(store.isSlow).toBe(true)
  })

  test('sums the rounds of its session', async () => {
    const { store, rounds, fake } = opened()
    await store.launch()
    await settle()
    const round = { provider: 'northlight', game_code: 'jade-tiger', at: NOW }
    rounds.push({ ...round, ref_no: 'a', net: 300 }, { ...round, ref_no: 'b', net: -100 })
    store.hear(message('round-open'))
    expect(store.isRoundOpen).toBe(true)
    store.hear(message('round-closed'))
    await settle()
    fake.clock.now = NOW + 61_000
    store.tick()
    expect([store.isRoundOpen, store.net, store.minutes]).toEqual([false, 200, 1])
  })

  test.each([
    [false, ['/slots4']],
    [true, []],
  ])('leads back to its lobby, or closes its window: %s', (isWindow, expected) => {
    const { store, fake } = opened(undefined, isWindow)
    store.hear(message('exit'))
    expect(fake.did.navigated).toEqual(expected)
  })
})
