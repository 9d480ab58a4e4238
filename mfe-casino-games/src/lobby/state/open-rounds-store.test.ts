import { type GameRound, gameResultSlots } from '@touchline/contracts/calls'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { NOW } from '../../testing/games'
import { OpenRoundsStore } from './open-rounds-store'

const DAY_MS = 24 * 60 * 60_000
const SUMS = { bet: 0, win: 0, net: 0, valid_turnover: 0 }

test.each<[Partial<GameRound>, number]>([
  [{ status: 'running', at: NOW - 60_000 }, 1],
  [{ status: 'settled', at: NOW - 60_000 }, 0],
  [{ status: 'cancelled', at: NOW - 60_000 }, 0],
  [{ status: 'running', at: NOW - DAY_MS }, 0],
])('of %j, %d can be played on', async (round, count) => {
  const fake = createFakeHost()
  fake.clock.now = NOW
  fake.answer(gameResultSlots, { rows: [round as GameRound], total: 1, sums: SUMS })
  const store = new OpenRoundsStore(fake.host)
  await store.load()
  expect(store.rounds).toHaveLength(count)
})
