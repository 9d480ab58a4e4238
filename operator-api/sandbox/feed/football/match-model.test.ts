import { type BetType, isAsian } from '@touchline/contracts/odds'
import * as fc from 'fast-check'
import { asianLines } from '../pricing/asian-lines'
import { asianChances } from '../pricing/chances'
import { bookingsMatrix } from './bookings'
import { bookingsOffer, cornersOffer } from './child-offer'
import { footballOffer } from './football-offer'
import { goalClock } from './goal-clock'
import { type MatchFacts, marginOf, matchModel, type ScoreMatrix, totalOf } from './match-model'
import { myanmarOffer, priceOf } from './myanmar-offer'
import {
  correctScoreChances,
  firstLastGoalChances,
  oddEvenChances,
  oneXTwoChances,
  totalGoalsChances,
} from './selection-chances'

const preMatch: MatchFacts = {
  lambda: 1.6,
  mu: 1.05,
  minute: 0,
  score: [0, 0],
  halfScore: null,
  reds: [0, 0],
}
const leading: MatchFacts = { ...preMatch, minute: 60, score: [1, 0], halfScore: [0, 0] }
const awayRed: MatchFacts = { ...leading, reds: [0, 1] }

const rounded = (chances: readonly number[], places: number) =>
  chances.map((chance) => Number(chance.toFixed(places)))

describe('the goal model gives the worked example', () => {
  test.each([
    {
      name: 'before the match',
      facts: preMatch,
      oxt: [0.4995, 0.2545, 0.246],
      tg: [0.259, 0.465, 0.258, 0.019],
    },
    {
      name: 'at 1-0 after an hour',
      facts: leading,
      oxt: [0.8056, 0.1587, 0.0358],
      tg: [0.373, 0.547, 0.08, 0.001],
    },
    {
      name: 'and with an away red',
      facts: awayRed,
      oxt: [0.8844, 0.1009, 0.0147],
      tg: [0.365, 0.551, 0.083, 0.001],
    },
  ])('$name: 1X2 and total goals', ({ facts, oxt, tg }) => {
    const { fullTime } = matchModel(facts)
    expect(rounded(oneXTwoChances(fullTime), 4)).toEqual(oxt)
    expect(rounded(totalGoalsChances(fullTime, [1, 3, 6]), 3)).toEqual(tg)
  })

  test.each([
    { name: 'before the match', facts: preMatch, oxt: [192, 363, 375], hdp: [-2, 96, 96], ou: [10, 98, 94] },
    {
      name: 'at 1-0 after an hour',
      facts: leading,
      oxt: [121, 529, 2040],
      hdp: [-1, -82, 74],
      ou: [7, 79, -87],
    },
    {
      name: 'and with an away red',
      facts: awayRed,
      oxt: [111, 735, 3927],
      hdp: [-2, -82, 74],
      ou: [7, 76, -84],
    },
  ])('$name: prices of the main lines', ({ facts, oxt, hdp, ou }) => {
    const offer = footballOffer(matchModel(facts), { cents: 8, combo_min: 2 })
    const first = (type: string) => offer.find(({ bet_type, period }) => bet_type === type && period === 0)
    expect(first('oxt')?.prices).toEqual(oxt)
    expect([first('hdp')?.line, ...(first('hdp')?.prices ?? [])]).toEqual(hdp)
    expect([first('ou')?.line, ...(first('ou')?.prices ?? [])]).toEqual(ou)
  })

  test.each([
    { facts: preMatch, squares: { 6: 0.119, 5: 0.112 } },
    { facts: leading, squares: { 5: 0.373, 10: 0.217 } },
    { facts: awayRed, squares: { 5: 0.365, 10: 0.268 } },
  ])('likeliest correct scores $squares', ({ facts, squares }) => {
    const chances = correctScoreChances(matchModel(facts).fullTime)
    for (const [place, chance] of Object.entries(squares))
      expect(chances[Number(place)]).toBeCloseTo(chance, 3)
  })

  test('no goal, first goal, half time and full time', () => {
    const { fullTime, halfFull, nextIsHome } = matchModel(preMatch)
    expect(rounded(firstLastGoalChances(fullTime, nextIsHome), 4)).toEqual([
      0.5589, 0.5589, 0.3668, 0.3668, 0.0743,
    ])
    expect(rounded([halfFull[0], halfFull[3], halfFull[4]] as number[], 3)).toEqual([0.304, 0.171, 0.163])
  })

  test('half of the clock brings 45 % of the goals', () => {
    expect(goalClock(45)).toBeCloseTo(0.45, 10)
    expect(goalClock(0)).toBe(0)
    expect(goalClock(95)).toBeCloseTo(1, 10)
  })

  test.each([
    {
      what: 'body',
      distribution: marginOf(matchModel(preMatch).fullTime),
      price: { goals: 0, percent: -100 },
    },
    {
      what: 'goals',
      distribution: totalOf(matchModel(preMatch).fullTime),
      price: { goals: 2, percent: -95 },
    },
  ])('the Myanmar $what line', ({ distribution, price }) => {
    expect(priceOf(distribution)).toEqual(price)
  })
})

