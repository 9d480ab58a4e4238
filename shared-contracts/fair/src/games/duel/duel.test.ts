import { expectation, percent4 } from '../../testing/exact'
import { distance, FARTHEST, ROUNDS, simulate } from '../../testing/simulate'
import { publishedReturn, settleBets } from '../table-game'
import { DUEL_BETS, type DuelSide, duel, seriesOf } from './duel'

const sideOf = (letter: string): DuelSide => (letter === 'h' ? 'home' : 'away')
const series = (letters: string) => seriesOf([...letters].map(sideOf))
/** All 32 draws, each as likely as the others. */
const all = Array.from({ length: 32 }, (_, n) =>
  seriesOf([0, 1, 2, 3, 4].map((map) => ((n >> map) & 1 ? 'away' : 'home'))),
)

test.each(DUEL_BETS)('%s returns 96 %%', (bet) => {
  expect(percent4(expectation(all.map((result) => [1, duel.times(bet, result, 0)] as const)))).toBe('96.0000')
  expect(publishedReturn(duel, bet)).toBe(9600)
})

test.each([
  ['hhhaa', 'home', [3, 0]],
  ['hahah', 'home', [3, 2]],
  ['aahah', 'away', [1, 3]],
  ['aaahh', 'away', [0, 3]],
])('%s ends at the third map of one side', (letters, winner, score) => {
  expect(series(letters)).toMatchObject({ winner, score })
})

test.each([
  ['home', 'hhhaa', 192],
  ['away', 'hhhaa', 0],
  ['score:3-0', 'hhhaa', 768],
  ['score:2-3', 'haaha', 512],
  ['maps:5', 'haaha', 256],
  ['maps:4', 'haaha', 0],
])('100 on %s of %s returns %i', (bet, letters, win) => {
  expect(settleBets(duel, [{ bet, stake: 100 }], series(letters)).win).toBe(win)
})

test.each(['score:2-0', 'maps:2', 'tie', ''])('there is no bet %j', (bet) => {
  expect(duel.has(bet)).toBe(false)
})

test('simulated rounds meet the computed return', () => {
  const simulated = simulate(ROUNDS, duel.code, (draws) => {
    const [numerator, denominator] = duel.times('score:3-1', duel.draw(draws, []), 0)
    return numerator / denominator
  })
  expect(distance(simulated, 0.96)).toBeLessThan(FARTHEST)
})
