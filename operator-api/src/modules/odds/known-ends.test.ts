import type { MatchResult } from '@touchline/rules'
import { ManualClock } from '../../testing/manual-clock'
import { cancelled, finished } from '../../testing/results'
import { HOUR, league, line, match, NOON, offer, state } from '../../testing/sample-feed'
import { type FeedEvent, type FeedEventOf, lineId, myanmarId, type OfferMyanmar } from '../feed'
import { createBook } from './service'

const resultEvent = (id: number, revision: number, result: MatchResult): FeedEvent =>
  ({ type: 'result', match: id, revision, result }) as FeedEventOf<'result'>
const FIRST_HALF = line({ period: 1 })
const burmese = (kind: OfferMyanmar['kind']): OfferMyanmar => ({
  kind,
  upper: 0,
  goals: 1,
  percent: 0,
  state: 0,
  prices: [95, 95],
})
const offerAll = (id: number): FeedEvent => ({
  type: 'offer',
  match: id,
  lines: [line(), FIRST_HALF],
  myanmar: [burmese(0), burmese(2)],
})
const corners = { ...match(8), match_type: 1, parent: 7 } as FeedEvent
const runner = (id: number, home: string): FeedEvent => match(id, { league: 2, match_type: 2, home })
const win = (id: number) => offer(id, line({ bet_type: 'orz', line: 0, prices: [200] }))

function openBook() {
  const book = createBook({ clock: new ManualClock(NOON), rate: 1 })
  book.apply([league(), league(2), match(7), offerAll(7)])
  return book
}
const wholeOf = (book: ReturnType<typeof openBook>, id = 7) => [
  book.line(id, lineId(id, 'hdp', 0, -2))?.state,
  book.myanmarLine(id, myanmarId(id, 0))?.state,
]
const halfOf = (book: ReturnType<typeof openBook>, id = 7) => [
  book.line(id, lineId(id, 'hdp', 1, -2))?.state,
  book.myanmarLine(id, myanmarId(id, 2))?.state,
]

const halfTime: MatchResult = { ...finished([0, 0]), status: 0, half_time: [1, 0], full_time: null }
const TO_COME: MatchResult = { ...halfTime, half_time: null }
const FINAL = finished([3, 0])
const ENDED = state(7, { period: 4, status: 1 })
const again = [match(7), offerAll(7)]

test.each([
  {
    it: 'its final result in play, without a state that closes it',
    events: [state(7), resultEvent(7, 1, FINAL)],
  },
  { it: 'its final result before kick-off', events: [resultEvent(7, 1, FINAL)] },
  { it: 'that it is called off', events: [state(7), resultEvent(7, 1, cancelled)] },
  {
    it: 'that it was given up',
    events: [state(7), resultEvent(7, 1, { ...halfTime, status: 5, abandoned_in: 'second_half' })],
  },
  { it: 'its result, and states of play come later', events: [resultEvent(7, 1, FINAL), state(7), ...again] },
  {
    it: 'its result, and an older word comes later',
    events: [resultEvent(7, 2, FINAL), resultEvent(7, 1, halfTime), state(7)],
  },
  {
    it: 'its result, and it is removed and told again',
    events: [resultEvent(7, 1, FINAL), { type: 'removed', match: 7 }, ...again, state(7)],
  },
  {
    it: 'its result before the match itself',
    events: [{ type: 'removed', match: 7 }, resultEvent(7, 1, FINAL), ...again, state(7)],
  },
  {
    it: 'the end, and an older state comes later',
    events: [ENDED, state(7, { period: 3 })],
  },
  {
    it: 'the end, and the result of a part comes later with an older state',
    events: [ENDED, resultEvent(7, 1, halfTime), state(7, { period: 3 })],
  },
  {
    it: 'that it is called off by its state, and it is told again',
    events: [state(7, { status: 2 }), { type: 'removed', match: 7 }, ...again, state(7)],
  },
] as { it: string; events: FeedEvent[] }[])(
  'nothing of a match is sold once the feed has sent $it',
  ({ events }) => {
    const book = openBook()
    book.apply(events)
    expect([...wholeOf(book), ...halfOf(book)]).toEqual([2, 2, 2, 2])
    expect(book.match(7)?.isWithheld).toBe(true)
  },
)

