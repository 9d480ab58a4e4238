import type { GameConnection, ListedJackpot } from '../../platform/game-connection'
import { createJackpots } from './jackpots'

const jackpot = (amount: number): ListedJackpot => ({
  provider: 'studio',
  game_code: 'reels',
  name: 'Harbour',
  amount,
  currency: 'MYR',
})
const MINUTE_MS = 60_000

function started() {
  const state = { now: 0, asked: 0, amount: 100, fails: false }
  const warn = jest.fn()
  const connection = {
    id: 'atlas',
    jackpots: async () => {
      state.asked += 1
      if (state.fails) throw new Error('no answer')
      return [jackpot(state.amount)]
    },
  } as unknown as GameConnection
  const silent = { id: 'hub' } as unknown as GameConnection
  const jackpots = createJackpots({ now: () => state.now, log: { warn } as never }, [connection, silent])
  const amounts = async () => (await jackpots.current()).map(({ amount }) => amount)
  return { state, amounts, settle: () => new Promise((done) => setImmediate(done)) }
}

test('jackpots rise, and a provider is asked once in five seconds', async () => {
  const { state, amounts, settle } = started()
  expect(await Promise.all([amounts(), amounts()])).toEqual([[100], [100]])
  state.amount = 150
  expect([await amounts(), state.asked]).toEqual([[100], 1])
  state.now += 5000
  await amounts()
  await settle()
  expect([await amounts(), state.asked]).toEqual([[150], 2])
})

test.each([
  ['keeps what it listed for a while', 4 * MINUTE_MS, [100]],
  ['has none after five minutes', 6 * MINUTE_MS, []],
])('a provider that does not answer %s', async (_, laterMs, shown) => {
  const { state, amounts, settle } = started()
  await amounts()
  Object.assign(state, { fails: true, now: laterMs })
  await amounts()
  await settle()
  expect(await amounts()).toEqual(shown)
})