test('Myanmar lines are offered of the match and of its first half, each from its own chances', () => {
  const offer = myanmarOffer(matchModel(preMatch))
  expect(offer.map(({ kind, upper, goals, percent }) => [kind, upper, goals, percent])).toEqual([
    [0, 0, 0, -100],
    [1, 0, 2, -95],
    [2, 0, 0, -35],
    [3, 0, 1, -10],
  ])
})

test('every head type is offered before the match, of both parts where a half has it', () => {
  const terms = { cents: 5, combo_min: 2 }
  const typesOf = (part: number, knockout = false) => {
    const offer = footballOffer(matchModel(preMatch), { ...terms, knockout })
    return new Set(offer.flatMap(({ bet_type, period }) => (period === part ? [bet_type] : [])))
  }
  const both = ['hdp', 'ou', 'oxt', 'dc', 'ml', 'oe', 'cs', 'tg', 'fglg']
  expect(typesOf(0)).toEqual(new Set([...both, 'htft']))
  expect(typesOf(1)).toEqual(new Set(both))
  expect(typesOf(0, true)).toEqual(new Set([...both, 'htft', 'tw']))
})

describe('bookings', () => {
  const facts = { minute: 0, score: [0, 0], reds: [0, 0] } as const
  const over = (line: number) => {
    const p = [...totalOf(bookingsMatrix(facts, 90)).p]
    return p.reduce((sum, share, total) => (total > line ? sum + share : sum), 0)
  }

  // The reference counts a red card as one point of the same distribution; here it is two of its own.
  test.each([
    [3.5, 0.5714],
    [4.5, 0.4032],
  ])('over %d comes about as often as in the reference: %d', (line, chance) => {
    expect(Math.abs(over(line) - chance)).toBeLessThan(0.015)
  })

  test('come in the second half rather than the first, and a strict referee goes on being one', () => {
    const mean = (matrix: ScoreMatrix) =>
      [...totalOf(matrix).p].reduce((sum, share, total) => sum + share * total, 0)
    expect(mean(bookingsMatrix(facts, 45)) / mean(bookingsMatrix(facts, 90))).toBeCloseTo(0.38, 1)
    const strict = bookingsMatrix({ minute: 45, score: [4, 4], reds: [0, 0] }, 90)
    const mild = bookingsMatrix({ minute: 45, score: [0, 0], reds: [0, 0] }, 90)
    expect(mean(strict)).toBeGreaterThan(1.3 * mean(mild))
  })
})

/** Any match that a player may meet. */
const matches: fc.Arbitrary<MatchFacts> = fc
  .record({
    lambda: fc.double({ min: 0.3, max: 3.5, noNaN: true }),
    mu: fc.double({ min: 0.3, max: 3.5, noNaN: true }),
    minute: fc.integer({ min: 0, max: 85 }),
    score: fc.tuple(fc.nat(4), fc.nat(4)),
    before: fc.tuple(fc.nat(4), fc.nat(4)),
    reds: fc.tuple(fc.nat(1), fc.nat(1)),
  })
  .map(({ lambda, mu, minute, score, before, reds }) => {
    const half: [number, number] = [Math.min(score[0], before[0]), Math.min(score[1], before[1])]
    return { lambda, mu, minute, score, reds, halfScore: minute >= 45 ? half : null }
  })

