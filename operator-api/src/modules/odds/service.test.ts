import { ManualClock } from '../../testing/manual-clock'
import { HOUR, league, line, match, NOON, offer, result, state } from '../../testing/sample-feed'
import { lineId, myanmarId } from '../feed'
import { groupBook } from './group-book'
import { createBook } from './service'

const HDP = lineId(7, 'hdp', 0, -2)

function openBook() {
  const clock = new ManualClock(NOON)
  const book = createBook({ clock, rate: 12 })
  book.apply([league(), match(7), offer(7, line())])
  return { clock, book }
}

describe('the ball of a line', () => {
  test('stays while its prices do, and rises when one moves', () => {
    const { book } = openBook()
    const ball = () => book.line(7, HDP)?.ball ?? 0
    const first = ball()
    book.apply([offer(7, line({ state: 1 }))])
    expect(ball()).toBe(first)
    book.apply([offer(7, line({ prices: [95, -97] }))])
    expect(ball()).toBeGreaterThan(first)
  })

  test('is higher after a restart than any before, and the line keeps its id', () => {
    const before = openBook()
    for (let i = 0; i < 30; i++) {
      before.clock.advance(4000)
      before.book.apply([offer(7, line({ prices: [90 - i, -97] }))])
    }
    const last = before.book.line(7, HDP)?.ball ?? 0
    const after = createBook({ clock: new ManualClock(before.clock.now() + 5000), rate: 12 })
    after.apply([league(), match(7), offer(7, line())])
    expect(after.line(7, HDP)?.ball).toBeGreaterThan(last)
  })
})

test('two books with the same events at the same times are the same, however late one of them gets them', () => {
  const batches = [
    [league(), match(7), offer(7, line())],
    [offer(7, line({ prices: [95, -97] }))],
    [state(7)],
  ]
  const [prompt, late] = [openBook(), openBook()]
  late.clock.advance(60_000)
  for (const [n, batch] of [...batches, [state(7, { score: [1, 0] })]].entries())
    for (const { book } of [prompt, late]) book.apply(batch, NOON + 1000 * n)
  expect(late.book.line(7, HDP)?.ball).toBe(prompt.book.line(7, HDP)?.ball)
  expect(late.book.held(7)).toEqual(prompt.book.held(7))
})

test('withheld matches are closed with their parts, also if they come later, until they are released', () => {
  const { book } = openBook()
  const corners = { ...match(8), match_type: 1, parent: 7 } as const
  const states = () => [7, 8].map((id) => book.line(id, lineId(id, 'hdp', 0, -2))?.state)
  book.takeChanged()
  book.withhold(new Set([7]))
  expect(book.takeChanged()).toEqual(new Set([7]))
  book.apply([corners, offer(8, line()), match(7), offer(7, line())])
  expect(states()).toEqual([2, 2])
  expect([7, 8].map((id) => book.match(id)?.isWithheld)).toEqual([true, true])
  book.withhold(new Set())
  expect(book.match(7)?.isWithheld).toBe(false)
  expect(states()).toEqual([0, 0])
})

describe('a line can be bet on', () => {
  test.each([
    ['before the match', state(7, { period: 0 }), 0],
    ['in play', state(7), 0],
    ['never while the match is suspended', state(7, { suspension: 1 }), 1],
    ['never while the match is interrupted', state(7, { status: 5 }), 1],
    ['never after the end', state(7, { period: 4, status: 1 }), 2],
    ['never once the match is cancelled', state(7, { status: 2 }), 2],
  ])('%s', (_, event, expected) => {
    const { book } = openBook()
    book.apply([event])
    expect(book.line(7, HDP)?.state).toBe(expected)
  })

  test('only while it is offered, and only under its own match', () => {
    const { book } = openBook()
    book.apply([match(8), offer(7, line({ line: -3 }))])
    expect(book.line(7, HDP)).toBeUndefined()
    expect(book.line(8, lineId(7, 'hdp', 0, -3))).toBeUndefined()
    book.apply([{ type: 'removed', match: 7 }])
    expect(book.line(7, lineId(7, 'hdp', 0, -3))).toBeUndefined()
  })
})

test.each([
  ['first half', 1, 23, 23],
  ['second half, counted on from 45', 3, 22, 67],
  ['half time', 2, 0, 45],
  ['first half of extra time, counted on from 90', 5, 7, 97],
  ['half time of extra time', 6, 0, 105],
  ['second half of extra time, counted on from 105', 7, 4, 109],
  ['penalties', 8, 0, 120],
])('the minute of the %s', (_, period, minutes, shown) => {
  const { book, clock } = openBook()
  book.apply([state(7, { period, clock_base: period === 2 ? 0 : NOON })])
  clock.advance((minutes * 60_000) / 12)
  expect(book.match(7)?.minute).toBe(shown)
})

