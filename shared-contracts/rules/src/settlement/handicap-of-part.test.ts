import * as fc from 'fast-check'
import { canEndLevel, countsAfterBet, SPORT_RULES } from '../sports/sport-rules'
import { bet } from '../testing/bets'
import { meets } from '../testing/meets'
import { runs } from '../testing/runs'
import type { MatchResult, PartScore, Score } from './match-result'
import { outcomeLadder } from './outcome-ladder'
import { finishedMatch } from './sample-results'
import { settleSelection } from './settle-selection'

const malay = { stake: 10_000, odds: -96, oddsType: 1 } as const

/** Home -0.5 of the second half in play. */
test.each([
  { it: 'struck at 2-0 after 2-0', at: [2, 0], half: [2, 0], full: [3, 0], grade: 'win' },
  { it: 'struck at 2-0 after 1-0', at: [2, 0], half: [1, 0], full: [2, 0], grade: 'lose' },
  { it: '… and one more goal', at: [2, 0], half: [1, 0], full: [3, 0], grade: 'win' },
  { it: '… and an answer', at: [2, 0], half: [1, 0], full: [3, 1], grade: 'lose' },
  {
    it: 'struck in the first half, which then ended 1-2',
    at: [1, 0],
    half: [1, 2],
    full: [2, 2],
    grade: 'win',
  },
  { it: 'struck in the first half, level after it', at: [1, 0], half: [2, 0], full: [2, 0], grade: 'lose' },
  { it: 'struck at 0-0', at: [0, 0], half: [0, 0], full: [1, 0], grade: 'win' },
] as const)('a handicap of the second half of football $it is $grade', ({ at, half, full, grade }) => {
  for (const sport of [1, 17, 21]) {
    const struck = bet({ sport, period: 3, line: -2, live: true, scoreAtBet: at })
    expect(settleSelection(struck, finishedMatch(full, half))).toBe(grade)
    // Also for halves reported by their codes.
    const periods: PartScore[] = [[3, full[0] - half[0], full[1] - half[1]]]
    expect(settleSelection(struck, { ...finishedMatch(full, half), half_time: null, periods })).toBe(grade)
  }
})

test('the score before a part is not guessed', () => {
  const third = bet({ sport: 55, period: 12, line: -2, live: true, scoreAtBet: [2, 1] })
  expect(settleSelection(third, { ...finishedMatch([4, 2]), periods: [[12, 2, 1]] })).toBeNull()
  // Penalties, and a second overtime: the score before is unknown.
  for (const period of [8, 16]) {
    const late = bet({ sport: 1, period, line: -2, live: true, scoreAtBet: [2, 1] })
    expect(settleSelection(late, { ...finishedMatch([4, 2]), periods: [[period, 2, 1]] })).toBeNull()
  }
})

/** The parts that a match of each kind is played in, in their order. */
const PLAYED: Readonly<Record<string, readonly number[]>> = {
  halves: [1, 3],
  quarters: [11, 12, 13, 14],
  thirds: [11, 12, 13],
  sets: [21, 22, 23],
  innings: [41, 42, 43, 44],
  overs: [81, 82],
  rounds: [91, 92, 93],
}
const sports = Object.entries(SPORT_RULES).flatMap(([id, { parts }]) =>
  PLAYED[parts] ? [{ sport: Number(id), parts: PLAYED[parts] }] : [],
)

const add = (scores: readonly Score[]): Score =>
  scores.reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0] as Score)

const goals = fc.tuple(fc.nat(3), fc.nat(3))
/** A match in play: every part before the bet was placed, and after it. */
const bets = fc.record({
  // The whole match, too.
  part: fc.integer({ min: -1, max: 3 }),
  betType: fc.constantFrom('hdp', 'ou', 'ml', 'oxt', 'oe'),
  selection: fc.nat(2),
  line: fc.integer({ min: -10, max: 10 }),
  isLive: fc.boolean(),
  // Placed in this part.
  now: fc.nat(3),
  scores: fc.array(fc.tuple(goals, goals), { minLength: 4, maxLength: 4 }),
})

const NAMES = {
  hdp: ['home', 'away', 'home'],
  ou: ['over', 'under', 'over'],
  ml: ['home', 'away', 'home'],
  oxt: ['1', 'X', '2'],
  oe: ['odd', 'even', 'odd'],
} as const

test.each(sports)(
  'the ladder and the settlement of a bet on any part of sport $sport say the same',
  ({ sport, parts }) => {
    fc.assert(
      fc.property(bets, ({ part, betType, selection, line, isLive, now, scores }) => {
        const index = Math.min(part, parts.length - 1)
        // Nobody bets on a part that is over.
        const at = Math.min(now, index < 0 ? parts.length - 1 : index)
        const played = parts.map((code, i) => {
          const [before, after] = scores[i] as (typeof scores)[number]
          const isOver = !isLive || i < at
          return {
            code,
            before: i > at || !isLive ? ([0, 0] as const) : before,
            after: isOver && isLive ? ([0, 0] as const) : after,
          }
        })
        const ofPart = index < 0 ? played : played.slice(index, index + 1)
        const full = add(played.flatMap(({ before, after }) => [before, after]))
        const isHalves = parts[0] === 1
        const [first] = played
        const result: MatchResult = {
          ...finishedMatch(full),
          half_time: isHalves && first ? add([first.before, first.after]) : null,
          ...(isHalves
            ? {}
            : {
                periods: played.map(({ code, before, after }): PartScore => [code, ...add([before, after])]),
              }),
        }
        const period = index < 0 ? 0 : (parts[index] as number)
        const struck = bet({
          sport,
          period,
          betType,
          selection: NAMES[betType][selection] as string,
          line: betType === 'hdp' ? line : betType === 'ou' ? line + 20 : null,
          live: isLive,
          scoreAtBet: isLive ? add(played.map(({ before }) => before)) : null,
        })
        const grade = settleSelection(struck, result)
        const rows = outcomeLadder({ ...struck, ...malay })
        const after = add(ofPart.map((one) => one.after))
        const whole = add(ofPart.flatMap((one) => [one.before, one.after]))
        // The ladder has no draw in parts without one.
        fc.pre(betType !== 'ml' || whole[0] !== whole[1] || canEndLevel(sport, period))
        const met = rows.filter(({ condition }) =>
          meets(condition, struck.selection, { after, whole }, grade),
        )
        expect(met.map((row) => row.grade)).toEqual([grade])
      }),
      runs(2000, countsAfterBet(sport) ? 150 : 20),
    )
  },
)
