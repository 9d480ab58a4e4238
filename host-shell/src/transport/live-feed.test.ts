import type { Freshness } from '@touchline/contracts/host'
import { beat, connected, connectedListening, delta, listen, setUp, snap } from '../testing/feed-rig'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the live feed', () => {
  test('asks for a channel once it is connected, and passes its frames on', () => {
    const { feed, heard, hear, subs } = connectedListening()
    hear(snap(1))
    hear(delta(1, 2))
    hear(beat(2))
    expect(subs()).toEqual([{ t: 'sub', ch: '1:3' }])
    expect(heard).toEqual(['snap 1', 'delta 2', 'beat 2'])
    feed.stop()
  })

  test('a socket of the session of before makes way for one of the new session, and for no other reason', () => {
    const { feed, sockets, latest, hear } = setUp()
    const told: string[] = []
    feed.member$.subscribe(({ t }) => told.push(t))
    feed.start('first')
    latest().onopen?.()
    const before = latest()
    feed.start('first')
    expect(sockets).toHaveLength(1)
    feed.start('second')
    expect(sockets).toHaveLength(2)
    // What the server says of the end of the first one is not meant for the second.
    before.onmessage?.({ data: JSON.stringify({ t: 'out', code: 'session_not_exists' }) })
    latest().onopen?.()
    hear({ t: 'messages' })
    expect(told).toEqual(['resumed', 'messages'])
    feed.stop()
  })

  test('says what is closed to who begins to listen later too, as it was last told', () => {
    const { feed, hear } = connected()
    const closings: unknown[] = []
    const listenAgain = () =>
      feed.member$.subscribe((message) => message.t === 'maintenance' && closings.push(message.closed))
    listenAgain()
    expect(closings).toEqual([])
    hear({ t: 'maintenance', closed: { casino: 1 } })
    hear({ t: 'messages' })
    listenAgain()
    hear({ t: 'maintenance', closed: {} })
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

  test('says that it stands again, for messages that were sent meanwhile, and not when it first stands', async () => {
    const { feed, latest } = setUp()
    const heard: string[] = []
    feed.member$.subscribe(({ t }) => heard.push(t))
    feed.start('first')
    latest().onopen?.()
    expect(heard).toEqual([])
    latest().onclose?.({ code: 1006 })
    await jest.advanceTimersByTimeAsync(600)
    latest().onopen?.()
    expect(heard).toEqual(['resumed'])
    feed.stop()
    feed.start('first')
    latest().onopen?.()
    expect(heard).toEqual(['resumed'])
    feed.stop()
  })

  test.each<[string, number, boolean, Freshness]>([
    ['just after a frame', 1000, true, 'fresh'],
    ['more than three seconds after it', 4000, true, 'stale'],
    ['without a connection', 4000, false, 'lost'],
  ])('is, %s, %i ms later, connected %s: %s', async (_, ms, connected, expected) => {
    const { feed, latest, hear } = connectedListening()
    hear(snap(1))
    if (!connected) latest().onclose?.({ code: 1006 })
    await jest.advanceTimersByTimeAsync(ms)
    expect(feed.freshness$.value.freshness).toBe(expected)
    feed.stop()
  })

  test('knows the clock of the server', () => {
    const { feed, hear } = connected()
    hear({ t: 'pong', at: Date.now(), server: Date.now() + 5000 })
    expect(feed.clockSkewMs()).toBe(5000)
    feed.stop()
  })
})
