import type { Freshness } from '@touchline/contracts/host'
import { beat, connected, connectedListening, delta, listen, setUp, snap } from '../testing/feed-rig'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the live feed', () => {
  test('asks for a channel once it is connected, and passes its frames on', () => {
    const { feed, received, receive, subs } = connectedListening()
    receive(snap(1))
    receive(delta(1, 2))
    receive(beat(2))
    expect(subs()).toEqual([{ t: 'sub', ch: '1:3' }])
    expect(received).toEqual(['snap 1', 'delta 2', 'beat 2'])
    feed.stop()
  })

  test('a socket of the earlier session yields to one of the new session, and for no other reason', () => {
    const { feed, sockets, latest, receive } = setUp()
    const types: string[] = []
    feed.member$.subscribe(({ t }) => types.push(t))
    feed.start('first')
    latest().onopen?.()
    const before = latest()
    feed.start('first')
    expect(sockets).toHaveLength(1)
    feed.start('second')
    expect(sockets).toHaveLength(2)
    // The server's message about the end of the first session is not meant for the second.
    before.onmessage?.({ data: JSON.stringify({ t: 'out', code: 'session_not_exists' }) })
    latest().onopen?.()
    receive({ t: 'messages' })
    expect(types).toEqual(['resumed', 'messages'])
    feed.stop()
  })

  test('late subscribers receive the last list of closed products', () => {
    const { feed, receive } = connected()
    const closings: unknown[] = []
    const listenAgain = () =>
      feed.member$.subscribe((message) => message.t === 'maintenance' && closings.push(message.closed))
    listenAgain()
    expect(closings).toEqual([])
    receive({ t: 'maintenance', closed: { casino: 1 } })
    receive({ t: 'messages' })
    listenAgain()
    receive({ t: 'maintenance', closed: {} })
    expect(closings).toEqual([{ casino: 1 }, { casino: 1 }, {}, {}])
    feed.stop()
  })

  test('lets a channel go with its last subscriber', () => {
    const { feed, subs } = connected()
    const first = listen(feed)
    const second = listen(feed)
    first.stop()
    expect(subs().some(({ t }) => t === 'unsub')).toBe(false)
    second.stop()
    expect(subs().at(-1)).toEqual({ t: 'unsub', ch: '1:3' })
    feed.stop()
  })

  test('reports a reconnection, because messages were missed, and not the first connection', async () => {
    const { feed, latest } = setUp()
    const received: string[] = []
    feed.member$.subscribe(({ t }) => received.push(t))
    feed.start('first')
    latest().onopen?.()
    expect(received).toEqual([])
    latest().onclose?.({ code: 1006 })
    await jest.advanceTimersByTimeAsync(600)
    latest().onopen?.()
    expect(received).toEqual(['resumed'])
    feed.stop()
    feed.start('first')
    latest().onopen?.()
    expect(received).toEqual(['resumed'])
    feed.stop()
  })

  test.each<[string, number, boolean, Freshness]>([
    ['just after a frame', 1000, true, 'fresh'],
    ['more than three seconds after it', 4000, true, 'stale'],
    ['without a connection', 4000, false, 'lost'],
  ])('is, %s, %i ms later, connected %s: %s', async (_, ms, connected, expected) => {
    const { feed, latest, receive } = connectedListening()
    receive(snap(1))
    if (!connected) latest().onclose?.({ code: 1006 })
    await jest.advanceTimersByTimeAsync(ms)
    expect(feed.freshness$.value.freshness).toBe(expected)
    feed.stop()
  })

  test('knows the clock of the server', () => {
    const { feed, receive } = connected()
    receive({ t: 'pong', at: Date.now(), server: Date.now() + 5000 })
    expect(feed.clockSkewMs()).toBe(5000)
    feed.stop()
  })
})