test.each([
  { it: 'a result with less', events: [resultEvent(7, 1, FINAL), resultEvent(7, 2, halfTime)] },
  {
    it: 'a result with less, after the state of the end',
    events: [ENDED, resultEvent(7, 1, FINAL), resultEvent(7, 2, halfTime), state(7, { period: 3 })],
  },
  {
    it: 'a word that it goes on, after the state of the end alone',
    events: [ENDED, resultEvent(7, 1, { ...halfTime, reopens: true }), state(7, { period: 3 })],
  },
])('a match is sold again by $it', ({ events }) => {
  const book = openBook()
  book.apply([state(7, { period: 3 }), ...events])
  expect(wholeOf(book)).toEqual([0, 0])
  expect(book.match(7)?.isWithheld).toBe(false)
})

test.each([
  { it: 'by a result, though its period stands', events: [state(7), resultEvent(7, 1, halfTime)] },
  { it: 'by a result before kick-off', events: [resultEvent(7, 1, halfTime)] },
  {
    it: 'by a result, and a later one leaves it out',
    events: [resultEvent(7, 1, halfTime), resultEvent(7, 2, TO_COME)],
  },
  {
    it: 'by a final result that is taken back',
    events: [resultEvent(7, 1, FINAL), resultEvent(7, 2, TO_COME)],
  },
  {
    it: 'by play, and an older clock comes later',
    events: [state(7, { period: 3 }), state(7, { period: 1 })],
  },
  { it: 'by its break, and an older clock comes later', events: [state(7, { period: 2 }), state(7)] },
  {
    it: 'by play, and the match is told again with an older clock',
    events: [state(7, { period: 3 }), { type: 'removed', match: 7 }, ...again, state(7)],
  },
] as { it: string; events: FeedEvent[] }[])('nothing of a part is sold that is over $it', ({ events }) => {
  const book = openBook()
  book.apply(events)
  expect({ whole: wholeOf(book), half: halfOf(book) }).toEqual({ whole: [0, 0], half: [2, 2] })
})

test('a part is sold again only by a result that reopens it', () => {
  const book = openBook()
  book.apply([resultEvent(7, 1, halfTime), resultEvent(7, 2, TO_COME)])
  expect(halfOf(book)).toEqual([2, 2])
  book.apply([resultEvent(7, 3, { ...TO_COME, reopens: true })])
  expect(halfOf(book)).toEqual([0, 0])
  book.apply([resultEvent(7, 4, TO_COME)])
  expect(halfOf(book)).toEqual([0, 0])
})

test('an older clock changes neither period nor minute, but what else its state says counts', () => {
  const book = openBook()
  book.apply([state(7, { period: 3, clock_base: NOON - 60_000, score: [1, 0] })])
  book.apply([state(7, { period: 1, clock_base: NOON - HOUR, suspension: 1, score: [1, 1] })])
  expect(book.match(7)).toMatchObject({ period: 3, minute: 46, suspension: 1, score: [1, 1] })
})

test('corners end with their match, in either order of their results', () => {
  for (const events of [
    [corners, offerAll(8), resultEvent(7, 1, FINAL)],
    [resultEvent(7, 1, FINAL), corners, offerAll(8)],
    [corners, offerAll(8), ENDED],
  ]) {
    const book = openBook()
    book.apply(events)
    expect(wholeOf(book, 8)).toEqual([2, 2])
    book.apply([resultEvent(7, 9, { ...halfTime, reopens: true })])
    expect(wholeOf(book, 8)).toEqual([0, 0])
  }
})

