import type { RejectedBy } from '@touchline/contracts/calls'
import { remainingLine } from '../cash-out/remaining-line'
import { finishedMatch } from '../settlement/sample-results'
import { settleSelection } from '../settlement/settle-selection'
import { bet } from '../testing/bets'
import { BREAK_CODE, boardPart, currentPeriod, isPartOver } from './play-order'
import { countsAfterBet, type Parts, SPORT_RULES, sportRules } from './sport-rules'
import { type PlayState, rejectedByPlay } from './waiting-play'

/** Events that end the waiting, beside red cards: any score, a point, a second point, the end of a part. */
type Ends = 'goal' | 'score' | 'point' | 'points' | 'part'

const SPORTS: readonly [id: number, name: string, from: 'bet' | 'start', delay: number, ends: Ends[]][] = [
  [1, 'football', 'bet', 5, ['goal']],
  [2, 'basketball', 'start', 4, ['part']],
  [3, 'tennis', 'start', 4, ['score', 'point']],
  [4, 'volleyball', 'start', 3, ['score', 'points']],
  [5, 'badminton', 'start', 3, ['score', 'points']],
  [6, 'baseball', 'start', 5, ['score', 'part']],
  [7, 'table tennis', 'start', 3, ['score', 'points']],
  [8, 'snooker', 'start', 5, ['score']],
  [9, 'e-sports', 'start', 6, ['score']],
  [10, 'cricket', 'start', 6, ['part']],
  [11, 'American football', 'start', 5, ['score']],
  [12, 'ice hockey', 'start', 5, ['goal']],
  [13, 'handball', 'start', 4, ['part']],
  [14, 'rugby', 'start', 5, ['score']],
  [15, 'darts', 'start', 3, ['score', 'point']],
  [16, 'boxing', 'start', 6, ['score', 'part']],
  [17, 'e-football', 'bet', 4, ['goal']],
  [18, 'e-basketball', 'start', 3, ['part']],
  [19, 'golf', 'start', 8, ['score', 'part']],
  [20, 'motor sport', 'start', 8, ['score', 'part']],
  [21, 'futsal', 'bet', 5, ['goal']],
  [23, 'beach volleyball', 'start', 3, ['score', 'points']],
  [24, 'Australian rules', 'start', 5, ['part']],
  [27, 'field hockey', 'start', 5, ['goal']],
  [28, 'water polo', 'start', 5, ['goal']],
  [29, 'Muay Thai', 'start', 6, ['score', 'part']],
  [31, 'squash', 'start', 3, ['score', 'points']],
  [32, 'kabaddi', 'start', 4, ['part']],
  [34, 'sepak takraw', 'start', 3, ['score', 'points']],
  [35, 'floorball', 'start', 5, ['goal']],
  [48, 'virtual soccer', 'bet', 5, ['goal']],
  [55, 'beach soccer', 'bet', 5, ['goal']],
  [56, 'netball', 'start', 5, ['part']],
  [57, 'lacrosse', 'start', 5, ['goal']],
  [58, 'Gaelic sports', 'start', 5, ['part']],
  [77, 'a sport without a row', 'start', 5, ['score', 'part']],
]

/** A part that is played, and the next one, by what a match is divided into. */
const PARTS: Record<Parts, readonly [running: number, next: number]> = {
  halves: [1, 2],
  quarters: [11, 12],
  thirds: [11, 12],
  sets: [21, 22],
  frames: [31, 32],
  innings: [41, 61],
  overs: [81, 82],
  rounds: [91, 92],
  golfRounds: [111, 112],
  sessions: [121, 122],
}

test('every sport with rules of its own is in the table', () => {
  expect(SPORTS.map(([id]) => id).filter((id) => id !== 77)).toEqual(Object.keys(SPORT_RULES).map(Number))
})

