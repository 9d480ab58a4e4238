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
const message = (type: string, round?: string) => ({ tl: 1, type, round })
const walletOf = (available_balance: number) => ({ available_balance, currency_code: 'MYR' as const })

type Step = (store: GameStore, clock: { now: number }) => void
const balance =
  (minor: number): Step =>
  (store) =>
    store.takeBalance(walletOf(minor))
const open =
  (round: string | undefined): Step =>
  (store) =>
    store.receive(message('round-open', round))
const closed =
  (round: string | undefined): Step =>
  (store) =>
    store.receive(message('round-closed', round))
const staked =
  (round: string, stake: number): Step =>
  (store) =>
    store.receive({ tl: 1, type: 'round-staked', round, stake })
const wait =
  (seconds: number): Step =>
  (store, clock) => {
    clock.now += seconds * 1000
    store.tick()
  }
const loaded: Step = (store) => store.frameLoaded(null)
const failed: Step = (store) => store.frameLoaded({ code: 'systemError', text: '' })
const launched: Step = (store) => void store.launch()
const settle = () => new Promise((next) => setTimeout(next))

function opened(
  answers: readonly CallResult<Launched>[] = [{ kind: 'ok', data: LAUNCHED }],
  isWindow = false,
  opensWindows = true,
) {
  const fake = createFakeHost(opensWindows ? {} : { windows: { open: () => false } })
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
    store.receive(message('ready'))
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

  test('is shown as slow after a while', async () => {
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
    store.receive(message('round-open'))
    expect(store.isRoundOpen).toBe(true)
    store.receive(message('round-closed'))
    await settle()
    fake.clock.now = NOW + 61_000
    store.tick()
    expect([store.isRoundOpen, store.shown.net, store.minutes]).toEqual([false, 200, 1])
  })

  test.each<[string, readonly Step[], number]>([
    ['without a round: at once', [balance(900)], 900],
    ['while its result is not shown: later', [open('a'), balance(900)], 1000],
    ['when its result is shown', [open('a'), balance(900), closed('a')], 900],
    ['when another round is shown: later', [open('a'), open('b'), balance(900), closed('b')], 1000],
    ['when all rounds are shown', [open('a'), open('b'), balance(900), closed('a'), closed('b')], 900],
    [
      'after a further press in the round: later',
      [open('a'), wait(19), open('a'), wait(19), balance(900)],
      1000,
    ],
    ['of a game that names no rounds', [open(undefined), balance(900), closed(undefined)], 900],
    ['of a game that has stopped: after 20 s', [open('a'), balance(900), wait(20)], 900],
    ['just before that: later', [open('a'), balance(900), wait(19)], 1000],
    ['less its stake at once', [open('a'), staked('a', 100)], 900],
    ['less its stake, its win later', [open('a'), staked('a', 100), balance(1500), wait(5)], 900],
    ['with its win in the end', [open('a'), staked('a', 100), balance(1500), closed('a')], 1500],
    [
      'less its stake once after a further press',
      [open('a'), staked('a', 100), balance(900), open('a')],
      900,
    ],
    ['less the stakes of two', [open('a'), staked('a', 100), open('b'), staked('b', 50)], 850],
    ['whose stake is named when it is closed', [open('a'), closed('a'), staked('a', 100)], 1000],
    ['of a frame that is loaded again', [open('a'), balance(900), loaded], 900],
    ['of a frame that is gone', [open('a'), balance(900), failed], 900],
    ['of a game that is begun anew', [open('a'), balance(900), launched], 900],
  ])('shows the balance of a round %s', async (_, steps, shown) => {
    const { store, fake } = opened()
    await store.launch()
    store.receive(message('ready'))
    store.takeBalance(walletOf(1000))
    for (const step of steps) step(store, fake.clock)
    expect(store.shown.wallet?.available_balance).toBe(shown)
  })

  test('shows the net of its session with the balance', async () => {
    const { store, rounds } = opened()
    await store.launch()
    await settle()
    store.receive(message('round-open', 'a'))
    rounds.push({ provider: 'northlight', game_code: 'jade-tiger', at: NOW, ref_no: 'a', net: 300 })
    await store.followRounds()
    expect(store.shown.net).toBe(0)
    staked('a', 200)(store, { now: NOW })
    expect(store.shown.net).toBe(-200)
    store.receive(message('round-closed', 'a'))
    expect(store.shown.net).toBe(300)
  })

  test.each([
    [true, null],
    [false, '/fair?game=mines&hash=ab&client=mine&nonce=4'],
  ])('opens the page that checks a round, or offers a link: %s', (isOpen, link) => {
    const { store, fake } = opened(undefined, false, isOpen)
    const round = { game_code: 'mines', seed_hash: 'ab', client_seed: 'mine', nonce: 4 }
    store.receive({ tl: 1, type: 'check', round })
    expect(fake.did.windows).toEqual(isOpen ? ['/fair?game=mines&hash=ab&client=mine&nonce=4'] : [])
    expect(store.checkPath).toBe(link)
  })

  test.each([
    [false, ['/slots4']],
    [true, []],
  ])('leads back to its lobby, or closes its window: %s', (isWindow, expected) => {
    const { store, fake } = opened(undefined, isWindow)
    store.receive(message('exit'))
    expect(fake.did.navigated).toEqual(expected)
  })
})