describe('parts with a result', () => {
  const resultEvent = (
    revision: number,
    periods: [number, number, number][],
    half: [number, number] | null = null,
    reopens = false,
  ) => {
    const event = result(7, revision, null)
    if (event.type !== 'result') throw new Error('No result')
    return { ...event, result: { ...event.result, half_time: half, periods, reopens } }
  }

  test.each([
    { it: 'of a match that nobody told of', events: [], parts: [] },
    { it: 'of quarters', events: [resultEvent(1, [[11, 28, 24]])], parts: [11] },
    { it: 'of a first half', events: [resultEvent(1, [], [1, 0])], parts: [1] },
    {
      it: 'after a correction without it',
      events: [resultEvent(1, [[11, 28, 24]]), resultEvent(2, [])],
      parts: [11],
    },
    {
      it: 'after a further one',
      events: [resultEvent(1, [[11, 28, 24]]), resultEvent(2, [[12, 9, 8]])],
      parts: [11, 12],
    },
    {
      it: 'after a correction by which it goes on',
      events: [resultEvent(1, [[11, 28, 24]]), resultEvent(2, [], null, true)],
      parts: [],
    },
    { it: 'after an older one', events: [resultEvent(2, [[11, 28, 24]]), resultEvent(1, [])], parts: [11] },
    {
      it: 'after the state of the break',
      events: [resultEvent(1, [[11, 28, 24]]), state(7, { period: 11 })],
      parts: [11],
    },
    { it: 'after the match is told again', events: [resultEvent(1, [[11, 28, 24]]), match(7)], parts: [11] },
  ])('$it are $parts', ({ events, parts }) => {
    const { book } = openBook()
    book.apply(events)
    expect(book.match(7)?.reportedParts).toEqual(parts)
    expect(book.line(7, HDP)?.match.reportedParts).toEqual(parts)
  })
})

test('a match is early, then today, then live', () => {
  const { book, clock } = openBook()
  book.apply([match(7, { kickoff: NOON + 30 * HOUR })])
  expect(book.match(7)?.market).toBe(1)
  clock.advance(24 * HOUR)
  expect(book.match(7)?.market).toBe(2)
  book.apply([state(7)])
  expect(book.match(7)?.market).toBe(3)
})

test.each([
  [0, 'hdp', 0],
  [1, 'ou', 0],
  [2, 'hdp', 1],
  [3, 'ou', 1],
] as const)(
  'a Burmese line of kind %i is a bet on %s of part %i, and no ordinary line',
  (kind, betType, period) => {
    const { book } = openBook()
    const row = { kind, upper: 1, goals: 1, percent: -40, state: 0, prices: [95, 95] } as const
    book.apply([{ type: 'offer', match: 7, lines: [], myanmar: [{ ...row, prices: [95, 95] }] }])
    const id = myanmarId(7, kind)
    expect(book.myanmarLine(7, id)).toMatchObject({
      id,
      betType,
      period,
      upper: 1,
      goals: 1,
      percent: -40,
      state: 0,
    })
    expect(book.line(7, id)).toBeUndefined()
    book.apply([state(7, { suspension: 1 })])
    expect(book.myanmarLine(7, id)?.state).toBe(1)
  },
)

test('a commission group sees and bets two-way lines at a wider spread, and everything else as it is', () => {
  const { book } = openBook()
  const group = groupBook(book, 6)
  const prices = (from: typeof book) => [
    from.line(7, HDP)?.prices,
    from.held(7)?.lines.get(HDP)?.prices,
    from.marketLines(7, 'hdp', 0)[0]?.prices,
  ]
  book.apply([offer(7, line({ prices: [96, 96] }))])
  expect(prices(book)).toEqual([
    [96, 96],
    [96, 96],
    [96, 96],
  ])
  expect(prices(group)).toEqual([
    [93, 93],
    [93, 93],
    [96, 96],
  ])
  expect(group.line(7, HDP)?.basePrices).toEqual([96, 96])
  expect(group.line(7, HDP)?.ball).toBe(book.line(7, HDP)?.ball)
  expect(group.held(7)).toBe(group.held(7))
  expect(groupBook(book, 0)).toBe(book)
})