describe.each(SPORTS)('sport %i, %s', (id, _name, from, delay, ends) => {
  test(`counts a handicap in play from the ${from}, and so do its slip, its cash-out and its settlement`, () => {
    // Home -0.5 placed at 1-0; it ends 1-0.
    const grade = from === 'bet' ? 'lose' : 'win'
    const live = bet({ sport: id, line: -2, live: true, scoreAtBet: [1, 0] })
    expect(settleSelection(live, finishedMatch([1, 0]))).toBe(grade)
    expect(settleSelection({ ...live, live: false, scoreAtBet: null }, finishedMatch([1, 0]))).toBe('win')
    expect(countsAfterBet(id)).toBe(from === 'bet')
    expect(remainingLine(id, -2, [1, 0], [1, 0])).toBe(from === 'bet' ? -2 : 2)
  })

  test(`lets a bet wait for ${delay} seconds`, () => expect(sportRules(id).delaySeconds).toBe(delay))

  const [running, next] = PARTS[sportRules(id).parts]
  const atBet: PlayState = { period: running, score: [1, 0], reds: [0, 0], part: [3, 2] }
  const happens: Record<string, Partial<PlayState>> = {
    nothing: {},
    'a point': { part: [4, 2] },
    'two points': { part: [4, 3] },
    'a score': { score: [1, 1] },
    'a score taken back': { score: [0, 0] },
    'a red card': { reds: [0, 1] },
    'the end of the part': { period: next, part: [0, 0] },
  }
  const score = ends.includes('goal') ? 'rejectedGoal' : ends.includes('score') ? 'rejectedScore' : null
  const point = ends.includes('point')
  const expected: Record<string, string | null> = {
    nothing: null,
    'a point': point ? 'rejectedScore' : null,
    'two points': point || ends.includes('points') ? 'rejectedScore' : null,
    'a score': score,
    'a score taken back': score,
    'a red card': 'rejectedRedCard',
    'the end of the part': ends.includes('part') || point || ends.includes('points') ? 'rejectedScore' : null,
  }
  const figures: Record<string, RejectedBy | null> = {
    'a point': { what: 'part', from: [3, 2], to: [4, 2] },
    'two points': { what: 'part', from: [3, 2], to: [4, 3] },
    'a score': { what: 'score', from: [1, 0], to: [1, 1] },
    'a score taken back': { what: 'score', from: [1, 0], to: [0, 0] },
    'a red card': { what: 'reds', from: [0, 0], to: [0, 1] },
    'the end of the part': null,
  }
  test.each(Object.keys(happens))('%s while a bet waits rejects it as the table says', (what) => {
    const rejection = rejectedByPlay(id, atBet, { ...atBet, ...happens[what] })
    expect(rejection?.reason ?? null).toBe(expected[what])
    expect(rejection?.by ?? null).toEqual(rejection && figures[what])
  })
})

test.each([
  // Football and handball: the first half, and the second where it is offered.
  [1, [0, 1], 1],
  [1, [0], null],
  [13, [0, 3], 3],
  // Basketball: the quarter rather than the half; the next one; overtime.
  [2, [0, 1, 11], 11],
  [2, [0, 3, 14], 14],
  [2, [0, 12, 13], 12],
  [2, [0, 15], 15],
  // As colleges play it, in halves.
  [2, [0, 1], 1],
  [3, [0, 22], 22],
  [9, [0, 21], 21],
  [12, [0, 13], 13],
  [6, [0, 1, 41], 1],
  [6, [0, 46], 46],
  [10, [0, 86, 82], 82],
  [16, [0, 94], 94],
  // A code that the sport does not play.
  [3, [0, 11], null],
])('of sport %i a board that is offered parts %j shows part %j', (sport, offered, part) => {
  expect(boardPart(sport, offered)).toBe(part)
})

