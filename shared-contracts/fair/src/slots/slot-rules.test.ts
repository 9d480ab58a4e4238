import { drawsFrom } from '../fairness/draws'
import { fall } from './cascade'
import { playHold } from './hold-and-win'
import { lineWin } from './line-wins'
import { scatterWin } from './scatter-win'
import type { HoldAndWin, SlotGame } from './slot-game'
import { spin } from './spin'
import { wayWins } from './way-wins'
import { windowAt } from './window'

const game: SlotGame = {
  code: 'sample',
  name: 'Sample',
  mechanic: 'ways',
  theme: { motif: 'gem', hue: 0, hue2: 0 },
  rows: 3,
  reels: ['ABCD', 'AWCD', 'ABCA', 'ABSD', 'DABC'],
  units: 10,
  pays: { A: [5, 10, 50], B: [2, 4, 8] },
  wild: 'W',
  scatter: { symbol: 'S', pays: [1, 5, 20], spins: [3, 6, 9], times: 2 },
}
/** Draws that follow a script; 0 for ever after it. */
const scripted = (...values: number[]) => drawsFrom(() => values.shift() ?? 0)

test('a window is read downwards and around the end of the strip', () => {
  expect(windowAt(game, [0, 1, 2, 3, 2])).toEqual(['ABC', 'WCD', 'CAA', 'DAB', 'BCD'])
})

test.each([
  ['AAABC', { symbol: 'A', count: 3, units: 5 }],
  ['AWABC', { symbol: 'A', count: 3, units: 5 }],
  ['AWAAA', { symbol: 'A', count: 5, units: 50 }],
  ['AABAA', null],
  ['BAAAA', null],
  ['CCCCC', null],
])('the line %s pays %j', (symbols, win) => {
  expect(lineWin(game, [...symbols])).toEqual(win)
})

test.each([
  ['WW', 'each wild multiplies', 45],
  ['WA', 'one wild', 15],
  ['AA', 'none', 5],
])('A%s: %s', (rest, _, units) => {
  expect(lineWin({ ...game, wildTimes: 3 }, ['A', ...rest])?.units).toBe(units)
})

test.each([
  ['123', 4],
  ['1W3', 8],
  ['111', 20],
  ['12A', undefined],
])('a line %s of a family pays %s', (symbols, units) => {
  const classic = { ...game, pays: { 1: [20], 2: [30] }, wildTimes: 2, mixed: { symbols: '123', pay: 4 } }
  expect(lineWin(classic, [...symbols])?.units).toBe(units)
})

test('ways multiply the places on each reel of the longest run', () => {
  const [win, second] = wayWins(game, ['AAB', 'AWC', 'WDD', 'CCC', 'AAA'])
  expect(win).toMatchObject({ kind: 'ways', symbol: 'A', count: 3, ways: 4, units: 20 })
  expect(win?.cells).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
    [2, 0],
  ])
  // A wild helps every symbol.
  expect(second).toMatchObject({ symbol: 'B', count: 3, ways: 1, units: 2 })
})

test.each([
  [['S..', 'S..', '...', '...', '...'], 0, undefined],
  [['S..', '.S.', '..S', '...', '...'], 3, 10],
  [['S..', '.S.', '..S', 'S..', 'S..'], 9, 200],
  [['SS.', 'SS.', '.SS', 'S..', 'S..'], 9, 200],
])('scatters in %j give %i free spins', (window, spins, units) => {
  const found = scatterWin(game, window)
  expect([found.spins, found.win?.units]).toEqual([spins, units])
})

test('symbols fall into the places of a win and the strip moves up', () => {
  const after = fall(game, { window: ['ABC', 'AWC', 'ABC', 'ABS', 'DAB'], stops: [0, 0, 0, 0, 0] }, [
    {
      kind: 'ways',
      symbol: 'A',
      count: 3,
      cells: [
        [0, 0],
        [1, 0],
        [1, 1],
        [2, 2],
      ],
      units: 5,
    },
  ])
  expect(after).toEqual({ window: ['DBC', 'CDC', 'AAB', 'ABS', 'DAB'], stops: [3, 2, 3, 0, 0] })
})

test('a cascade multiplies each further win and ends without one', () => {
  const cascading: SlotGame = { ...game, cascade: { times: [1, 3], freeTimes: [2, 6] } }
  const { steps, units } = spin(cascading, 'spin', scripted(0, 0, 0, 1, 1))
  const paid = steps.map((step) => [step.kind, step.times, step.units])
  expect(paid[0]).toEqual(['spin', 1, expect.any(Number)])
  expect(paid[1]?.slice(0, 2)).toEqual(['cascade', 3])
  expect(steps.at(-1)?.wins).toEqual([])
  expect(units).toBe(steps.reduce((sum, step) => sum + step.units, 0))
})

describe('hold and win', () => {
  const hold: HoldAndWin = {
    symbol: 'O',
    trigger: 2,
    respins: 2,
    hits: 1,
    of: 10,
    coins: [
      { times: 1, weight: 1 },
      { times: 20, weight: 1, jackpot: 'mini' },
    ],
    full: 100,
  }
  const small = { ...game, reels: ['AB', 'AB'], rows: 2, hold }
  const start = [{ cell: [0, 0] as const, times: 1 }]

  test('a new coin sets the respins back, the last respin pays all coins', () => {
    // Three empty places: none; then a coin of 20 in the first; then twice none in the two others.
    const steps = playHold(small, start, scripted(5, 5, 5, 0, 1, 5, 5, 5, 5, 5, 5))
    expect(steps.map(({ remaining, coins }) => [remaining, coins?.length])).toEqual([
      [1, 0],
      [2, 1],
      [1, 0],
      [0, 0],
    ])
    expect(steps[1]?.coins).toEqual([{ cell: [0, 1], times: 20, jackpot: 'mini' }])
    expect(steps.at(-1)).toMatchObject({
      window: ['OO', '..'],
      units: 210,
      wins: [{ kind: 'coins', units: 210 }],
    })
  })

  test('a full screen ends at once and adds its prize', () => {
    const steps = playHold(small, start, scripted())
    expect(steps).toHaveLength(1)
    expect(steps[0]?.wins.map(({ kind, units }) => [kind, units])).toEqual([
      ['coins', 40],
      ['full', 1000],
    ])
  })
})

test('the largest win cuts a round', () => {
  const rich = { ...game, pays: { A: [1_000_000, 1_000_001, 1_000_002] }, scatter: undefined }
  const { units, isCapped } = spin(rich, 'spin', scripted(0, 0, 0, 0, 0))
  expect([units, isCapped]).toEqual([50_000, true])
})
