import * as fc from 'fast-check'
import { BET_TYPES, type BetType, isAsian, type Period } from '../odds/bet-type'
import { priceCount } from '../odds/line-fault'
import type { HeadRow, LeagueRow, LineRow, MatchRow, MyanmarRow, OddsPayload } from '../odds/payload'

const malay = fc.integer({ min: 30, max: 100 }).chain((price) => fc.constantFrom(price, -price))
const decimal = fc.integer({ min: 101, max: 20_000 })

const pricesOf = (type: BetType, period: Period): fc.Arbitrary<number[]> => {
  const count = priceCount(type, period)
  return fc.array(isAsian(type) ? malay : decimal, { minLength: count, maxLength: count })
}

/** A line of any type; the caller sets its id. */
const line: fc.Arbitrary<LineRow> = fc
  .tuple(
    fc.nat(BET_TYPES.length - 1),
    fc.constantFrom<Period>(0, 1, 3, 14, 25),
    fc.integer({ min: -20, max: 20 }),
  )
  .chain(([code, period, value]) =>
    fc
      .tuple(fc.nat(1000), fc.constantFrom(0, 1, 2), pricesOf(BET_TYPES[code] as BetType, period))
      .map(([ball, state, prices]) => [0, code, period, value, ball, state, 3, ...prices] as LineRow),
  )

const myanmar: fc.Arbitrary<MyanmarRow> = fc
  .tuple(fc.constantFrom(0, 1), fc.nat(5), fc.integer({ min: -100, max: 100 }), fc.nat(1000))
  .map(([kind, goals, percent, ball]) => [0, kind, 0, goals, percent, ball, 0, 95, 95] as MyanmarRow)

const match = fc.record({
  league: fc.integer({ min: 1, max: 3 }),
  home: fc.string({ maxLength: 8 }),
  score: fc.nat(5),
  lines: fc.array(line, { maxLength: 4 }),
  myanmar: fc.array(myanmar, { maxLength: 2 }),
})

type Drawn = typeof match extends fc.Arbitrary<infer T> ? T : never

/** Payloads as a server would send them; ids of matches begin at `firstId`. */
export const payloads = (firstId = 1, minLength = 0): fc.Arbitrary<OddsPayload> =>
  fc
    .array(match, { minLength, maxLength: 5 })
    .map((drawn) => toPayload(drawn.map((one, i) => [firstId + i, one])))

function toPayload(drawn: [number, Drawn][]): OddsPayload {
  const leagues = [...new Set(drawn.map(([, { league }]) => league))].map(
    (id): LeagueRow => [id, 1, `League ${id}`, 'GB', id],
  )
  const matches = drawn.map(
    ([id, { league, home, score }]): MatchRow => [
      id,
      league,
      home,
      'Away',
      0,
      1_800_000_000,
      1,
      1_800_000_000,
      score,
      0,
      0,
      0,
      0,
      0,
      0,
      1,
    ],
  )
  return [leagues, matches, [], drawn.map(([id, one]) => toHead(id, one))]
}

function toHead(match: number, { league, lines, myanmar }: Drawn): HeadRow {
  const numbered = lines.map((row, i): LineRow => [match * 100 + i, ...(row.slice(1) as never)] as LineRow)
  const bodies = myanmar.map(
    (row, i): MyanmarRow => [match * 100 + 50 + i, ...(row.slice(1) as never)] as never,
  )
  return [match, 1, 3, league, 9, 3, 1, 2, 2, 1, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, numbered, bodies]
}
