import type { OddsSnapshot } from '@touchline/contracts/live'
import { applyDelta, decodeFrame } from '@touchline/contracts/odds'
import * as fc from 'fast-check'
import { ManualClock } from '../../../testing/manual-clock'
import { HOUR, league, line, match, NOON, offer, state } from '../../../testing/sample-feed'
import type { FeedEvent, OfferLine } from '../../feed'
import { createBook } from '../service'
import { Channels } from './channels'
import { Frames } from './frames'

function openChannels() {
  const clock = new ManualClock(NOON)
  const book = createBook({ clock, rate: 12 })
  const channels = new Channels(book, clock.now)
  const frames = new Frames({ epoch: 'e1', rate: 12, now: clock.now })
  const stateOf = (channel: string) => {
    const state = channels.open(channel)
    if (!state) throw new Error(`no channel ${channel}`)
    return state
  }
  const snapshot = (channel: string): OddsSnapshot => frames.snapshot(channel, stateOf(channel))
  /** The least that brings a reader up to date. */
  const since = (channel: string, seq: number) =>
    frames.delta(channel, stateOf(channel), seq) ?? snapshot(channel)
  return { clock, book, channels, snapshot, since }
}

/** Steps of a feed over a handful of matches: offered, priced, played, removed. */
const lines: fc.Arbitrary<OfferLine[]> = fc
  .uniqueArray(
    fc.record({
      value: fc.integer({ min: -3, max: 3 }),
      price: fc.integer({ min: 40, max: 99 }),
      type: fc.nat(2),
    }),
    { selector: ({ value, type }) => `${type} ${value}`, maxLength: 4 },
  )
  .map((drawn) =>
    drawn.map(({ value, price, type }) => {
      const kind = (['hdp', 'ou', 'oe'] as const)[type] ?? 'hdp'
      return line({ bet_type: kind, line: kind === 'oe' ? 0 : value + 8, prices: [price, -price] })
    }),
  )
  .map((drawn) => [...new Map(drawn.map((one) => [`${one.bet_type} ${one.line}`, one])).values()])

const id = fc.integer({ min: 1, max: 6 })
const step: fc.Arbitrary<FeedEvent[]> = fc.oneof(
  fc
    .tuple(id, fc.integer({ min: 1, max: 3 }), fc.constantFrom(1, 30))
    .map(([match_, league_, hours]) => [
      league(league_),
      match(match_, { league: league_, kickoff: NOON + hours * HOUR }),
    ]),
  fc.tuple(id, lines).map(([match_, offered]) => [offer(match_, ...offered)]),
  fc
    .tuple(id, fc.nat(3), fc.constantFrom(0, 1, 3), fc.constantFrom(0, 1))
    .map(([match_, score, period, suspension]) => [state(match_, { score: [score, 0], period, suspension })]),
  id.map((match_) => [{ type: 'removed' as const, match: match_ }]),
)

const sorted = ({ payload }: OddsSnapshot) => payload.map((rows) => rows.toSorted((a, b) => a[0] - b[0]))
const runs = { numRuns: process.env.FULL ? 10_000 : 400 }

describe('over any events of the feed', () => {
  test('deltas since any sequence lead to the content of the snapshot (L2)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 12 }),
        fc.nat(11),
        (ticks, joined) => {
          const { book, channels, snapshot, since } = openChannels()
          const names = ['1:1', '1:2', '1:3', 'm:1', 'm:2']
          const held = new Map<string, OddsSnapshot>()
          ticks.forEach((events, tick) => {
            book.apply(events.flat())
            channels.publish()
            if (tick !== joined && held.size === 0) return
            for (const name of names) {
              const before = held.get(name)
              // Some readers get every tick, others every third.
              if (before && name !== '1:3' && tick % 3 !== 0) continue
              held.set(name, before ? follow(before, since(name, before.seq)) : snapshot(name))
            }
          })
          for (const [name, before] of held) {
            const now = follow(before, since(name, before.seq))
            expect(sorted(now)).toEqual(sorted(snapshot(name)))
          }
        },
      ),
      runs,
    )
  })
})

