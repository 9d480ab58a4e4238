import type { OddsFrame } from '@touchline/contracts/live'
import { connected, delta, listen, setUp, snap } from '../testing/feed-rig'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a board of the live feed', () => {
  test.each([
    ['comes from the cached odds, and the socket adds what came since', snap(7), { epoch: 'e', seq: 7 }],
    ['comes over the socket when the cached odds are away', null, undefined],
  ])('a board that is opened on an open connection %s', async (_, answer, since) => {
    const { feed, subs, polls, polled } = connected()
    polled.answer = answer
    const { received } = listen(feed)
    expect(subs()).toEqual([])
    await jest.advanceTimersByTimeAsync(0)
    expect([polls, received]).toEqual([[null], answer ? ['snap 7'] : []])
    expect(subs()).toEqual([{ t: 'sub', ch: '1:3', ...(since && { since }) }])
    feed.stop()
  })

  test('a board that is on its way when the socket opens is not asked for twice', async () => {
    const { feed, latest, subs, polled } = setUp()
    feed.start('first')
    let answer: (message: OddsFrame) => void = () => undefined
    polled.answer = new Promise((done) => {
      answer = done
    })
    listen(feed)
    await jest.advanceTimersByTimeAsync(0)
    latest().onopen?.()
    answer(snap(7))
    await jest.advanceTimersByTimeAsync(0)
    expect(subs()).toEqual([{ t: 'sub', ch: '1:3', since: { epoch: 'e', seq: 7 } }])
    feed.stop()
  })

  test('a channel does not wait for the answer of another, and neither is asked for twice', async () => {
    const { feed, polls, polled } = connected()
    polled.answer = new Promise(() => undefined)
    listen(feed, '1:2')
    await jest.advanceTimersByTimeAsync(0)
    polled.answer = snap(7)
    const { received } = listen(feed)
    await jest.advanceTimersByTimeAsync(0)
    expect([polls.length, received]).toEqual([2, ['snap 7']])
    await jest.advanceTimersByTimeAsync(2000)
    expect(polls).toHaveLength(2)
    feed.stop()
  })

  test.each([
    { when: 'soon after another takes what that one got', deltas: 1, first: ['snap 0', 'delta 1'], asked: 1 },
    { when: 'long after another asks for a snapshot', deltas: 30, first: [], asked: 2 },
  ])('a subscriber that comes $when, and nothing comes before it', async ({ deltas, first, asked }) => {
    const { feed, receive, polls, polled } = connected()
    polled.answer = snap(0)
    listen(feed)
    await jest.advanceTimersByTimeAsync(0)
    for (let seq = 1; seq <= deltas; seq += 1) receive(delta(seq - 1, seq))
    polled.answer = null
    const late = listen(feed)
    await jest.advanceTimersByTimeAsync(0)
    receive(delta(deltas, deltas + 1))
    const second = first.length > 0 ? [`delta ${deltas + 1}`] : []
    expect(late.received).toEqual([...first, ...second])
    receive(snap(deltas + 1))
    expect(late.received.at(-1)).toBe(`snap ${deltas + 1}`)
    expect(polls).toHaveLength(asked)
    feed.stop()
  })
})