test.each([
  // A time-out, a feed without clocks, free throws: no part is reported.
  ['the first quarter', 2, 11, [24, 20], [], 11],
  ['the second quarter', 2, 12, [40, 38], [11], 12],
  ['after the first quarter', 2, 11, [24, 20], [11], BREAK_CODE],
  ['after the third quarter', 2, 13, [70, 66], [11, 12, 13], BREAK_CODE],
  ['half time', 2, 2, [50, 48], [11, 12], 2],
  ['overtime', 2, 15, [99, 99], [11, 12, 13, 14], 15],
  ['after the overtime', 2, 15, [104, 104], [11, 12, 13, 14, 15], BREAK_CODE],
  ['a break with a code', 2, BREAK_CODE, [24, 20], [], BREAK_CODE],
  ['a third', 12, 12, [1, 0], [11], 12],
  ['after a third', 12, 11, [1, 0], [11], BREAK_CODE],
  ['the shoot-out', 12, 19, [2, 2], [11, 12, 13, 15], 19],
  ['field hockey without a clock', 27, 13, [1, 0], [11, 12], 13],
  ['the first set', 3, 21, [0, 0], [], 21],
  ['after the first set', 3, 21, [1, 0], [], BREAK_CODE],
  ['after a set whose result comes first', 3, 21, [0, 0], [21], BREAK_CODE],
  ['the second set', 3, 22, [1, 0], [21], 22],
  ['football', 1, 1, [0, 0], [], 1],
  ['football after the first half', 1, 1, [0, 0], [1], BREAK_CODE],
  ['the bottom of an inning', 6, 61, [1, 0], [], 61],
  ['after the inning', 6, 61, [1, 0], [41], BREAK_CODE],
  ['the first overs told', 10, 81, [40, 0], [86], 81],
  ['a frame after one that was told', 8, 31, [1, 0], [31], 31],
  ['a leg after one that was told', 15, 31, [1, 0], [31], 31],
  ['to come', 2, 0, [0, 0], [], 0],
  ['interrupted', 2, 9, [24, 20], [11], 9],
  ['ended', 2, 4, [101, 99], [11], 4],
  ['a code that the sport does not play', 2, 21, [0, 0], [], 21],
] as const)(
  '%s (sport %i): code %i at %j with %j reported is %i',
  (_what, sport, period, score, reportedParts, code) => {
    expect(currentPeriod(sport, { period, score, reportedParts })).toBe(code)
  },
)

test('of a break with a code of its own, no part that may follow is over', () => {
  expect(isPartOver(2, 12, { period: BREAK_CODE, score: [24, 20] })).toBe(false)
  expect(isPartOver(2, 11, { period: BREAK_CODE, score: [24, 20], reportedParts: [11] })).toBe(true)
})

test.each([
  ['basketball', 2],
  ['tennis', 3],
])('of %s, a part that begins while a bet waits from the break before it rejects nothing', (_name, sport) => {
  const atBet: PlayState = { period: BREAK_CODE, score: [1, 0], reds: [0, 0], part: null }
  const begun = { ...atBet, period: sport === 2 ? 12 : 22, part: [0, 0] } as const
  expect(rejectedByPlay(sport, atBet, begun)).toBeNull()
})

test('an interruption, or play after a break, is no end of a part', () => {
  const atBet: PlayState = { period: 12, score: [40, 38], reds: [0, 0], part: null }
  expect(rejectedByPlay(2, atBet, { ...atBet, period: 9 })).toBeNull()
  expect(rejectedByPlay(2, { ...atBet, period: 2 }, { ...atBet, period: 13 })).toBeNull()
})

