import type { OddsFrame } from '@touchline/contracts/live'
import { connectedListening, delta, listen, snap } from '../testing/feed-rig'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const league = [1, 1, 'England Premier League', 'GB', 1]
const match = (id: number, score = 0) => [id, 1, 'Home', 'Away', 0, 1, 1, 0, score, 0, 0, 0, 0, 0, 0, 1]
const head = (id: number, ...prices: number[]) => [
  ...[id, 1, 3, 1, 9, 3, 1, 2, 2],
  ...[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [[id * 10, 0, 0, -2, 1, 0, 2, ...prices]],
  [],
]
const holding = (frame: OddsFrame, matches: unknown[], heads: unknown[]) => ({
  ...frame,
  payload: [[league], matches, [], heads],
})
const broken = (seq: number) => ({ ...snap(seq), payload: 'nonsense' })

/** A feed with somebody who follows the board, and what they hold of each match. */
function following() {
  const rig = connectedListening()
  const frames: OddsFrame[] = []
  rig.feed.odds$('1:3').subscribe((frame) => frames.push(frame))
  const ids = () => {
    const last = frames.at(-1) as Extract<OddsFrame, { t: 'snap' | 'delta' }>
    return {
      matches: last.payload[1].map(([id]) => id),
      heads: last.payload[3].map(([id]) => id),
      ...(last.t === 'delta' && { gone: last.gone }),
    }
  }
  return { ...rig, ids }
}

describe('a match that cannot be read', () => {
  test('is omitted from a snapshot, and the others stay', () => {
    const { feed, receive, ids, subs } = following()
    receive(holding(snap(1), [match(3), match(4)], [head(3, 90, 90), head(4, 90, 0)]))
    expect(ids()).toEqual({ matches: [3], heads: [3] })
    expect(subs()).toHaveLength(1)
    feed.stop()
  })

  test('leaves the channel with the delta that broke it, and comes back whole', () => {
    const { feed, receive, ids } = following()
    receive(holding(snap(1), [match(3), match(4)], [head(3, 90, 90), head(4, 90, 90)]))
    receive(holding(delta(1, 2), [], [head(4, 90, 0)]))
    expect(ids()).toEqual({ matches: [], heads: [], gone: [4] })
    receive(holding(delta(2, 3), [match(4, 1)], []))
    expect(ids()).toMatchObject({ matches: [], heads: [] })
    receive(holding(delta(3, 4), [match(4, 1)], [head(4, 88, 92)]))
    expect(ids()).toMatchObject({ matches: [4], heads: [4] })
    feed.stop()
  })
})

describe('a channel that cannot be read', () => {
  test('is asked for at once, and then less and less often', () => {
    const { feed, receive, latest, subs } = connectedListening()
    receive(snap(1))
    const asked: number[] = []
    const start = Date.now()
    let seen = subs().length
    for (let ms = 0; ms < 120_000; ms += 250) {
      receive(broken(2))
      receive({ t: 'pong', at: Date.now(), server: Date.now() })
      jest.advanceTimersByTime(250)
      if (subs().length > seen) asked.push(Math.round((Date.now() - start) / 1000))
      seen = subs().length
    }
    expect(latest().sent.filter(({ t, since }) => t === 'sub' && since)).toEqual([])
    expect(asked.length).toBeLessThanOrEqual(8)
    const waits = asked.map((at, i) => at - (asked[i - 1] ?? 0)).slice(1)
    expect(waits.slice(0, 4)).toEqual([...waits.slice(0, 4)].sort((a, b) => a - b))
    expect(waits.at(-1)).toBeGreaterThan(20)
    feed.stop()
  })

  test('waits also where good snapshots come between broken deltas', () => {
    const { feed, receive, subs } = connectedListening()
    for (let seq = 1; seq < 60; seq += 2) {
      receive(snap(seq))
      receive({ ...delta(seq, seq + 1), lines: 'nonsense' })
      jest.advanceTimersByTime(300)
    }
    expect(subs().length).toBeLessThanOrEqual(5)
    feed.stop()
  })

  test('locks the shown match, even among fresh ones, until it is readable', () => {
    const { feed, receive } = connectedListening()
    listen(feed, '1:2')
    receive(snap(1))
    receive({ ...snap(1), ch: '1:2' })
    expect(feed.freshness$.value.freshness).toBe('fresh')
    receive(broken(2))
    expect(feed.freshness$.value.freshness).toBe('stale')
    for (let i = 0; i < 10; i += 1) {
      receive({ t: 'beat', ch: '1:2', epoch: 'e', seq: 1, at: 0, rate: 1 })
      jest.advanceTimersByTime(500)
    }
    expect(feed.freshness$.value).toMatchObject({ freshness: 'stale' })
    expect(feed.freshness$.value.ageMs).toBeGreaterThan(3000)
    receive(snap(3))
    expect(feed.freshness$.value.freshness).toBe('fresh')
    feed.stop()
  })

  test('is polled less and less often too', async () => {
    const { feed, receive, latest, polls, polled } = connectedListening()
    receive(snap(1))
    polled.answer = broken(2)
    latest().onclose?.({ code: 1006 })
    await jest.advanceTimersByTimeAsync(30_000)
    expect(polls.length).toBeLessThanOrEqual(6)
    feed.stop()
  })
})
