import { distance, FARTHEST, ROUNDS, simulate } from '../../testing/simulate'
import { vectorDraws } from '../../testing/vectors'
import { type MinesAction, type MinesState, mines, minesTimes } from './mines'

const start = (count = 3): MinesState => {
  const started = mines.start({ stake: 100, mines: count }, vectorDraws(14))
  if (!started.ok) throw new Error(started.problem)
  return started.value
}
const act = (from: MinesState, action: MinesAction): MinesState => {
  const next = mines.act(from, action)
  if (!next.ok) throw new Error(next.problem)
  return next.value
}
const open = (from: MinesState, ...cells: number[]) =>
  cells.reduce((state, cell) => act(state, { type: 'open', cell }), from)

test('the mines of nonce 14', () => {
  expect(start().mines).toEqual([3, 10, 16])
})

test.each([
  [3, 1, 110],
  [3, 2, 125],
  [3, 3, 144],
  [3, 5, 195],
  [3, 10, 490],
  [12, 13, 500_000],
])('%i mines after %i safe cells: %i hundredths', (count, safe, times) => {
  expect(minesTimes(count, safe)).toBe(times)
})

test('three mines return between 96.25 and 96.93 for the listed stops', () => {
  const returns = [1, 2, 3, 5, 10].map(
    (safe) => mines.published.find(({ bet }) => bet === `cash:3-${safe}`)?.hundredths as number,
  )
  expect(Math.min(...returns)).toBe(9625)
  expect(Math.max(...returns)).toBe(9693)
})

test('safe cells multiply, a mine loses', () => {
  const two = open(start(), 0, 1)
  expect(mines.view(two)).toEqual({ count: 3, mines: null, opened: [0, 1], times: 125, nextTimes: 144 })
  expect(act(two, { type: 'cash' })).toMatchObject({ stage: 'closed', win: 125 })
  const hit = open(two, 10)
  expect(hit).toMatchObject({ stage: 'closed', win: 0 })
  expect(mines.view(hit)).toMatchObject({ mines: [3, 10, 16], times: 0, nextTimes: null })
})

test('the last safe cell closes the round', () => {
  const { mines: laid } = start(24)
  const safe = Array.from({ length: 25 }, (_, cell) => cell).find((cell) => !laid.includes(cell)) as number
  expect(open(start(24), safe)).toMatchObject({ stage: 'closed', win: 2425 })
})

test.each([
  [{ type: 'cash' }, 'invalidAction'],
  [{ type: 'open', cell: 25 }, 'invalidAction'],
  [{ type: 'open', cell: -1 }, 'invalidAction'],
  [{ type: 'open', cell: 1.5 }, 'invalidAction'],
  [{ type: 'open', cell: '1' }, 'invalidAction'],
  [undefined, 'invalidAction'],
])('at the start %j is rejected', (action, problem) => {
  expect(mines.act(start(), action as never)).toEqual({ ok: false, problem })
})

test('a cell is opened once', () => {
  expect(mines.act(open(start(), 0), { type: 'open', cell: 0 })).toEqual({
    ok: false,
    problem: 'invalidAction',
  })
})

test.each([0, 25, 1.5, Number.NaN])('%s mines are rejected', (count) => {
  expect(mines.start({ stake: 1, mines: count }, vectorDraws(0))).toEqual({
    ok: false,
    problem: 'invalidBet',
  })
})

test('an abandoned round returns the stake, or the multiplier so far', () => {
  expect(mines.expire(start())).toMatchObject({ stage: 'closed', win: 100 })
  expect(mines.expire(open(start(), 0))).toMatchObject({ stage: 'closed', win: 110 })
})

test('simulated rounds meet the computed return', () => {
  const simulated = simulate(ROUNDS, 'mines', (draws) => {
    const started = mines.start({ stake: 100, mines: 3 }, draws)
    if (!started.ok) return Number.NaN
    let state = started.value
    for (const cell of [0, 1, 2]) if (state.stage === 'open') state = open(state, cell)
    return mines.expire(state).win / 100
  })
  const published = mines.published.find(({ bet }) => bet === 'cash:3-3')?.hundredths as number
  expect(distance(simulated, published / 10_000)).toBeLessThan(FARTHEST)
})
