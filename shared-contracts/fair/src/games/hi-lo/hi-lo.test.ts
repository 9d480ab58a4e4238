import { distance, FARTHEST, ROUNDS, simulate } from '../../testing/simulate'
import { vectorDraws } from '../../testing/vectors'
import { type HiLoAction, type HiLoState, hiLo, hiLoTimes } from './hi-lo'

const state = (ranks: number[], guesses: HiLoState['guesses'] = []): HiLoState => ({
  stage: 'open',
  stake: 100,
  win: 0,
  ranks,
  guesses,
})
const act = (from: HiLoState, action: HiLoAction): HiLoState => {
  const next = hiLo.act(from, action)
  if (!next.ok) throw new Error(next.problem)
  return next.value
}
const guess = (from: HiLoState, what: 'hi' | 'lo' | 'same') => act(from, { type: 'guess', guess: what })

test('the multipliers of hi, and of lo in the mirror', () => {
  const ranks = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
  const expected = [105, 114, 126, 140, 157, 180, 210, 252, 315, 420, 630, 1261]
  expect(ranks.map((rank) => hiLoTimes(rank, 'hi'))).toEqual(expected)
  expect(ranks.map((rank) => hiLoTimes(14 - rank, 'lo'))).toEqual(expected)
  expect(hiLoTimes(5, 'same')).toBe(1261)
})

test.each([
  ['hi:1', 9692],
  ['hi:2', 9646],
  ['hi:5', 9662],
  ['hi:12', 9700],
  ['lo:12', 9646],
  ['same:7', 9700],
])('%s returns %i', (bet, hundredths) => {
  expect(hiLo.published.find((entry) => entry.bet === bet)?.hundredths).toBe(hundredths)
})

test('wins multiply until they are cashed', () => {
  const twice = guess(guess(state([7, 9, 2, 13]), 'hi'), 'lo')
  expect(hiLo.view(twice)).toEqual({ ranks: [7, 9, 2], guesses: ['hi', 'lo'], times: 329 })
  expect(act(twice, { type: 'cash' })).toMatchObject({ stage: 'closed', win: 329 })
  expect(guess(twice, 'lo')).toMatchObject({ stage: 'closed', win: 0 })
})

test('an equal rank loses hi and lo and wins same', () => {
  expect(guess(state([7, 7]), 'hi')).toMatchObject({ stage: 'closed', win: 0 })
  expect(guess(state([7, 7]), 'lo')).toMatchObject({ stage: 'closed', win: 0 })
  expect(hiLo.view(guess(state([7, 7, 1]), 'same')).times).toBe(1261)
})

test('the largest win closes the round', () => {
  const end = guess(guess(guess(guess(state([2, 2, 2, 2, 2, 2]), 'same'), 'same'), 'same'), 'same')
  expect(end).toMatchObject({ stage: 'closed', win: 500_000 })
})

test.each([
  ['cash before a guess', state([7, 8]), { type: 'cash' }, 'invalidAction'],
  ['hi on a king', state([13, 8]), { type: 'guess', guess: 'hi' }, 'invalidAction'],
  ['lo on an ace', state([1, 8]), { type: 'guess', guess: 'lo' }, 'invalidAction'],
  ['an unknown guess', state([1, 8]), { type: 'guess', guess: 'up' }, 'invalidAction'],
  ['nothing', state([1, 8]), undefined, 'invalidAction'],
  ['a closed round', { ...state([1, 8]), stage: 'closed' as const }, { type: 'cash' }, 'roundClosed'],
])('%s is rejected', (_, from, action, problem) => {
  expect(hiLo.act(from, action as never)).toEqual({ ok: false, problem })
})

test('an abandoned round returns the stake, or the wins so far', () => {
  expect(hiLo.expire(state([7, 9]))).toMatchObject({ stage: 'closed', win: 100 })
  expect(hiLo.expire(guess(state([7, 9, 1]), 'hi'))).toMatchObject({ stage: 'closed', win: 210 })
})

test('the first card alone is open at the start', () => {
  const started = hiLo.start({ stake: 100 }, vectorDraws(1))
  if (!started.ok) throw new Error()
  expect(hiLo.view(started.value).ranks).toHaveLength(1)
  expect(hiLo.start({ stake: 0 }, vectorDraws(1))).toEqual({ ok: false, problem: 'invalidStake' })
})

test('simulated rounds meet the computed return', () => {
  const simulated = simulate(ROUNDS, 'hi-lo', (draws) => {
    const started = hiLo.start({ stake: 100 }, draws)
    if (!started.ok) throw new Error()
    const [rank] = started.value.ranks as [number]
    const next = guess(started.value, rank > 7 ? 'lo' : 'hi')
    return hiLo.expire(next).win / 100
  })
  // Mean of the better guess over the thirteen first ranks.
  const returns = Array.from({ length: 13 }, (_, i) => `${i + 1 > 7 ? 'lo' : 'hi'}:${i + 1}`).map(
    (bet) => hiLo.published.find((entry) => entry.bet === bet)?.hundredths as number,
  )
  expect(distance(simulated, returns.reduce((sum, value) => sum + value, 0) / 13 / 10_000)).toBeLessThan(
    FARTHEST,
  )
})
