import { decodePayload } from '@touchline/contracts/odds'
import { ManualClock } from '../../testing/manual-clock'
import { HOUR, league, line, match, NOON, offer, state } from '../../testing/sample-feed'
import { type FeedEvent, lineId, myanmarId, type OfferLine } from '../feed'
import { createBook } from './service'
import { Channels } from './wire/channels'

const DECIMAL = { bet_type: 'oxt', line: 0 } as const
const CORRECT_SCORE = { bet_type: 'cs', line: 0 } as const

function openBook(...events: FeedEvent[]) {
  const clock = new ManualClock(NOON)
  const book = createBook({ clock, rate: 1 })
  book.apply([league(), match(7), ...events])
  const payloadOf = (channel: 'm:7' | '1:2') => {
    const channels = new Channels(book, clock.now)
    channels.publish()
    return decodePayload(channels.open(channel)?.snapshot())
  }
  return { book, payloadOf }
}
const squares = (...some: number[]) => [...some, ...Array.from({ length: 26 - some.length }, () => 0)]

test.each([
  ['one side of an open handicap', { prices: [90, 0] }],
  ['Malay above 1.00', { prices: [150, -90] }],
  ['Malay below -1.00', { prices: [-101, 90] }],
  ['one price of a handicap', { prices: [90] }],
  ['three prices of a handicap', { prices: [90, -95, 80] }],
  ['no price at all', { prices: [] }],
  ['decimal 1.00', { ...DECIMAL, prices: [100, 340, 390] }],
  ['decimal below zero', { ...DECIMAL, prices: [-195, 340, 390] }],
  ['two prices of 1X2', { ...DECIMAL, prices: [195, 340] }],
  ['an open line that offers nothing', { ...DECIMAL, prices: [0, 0, 0] }],
  ['a suspended line with a price that is none', { state: 1, prices: [90, 150] }],
] as [string, Partial<OfferLine>][])(
  '%s: the line is omitted, and every page reads the others',
  (_, change) => {
    const broken = line({ line: -3, ...change })
    const { book, payloadOf } = openBook(offer(7, broken, line()))
    expect(book.line(7, lineId(7, broken.bet_type, 0, broken.line))).toBeUndefined()
    expect(book.line(7, lineId(7, 'hdp', 0, -2))?.state).toBe(0)
    for (const channel of ['m:7', '1:2'] as const) expect(payloadOf(channel)).toMatchObject({ ok: true })
  },
)

test.each([
  ['single squares of a correct score', { ...CORRECT_SCORE, prices: squares(700, 0, 900) }],
  ['a suspended handicap without prices', { state: 1, prices: [0, 0] }],
  ['the bounds of Malay prices', { prices: [100, -100] }],
  ['decimal 1.01', { ...DECIMAL, prices: [101, 340, 390] }],
] as [string, Partial<OfferLine>][])('%s: the line is in the book', (_, change) => {
  const good = line(change)
  const { book, payloadOf } = openBook(offer(7, good))
  expect(book.line(7, lineId(7, good.bet_type, 0, good.line))).toBeDefined()
  expect(payloadOf('m:7')).toMatchObject({ ok: true })
})

test('a line whose prices break is no longer offered, and a Burmese one neither', () => {
  const burmese = (prices: [number, number]): FeedEvent => ({
    type: 'offer',
    match: 7,
    lines: [line({ prices: [prices[0], prices[1]] })],
    myanmar: [{ kind: 0, upper: 0, goals: 1, percent: 0, state: 0, prices }],
  })
  const { book, payloadOf } = openBook(burmese([95, 95]))
  const known = () => [book.line(7, lineId(7, 'hdp', 0, -2)), book.myanmarLine(7, myanmarId(7, 0))]
  expect(known().every(Boolean)).toBe(true)
  book.apply([burmese([95, 0])])
  expect(known()).toEqual([undefined, undefined])
  expect(payloadOf('m:7')).toMatchObject({ ok: true })
})

test.each([
  ['an hour ahead', NOON + HOUR],
  ['in seconds', NOON / 1000],
])('a clock that began %s is ignored', (_, clock_base) => {
  const { book } = openBook(state(7, { period: 3, clock_base }))
  expect(book.held(7)?.play.clockBase).toBe(0)
})