test('a list of outrights is sold until a result names its winner, in any order of its runners', () => {
  const book = openBook()
  const states = () => [11, 12].map((id) => book.line(id, lineId(id, 'orz', 0, 0))?.state)
  book.apply([runner(11, 'Arsenal'), win(11), runner(12, 'Chelsea'), win(12)])
  expect(states()).toEqual([0, 0])
  // Chelsea is out of it; the winner is to come.
  const lost = { ...finished([0, 0]), half_time: null, full_time: null }
  book.apply([resultEvent(12, 1, lost)])
  expect(states()).toEqual([0, 2])
  book.apply([resultEvent(12, 2, { ...lost, winners: ['Arsenal'] })])
  expect(states()).toEqual([2, 2])
  book.apply([resultEvent(12, 3, { ...lost, status: 0 })])
  expect(states()).toEqual([0, 0])
})

test('the winner of a list may be named, and taken back, when its runner is removed', () => {
  const book = openBook()
  const other = () => book.line(12, lineId(12, 'orz', 0, 0))?.state
  book.apply([runner(11, 'Arsenal'), runner(12, 'Chelsea'), win(12), { type: 'removed', match: 11 }])
  const won: MatchResult = { ...TO_COME, status: 1, winners: ['Arsenal'] }
  book.apply([resultEvent(11, 1, won)])
  expect(other()).toBe(2)
  book.apply([resultEvent(11, 2, TO_COME)])
  expect(other()).toBe(0)
})

test('a match in play of which nothing comes any more is suspended until something does', () => {
  const clock = new ManualClock(NOON)
  const book = createBook({ clock, rate: 1 })
  book.apply([league(), match(7), offerAll(7), state(7), match(8, { kickoff: NOON + 9 * HOUR }), offerAll(8)])
  const stateAfter = (ms: number) => {
    clock.advance(ms)
    book.suspendSilent()
    return [wholeOf(book), wholeOf(book, 8)]
  }
  expect(stateAfter(HOUR / 2)).toEqual([
    [0, 0],
    [0, 0],
  ])
  book.takeChanged()
  expect(stateAfter(1)).toEqual([
    [1, 1],
    [0, 0],
  ])
  expect(book.takeChanged()).toEqual(new Set([7]))
  book.apply([offerAll(7)])
  expect(wholeOf(book)).toEqual([0, 0])
})

test('nothing is sold of a match with an unknown league: nobody knows its sport', () => {
  const book = openBook()
  book.apply([match(9, { league: 77 }), offerAll(9)])
  expect(wholeOf(book, 9)).toEqual([undefined, undefined])
  book.apply([league(77)])
  expect(wholeOf(book, 9)).toEqual([0, 0])
})

describe('a book that reads stored ends', () => {
  const openReading = () => {
    const clock = new ManualClock(NOON)
    const book = createBook({ clock, rate: 1, readsResults: true })
    book.apply([league(), match(7), offerAll(7)])
    return { book, clock }
  }

  test('suspends a match until that is read, and reads on once it should have begun', () => {
    const { book, clock } = openReading()
    expect([book.matchesToRead(), wholeOf(book)]).toEqual([[7], [1, 1]])
    book.takeWords([7], [])
    book.apply([match(7)])
    expect([book.matchesToRead(), wholeOf(book)]).toEqual([[], [0, 0]])
    clock.advance(HOUR)
    expect(book.matchesToRead()).toEqual([7])
  })

  test.each([
    { it: 'a final result', word: { revision: 1, ownWords: 0, result: FINAL }, whole: [2, 2], half: [2, 2] },
    { it: 'a part', word: { revision: 1, ownWords: 0, result: halfTime }, whole: [0, 0], half: [2, 2] },
    {
      it: 'a word of others after the newest of the feed',
      received: resultEvent(7, 1, halfTime),
      word: { revision: 1, ownWords: 1, result: cancelled },
      whole: [2, 2],
      half: [2, 2],
    },
    {
      it: 'nothing newer than the feed said here',
      received: resultEvent(7, 2, halfTime),
      word: { revision: 1, ownWords: 3, result: cancelled },
      whole: [0, 0],
      half: [2, 2],
    },
  ])('closes the matches and parts that end: $it', ({ received, word, whole, half }) => {
    const { book } = openReading()
    if (received) book.apply([received])
    book.takeWords([7], [{ match: 7, ...word }])
    expect({ whole: wholeOf(book), half: halfOf(book) }).toEqual({ whole, half })
  })
})