const runs = { numRuns: process.env.FULL ? 5000 : 300 }

describe('before the margin the markets of a match cannot contradict each other', () => {
  test('1X2, handicap -0.5 and +0.5, correct score, total goals, odd and even, half and full time', () => {
    fc.assert(
      fc.property(matches, (facts) => {
        const { fullTime, halfFull } = matchModel(facts)
        const [home, draw, away] = oneXTwoChances(fullTime)
        const margins = marginOf(fullTime)
        // A handicap in play begins at the score of the bet.
        const lead = 4 * (facts.score[0] - facts.score[1])
        expect(home + draw + away).toBeCloseTo(1, 9)
        expect(asianChances(margins, lead - 2).win).toBeCloseTo(home, 9)
        expect(asianChances(margins, lead + 2).lose).toBeCloseTo(away, 9)
        const squares = correctScoreChances(fullTime)
        const totals = totalGoalsChances(fullTime, [1, 3, 6])
        const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
        expect(sum(squares)).toBeCloseTo(1, 9)
        expect((squares[0] ?? 0) + (squares[1] ?? 0) + (squares[5] ?? 0)).toBeCloseTo(totals[0] ?? 0, 9)
        const already = facts.score[0] + facts.score[1]
        expect(asianChances(totalOf(fullTime), 4 * already - 14).win).toBeCloseTo(
          (totals[2] ?? 0) + (totals[3] ?? 0),
          9,
        )
        expect(sum(oddEvenChances(fullTime))).toBeCloseTo(1, 9)
        expect((halfFull[0] ?? 0) + (halfFull[3] ?? 0) + (halfFull[6] ?? 0)).toBeCloseTo(home, 6)
        expect(sum(halfFull)).toBeCloseTo(1, 6)
      }),
      runs,
    )
  })

  test('a higher line never pays the giver less', () => {
    fc.assert(
      fc.property(matches, fc.constantFrom('hdp' as const, 'ou' as const), (facts, kind) => {
        const { fullTime } = matchModel(facts)
        const distribution = kind === 'hdp' ? marginOf(fullTime) : totalOf(fullTime)
        const already = kind === 'ou' ? facts.score[0] + facts.score[1] : 0
        const lines = asianLines({ distribution, already, kind, cents: 8 })
        const byLine = lines.toSorted((a, b) => (kind === 'hdp' ? b.line - a.line : a.line - b.line))
        const profits = byLine.map(({ prices: [first] }) => (first > 0 ? first / 100 : -100 / first))
        expect(profits).toEqual(profits.toSorted((a, b) => a - b))
      }),
      runs,
    )
  })

  test('no two sides of anything can be backed for a sure profit', () => {
    fc.assert(
      fc.property(matches, (facts) => {
        const terms = { cents: 5, combo_min: 2, knockout: true }
        const children = [cornersOffer(facts, terms), bookingsOffer({ ...facts, reds: [0, 0] }, terms)]
        for (const { bet_type, prices } of [...footballOffer(matchModel(facts), terms), ...children.flat()]) {
          const inverse = prices.filter((price) => price !== 0).map((price) => 1 / decimalOf(bet_type, price))
          const winners = bet_type === 'dc' || bet_type === 'fglg' ? 2 : 1
          // A market that has lost selections lays less than the whole.
          if (prices.every((price) => price !== 0))
            expect(inverse.reduce((a, b) => a + b, 0)).toBeGreaterThanOrEqual(
              bet_type === 'fglg' ? 1 : winners,
            )
        }
      }),
      runs,
    )
  })
})

function decimalOf(type: BetType, price: number): number {
  if (!isAsian(type)) return price / 100
  return price > 0 ? 1 + price / 100 : 1 - 100 / price
}
