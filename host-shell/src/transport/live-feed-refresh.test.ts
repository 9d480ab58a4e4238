import { connectedListening, delta, listen, setUp, snap } from '../testing/feed-rig'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the refresh that a member chooses', () => {
  test('polls the board as often as the member wants it, and goes on pushing the match of the slip', async () => {
    const { feed, latest, receive, polls, polled, subs } = setUp()
    feed.choose('poll')
    const { received } = listen(feed)
    listen(feed, 'm:7')
    feed.start('first')
    polled.answer = snap(1)
    latest().onopen?.()
    expect(subs()).toEqual([{ t: 'sub', ch: 'm:7' }])
    await jest.advanceTimersByTimeAsync(600)
    polled.answer = delta(1, 2)
    await jest.advanceTimersByTimeAsync(1000)
    expect(polls).toEqual([null, { epoch: 'e', seq: 1 }])
    expect(received).toEqual(['snap 1', 'delta 2'])
    feed.choose('live')
    expect(subs().at(-1)).toEqual({ t: 'sub', ch: '1:3', since: { epoch: 'e', seq: 2 } })
    receive(delta(2, 3))
    expect(received.at(-1)).toBe('delta 3')
    feed.stop()
  })

  test('leaves the board alone until the member asks, without calling the connection stale', async () => {
    const { feed, received, receive, polls, polled, subs } = connectedListening()
    receive(snap(1))
    feed.choose('manual')
    expect(subs().at(-1)).toEqual({ t: 'unsub', ch: '1:3' })
    for (let i = 0; i < 5; i += 1) {
      await jest.advanceTimersByTimeAsync(1000)
      receive({ t: 'pong', at: Date.now(), server: Date.now() })
    }
    expect(polls).toEqual([])
    expect(feed.freshness$.value.freshness).toBe('fresh')
    polled.answer = snap(5)
    feed.refresh()
    await jest.advanceTimersByTimeAsync(10)
    expect(received).toEqual(['snap 1', 'snap 5'])
    await jest.advanceTimersByTimeAsync(3000)
    expect(polls).toHaveLength(1)
    feed.stop()
  })
})
