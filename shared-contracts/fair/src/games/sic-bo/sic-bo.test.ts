import { expectation, hundredthsOf, percent4 } from '../../testing/exact'
import { distance, FARTHEST, ROUNDS, simulate } from '../../testing/simulate'
import { vectorDraws } from '../../testing/vectors'
import { publishedReturn, settleBets } from '../table-game'
import { SIC_BO_BETS, type SicBoResult, sicBo } from './sic-bo'

const FACES = [1, 2, 3, 4, 5, 6]
const resultOf = (a: number, b: number, c: number): SicBoResult => ({ dice: [a, b, c], total: a + b + c })
const ALL = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => resultOf(a, b, c))))
const returnOf = (bet: string) => expectation(ALL.map((result) => [1, sicBo.times(bet, result, 0)] as const))

test('the dice of nonce 4', () => {
  expect(sicBo.draw(vectorDraws(4), [])).toEqual({ dice: [4, 2, 5], total: 11 })
})

test.each([
  ['big', '97.2222'],
  ['small', '97.2222'],
  ['odd', '97.2222'],
  ['even', '97.2222'],
  ['total:4', '84.7222'],
  ['total:17', '84.7222'],
  ['total:5', '86.1111'],
  ['total:6', '87.9630'],
  ['total:7', '90.2778'],
  ['total:8', '87.5000'],
  ['total:9', '92.5926'],
  ['total:10', '87.5000'],
  ['total:11', '87.5000'],
  ['triple:6', '83.7963'],
  ['any-triple', '86.1111'],
  ['double:1', '88.8889'],
  ['pair:2-5', '97.2222'],
  ['single:3', '92.1296'],
])('%s returns %s', (bet, percent) => {
  expect(percent4(returnOf(bet))).toBe(percent)
})

test('every bet publishes its return', () => {
  for (const bet of SIC_BO_BETS)
    expect([bet, publishedReturn(sicBo, bet)]).toEqual([bet, hundredthsOf(returnOf(bet))])
})

test.each([
  ['big', [5, 5, 5], 0],
  ['big', [4, 2, 5], 200],
  ['even', [2, 2, 2], 0],
  ['double:4', [4, 4, 4], 1200],
  ['single:4', [4, 4, 4], 400],
  ['single:4', [4, 1, 4], 300],
  ['single:4', [4, 1, 2], 200],
  ['pair:1-4', [4, 1, 4], 700],
  ['pair:1-4', [4, 4, 4], 0],
])('100 on %s with %j returns %i', (bet, [a, b, c], win) => {
  const result = resultOf(a as number, b as number, c as number)
  expect(settleBets(sicBo, [{ bet, stake: 100 }], result).win).toBe(win)
})

test.each(['pair:4-1', 'pair:1-1', 'total:3', 'total:18', 'single:7', 'triple', ''])(
  'there is no bet %j',
  (bet) => {
    expect(sicBo.has(bet)).toBe(false)
  },
)

test('simulated rounds meet the computed return', () => {
  const simulated = simulate(ROUNDS, 'sic-bo', (draws) => {
    const result = sicBo.draw(draws, [])
    return sicBo.times('single:3', result, 0)[0]
  })
  expect(distance(simulated, 199 / 216)).toBeLessThan(FARTHEST)
})