test.each([
  // Football: first half, half time, second half, extra time.
  [1, 1, 1, [1, 0], false],
  [1, 1, 2, [1, 0], true],
  [1, 1, 3, [1, 0], true],
  [1, 1, 9, [1, 0], false],
  [1, 0, 5, [1, 1], false],
  [1, 0, 4, [1, 1], true],
  [1, 1, 0, [0, 0], false],
  // Basketball: the first half is two quarters, the second half has the overtime.
  [2, 1, 11, [20, 18], false],
  [2, 1, 12, [50, 40], false],
  [2, 1, 2, [55, 48], true],
  [2, 1, 13, [55, 48], true],
  [2, 11, 12, [30, 22], true],
  [2, 13, 12, [30, 22], false],
  [2, 3, 15, [99, 99], false],
  [2, 14, 15, [99, 99], true],
  // In halves, as colleges play.
  [2, 1, 1, [20, 18], false],
  [2, 1, 3, [20, 18], true],
  [2, 3, 3, [20, 18], false],
  // Sets: the score shows that one is over while its code is current.
  [3, 21, 21, [0, 0], false],
  [3, 21, 21, [1, 0], true],
  [3, 22, 21, [1, 0], false],
  [3, 22, 23, [1, 1], true],
  [9, 22, 22, [1, 0], false],
  // Thirds, innings, frames, fights, overs.
  [12, 11, 12, [1, 0], true],
  [12, 13, 15, [2, 2], true],
  [6, 41, 41, [0, 0], false],
  [6, 41, 61, [1, 0], false],
  [6, 41, 42, [1, 1], true],
  [6, 1, 65, [3, 1], false],
  [6, 1, 46, [3, 1], true],
  [8, 31, 31, [3, 2], false],
  [16, 92, 93, [0, 0], true],
  [10, 86, 81, [40, 0], false],
  [10, 86, 82, [160, 0], true],
  [10, 82, 81, [40, 0], false],
  // A part that the sport does not have is never open.
  [1, 11, 1, [0, 0], true],
] as const)('sport %i: part %i during period %i at %j is over: %s', (sport, market, period, score, over) => {
  expect(isPartOver(sport, market, { period, score })).toBe(over)
})

test.each([
  // In the break after the first and the third quarter, whose code is still current.
  [2, 11, 11, [11], true],
  [2, 13, 13, [11, 12, 13], true],
  [2, 12, 11, [11], false],
  [2, 14, 13, [11, 12, 13], false],
  // A half is two quarters, reported as one or by its last.
  [2, 1, 12, [11], false],
  [2, 1, 12, [11, 12], true],
  [2, 11, 11, [1], true],
  [2, 3, 14, [11, 12, 13, 14], false],
  [18, 11, 11, [11], true],
  [11, 13, 13, [13], true],
  [27, 11, 11, [11], true],
  // Thirds of ice hockey and floorball.
  [12, 11, 11, [11], true],
  [12, 12, 12, [11, 12], true],
  [12, 13, 12, [11, 12], false],
  [35, 12, 12, [12], true],
  // A half before the feed sends the code of the break; an interruption.
  [1, 1, 1, [1], true],
  [13, 1, 1, [1], true],
  [1, 1, 9, [1], true],
  [1, 3, 2, [1], false],
  // Sets whose number of sets won comes later; innings, which are reported by their top.
  [3, 21, 21, [21], true],
  [3, 22, 21, [21], false],
  [9, 22, 22, [22], true],
  [6, 41, 61, [41], true],
  [6, 1, 65, [41, 42, 43, 44, 45], true],
  [6, 42, 61, [41], false],
  // The first six overs are no inning, and end no later than the first ten.
  [10, 86, 81, [87], true],
  [10, 87, 81, [86], false],
  [10, 86, 81, [86], true],
  [10, 81, 81, [86], false],
  [16, 91, 91, [91], true],
  // The reported part of a restarted match stays settled.
  [1, 1, 0, [1], true],
  [2, 0, 13, [11, 12, 13], false],
] as const)(
  'sport %i: part %i during period %i, with the results of %j reported, is over: %s',
  (sport, market, period, reportedParts, over) => {
    expect(isPartOver(sport, market, { period, score: [0, 0], reportedParts })).toBe(over)
  },
)

test('basketball, home leads 60-40: away +16.5 loses when it ends 101-83', () => {
  const away = bet({ sport: 2, selection: 'away', line: -66, live: true, scoreAtBet: [60, 40] })
  expect(settleSelection(away, finishedMatch([101, 83]))).toBe('lose')
  expect(settleSelection({ ...away, sport: 1 }, finishedMatch([101, 83]))).toBe('win')
})
