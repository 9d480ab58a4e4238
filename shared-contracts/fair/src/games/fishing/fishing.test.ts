import { distance, FARTHEST, ROUNDS, simulate } from '../../testing/simulate'
import { vectorDraws } from '../../testing/vectors'
import { playTable, settleBets } from '../table-game'
import { BOSS, FISH_TIMES, fishing } from './fishing'

test('the shots of nonce 7', () => {
  const bets = ['shot:2', 'shot:2', 'shot:500'].map((bet) => ({ bet, stake: 10 }))
  const played = playTable(fishing, bets, vectorDraws(7))
  expect(played).toMatchObject({
    ok: true,
    value: {
      result: {
        shots: [
          { rolls: [783073], times: [0] },
          { rolls: [342231], times: [2] },
          { rolls: [916196], times: [0] },
        ],
      },
      stake: 30,
      win: 20,
    },
  })
})

test('every fish and the boss return 96 % exactly', () => {
  for (const times of FISH_TIMES) expect((960_000 / times) % 1).toBe(0)
  const weight = BOSS.weights.reduce((sum, value) => sum + value, 0)
  const mean =
    BOSS.times.reduce((sum, value, index) => sum + value * (BOSS.weights[index] as number), 0) / weight
  expect(mean).toBe(BOSS.mean)
  expect((960_000 / mean) % 1).toBe(0)
})

test('an area shot pays every fish that it catches', () => {
  const result = { shots: [{ rolls: [0, 0, 2_999_999], times: [2, 10, 0] }] }
  expect(settleBets(fishing, [{ bet: 'area:2-10-50', stake: 5 }], result).win).toBe(60)
})

test.each([
  'shot:7',
  'shot:2-3',
  'area:2',
  'area:2-7',
  'shot:',
  'shot:02',
  'area:2-2-2-2-2-2-2-2-2-2-2',
  'whale',
])('there is no bet %j', (bet) => {
  expect(fishing.has(bet)).toBe(false)
})

test.each(['shot:2', 'shot:50', 'area:2-10-50', 'boss'])('simulated shots of %s return 96 %%', (bet) => {
  const bets = [{ bet, stake: 1 }]
  const simulated = simulate(ROUNDS, bet.replace(':', '-'), (draws) => {
    return fishing.times(bet, fishing.draw(draws, bets), 0)[0]
  })
  expect(distance(simulated, 0.96)).toBeLessThan(FARTHEST)
})