/** Handles an answer as a browser does, decoding included. */
function follow(held: OddsSnapshot, answer: unknown): OddsSnapshot {
  const decoded = decodeFrame(JSON.parse(JSON.stringify(answer)))
  if (!decoded.ok) throw new Error(decoded.reason)
  if (decoded.frame.t === 'snap') return decoded.frame
  if (decoded.frame.t === 'beat') return held
  const applied = applyDelta(held, decoded.frame)
  if (!applied.ok) throw new Error(applied.reason)
  return applied.snapshot
}

describe('a channel', () => {
  test('sends nothing when nothing changed', () => {
    const { book, channels } = openChannels()
    book.apply([league(), match(1), offer(1, line())])
    expect(channels.publish()).toHaveLength(1)
    book.apply([offer(1, line())])
    expect(channels.publish()).toEqual([])
  })

  test('sends a moved price as a change of the line alone', () => {
    const { book, channels, snapshot, since } = openChannels()
    book.apply([league(), match(1), offer(1, line())])
    channels.publish()
    const { seq } = snapshot('1:2')
    book.apply([offer(1, line({ prices: [95, -97] }))])
    channels.publish()
    expect(since('1:2', seq)).toMatchObject({
      t: 'delta',
      from: seq,
      payload: [[], [], [], []],
      lines: [[expect.any(Number), expect.any(Number), 0, 95, -97]],
    })
  })

  test('hands a match over when it kicks off and when the betting day turns', () => {
    const { book, channels, clock, snapshot } = openChannels()
    book.apply([league(), match(1), match(2, { kickoff: NOON + 30 * HOUR })])
    channels.publish()
    const ids = () => ['1:1', '1:2', '1:3'].map((name) => snapshot(name).payload[1].map(([match_]) => match_))
    expect(ids()).toEqual([[2], [1], []])
    book.apply([state(1)])
    clock.advance(23 * HOUR)
    channels.publish()
    expect(ids()).toEqual([[], [2], [1]])
  })

  test('of one match holds every market, the board only some, and both count all', () => {
    const { book, channels, snapshot } = openChannels()
    book.apply([league(), match(1), offer(1, line(), line({ bet_type: 'oe', line: 0 }))])
    channels.publish()
    const [board, detail] = [snapshot('1:2'), snapshot('m:1')].map(({ payload }) => payload[3][0])
    expect([board?.[4], board?.[7], board?.[21].length]).toEqual([2, 2, 1])
    expect([detail?.[4], detail?.[21].length]).toEqual([2, 2])
  })

  test('answers a reader of another epoch, or a late reader, with a snapshot', () => {
    const { book, channels, since } = openChannels()
    book.apply([league(), match(1)])
    channels.publish()
    expect(since('1:2', 99)).toMatchObject({ t: 'snap' })
    for (let i = 0; i < 1300; i++) {
      book.apply([i % 2 === 0 ? { type: 'removed', match: 1 } : match(1)])
      channels.publish()
    }
    book.apply([{ type: 'removed', match: 1 }, match(2)])
    channels.publish()
    expect(since('1:2', 1)).toMatchObject({ t: 'delta', gone: [1] })
  })

  test('of a board is there before its first match, of every sport that there is and of no other', () => {
    const { book, channels } = openChannels()
    expect(channels.open('9:1')).toBeDefined()
    for (const name of ['100:1', '0:2', '001:3', '9:4']) expect(channels.open(name)).toBeUndefined()
    book.apply([{ ...league(), sport: 100 } as FeedEvent, match(1)])
    channels.publish()
    expect(channels.open('100:2')).toBeDefined()
  })

  test('of a match nobody knows is empty, and takes no place', () => {
    const { channels, snapshot } = openChannels()
    expect(snapshot('m:99').payload).toEqual([[], [], [], []])
    expect(channels.open('m:nonsense')).toBeUndefined()
  })
})
