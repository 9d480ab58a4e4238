import { remainingSets } from '../best-of-three/set-chances'
import { paceAt } from '../play/pace'
import { gameChance, SET_START, setChance, tieBreakChance } from './tennis-chances'
import { calledPoints, tennisScript } from './tennis-script'

const SERVE = [0.66, 0.62] as const

/** The home side's chance of a match over two winning sets. */
const matchChance = (current: number, later: number, home = 0, away = 0): number =>
  remainingSets(current, later, home, away).reduce((sum, [h, , p]) => (home + h === 2 ? sum + p : sum), 0)

describe('tennis by its points', () => {
  test.each([
    ['a game on serve', gameChance(0.66), 0.84575],
    ['a game on the other serve', gameChance(0.62), 0.775863],
    ['a game at deuce', gameChance(0.5, 3, 3), 0.5],
    ['a tie-break', tieBreakChance(SERVE, 0), 0.566137],
    ['a set', setChance(SERVE, SET_START), 0.630343],
    ['a set that the other begins', setChance(SERVE, { ...SET_START, server: 1 }), 0.630343],
    ['a match', matchChance(setChance(SERVE, SET_START), setChance(SERVE, SET_START)), 0.691086],
  ])('%s has the chance of an exact chain', (_, chance, exact) => {
    expect(chance).toBeCloseTo(exact, 5)
  })

  test.each([
    ['at 30-40', [2, 3], 0.4826],
    ['at deuce', [3, 3], 0.5359],
  ] as const)('a set down and 3-2 up, serving %s, the match is at %j: %d', (_, points, exact) => {
    const current = setChance(SERVE, { games: [3, 2], points, server: 0 })
    expect(matchChance(current, setChance(SERVE, SET_START), 0, 1)).toBeCloseTo(exact, 3)
  })

  test.each([
    [[0, 0], false, ['0', '0']],
    [[2, 3], false, ['30', '40']],
    [[4, 4], false, ['40', '40']],
    [[5, 4], false, ['A', '40']],
    [[7, 6], true, ['7', '6']],
  ] as const)('%j is called so (tie-break %s): %j', (points, tieBreak, called) => {
    expect(calledPoints(points, tieBreak)).toEqual(called)
  })

  test('is played as it is priced', () => {
    const count = 1500
    const pace = paceAt(12)
    const won = Array.from({ length: count }, (_, id) => tennisScript('chances', id, SERVE, pace)).filter(
      ({ steps }) => (steps.at(-1)?.score[0] ?? 0) === 2,
    ).length
    // Four standard errors.
    expect(Math.abs(won / count - 0.691)).toBeLessThan(4 * Math.sqrt(0.24 / count))
  })
})
