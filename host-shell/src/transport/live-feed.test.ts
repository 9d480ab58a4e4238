import type { Freshness } from '@touchline/contracts/host'
import type { ChannelPosition, OddsFrame } from '@touchline/contracts/live'
import { LiveFeed } from './live-feed'
import type { SocketLike } from './live-socket'

const PAYLOAD: OddsFrame & { t: 'snap' } = {
  t: 'snap',
  ch: '1:3',
  epoch: 'e',
  seq: 1,
  at: 0,
  rate: 1,
  payload: [[], [], [], []],
}
const snap = (seq: number): OddsFrame => ({ ...PAYLOAD, seq })
const delta = (from: number, seq: number): OddsFrame => ({
  ...PAYLOAD,
  t: 'delta',
  from,
  seq,
  lines: [],
  myanmar: [],
  gone: [],
})
const beat = (seq: number): OddsFrame => ({ t: 'beat', ch: '1:3', epoch: 'e', seq, at: 0, rate: 1 })

interface FakeSocket extends SocketLike {
  sent: { t: string; ch?: string; since?: ChannelPosition }[]
}

/** A feed over sockets and polls that the test holds in its hand. */
function setUp() {
  const sockets: FakeSocket[] = []
  const polls: (ChannelPosition | null)[] = []
  const polled: { answer: unknown } = { answer: null }
  const feed = new LiveFeed({
    open: () => {
      const socket: FakeSocket = {
        onopen: null,
        onmessage: null,
        onclose: null,
        sent: [],
        send: (text) => socket.sent.push(JSON.parse(text)),
        close: () => undefined,
      }
      sockets.push(socket)
      return socket
    },
    url: 'ws://x/app/live',
    random: () => 0.5,
    poll: async (_, position) => {
      polls.push(position)
      return polled.answer
    },
    clock: Date.now,
    refreshMs: 1000,
    log: () => undefined,
  })
  const latest = () => sockets.at(-1) as FakeSocket
  const hear = (message: object) => latest().onmessage?.({ data: JSON.stringify(message) })
  const subs = () => latest().sent.filter(({ t }) => t === 'sub' || t === 'unsub')
  return { feed, sockets, latest, hear, subs, polls, polled }
}

const listen = (feed: LiveFeed, channel = '1:3') => {
  const heard: string[] = []
  const following = feed.odds$(channel).subscribe((frame) => heard.push(`${frame.t} ${frame.seq}`))
  return { heard, stop: () => following.unsubscribe() }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the live feed', () => {
  test('asks for a channel once it is connected, and passes its frames on', () => {
    const { feed, latest, hear, subs } = setUp()
    const { heard } = listen(feed)
    feed.start('first')
    latest().onopen?.()
    hear(snap(1))
    hear(delta(1, 2))
    hear(beat(2))
    expect(subs()).toEqual([{ t: 'sub', ch: '1:3' }])
    expect(heard).toEqual(['snap 1', 'delta 2', 'beat 2'])
    feed.stop()
  })

  test.each([
    ['comes from the cached odds, and the socket adds what came since', snap(7), { epoch: 'e', seq: 7 }],
    ['comes over the socket when the cached odds are away', null, undefined],
  ])('a board that is opened on a standing connection %s', async (_, answer, since) => {
    const { feed, latest, subs, polls, polled } = setUp()
    feed.start('first')
    latest().onopen?.()
    polled.answer = answer
    const { heard } = listen(feed)
    expect(subs()).toEqual([])
    await jest.advanceTimersByTimeAsync(0)
    expect([polls, heard]).toEqual([[null], answer ? ['snap 7'] : []])
    expect(subs()).toEqual([{ t: 'sub', ch: '1:3', ...(since && { since }) }])
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
    const { feed, latest, polls, polled } = setUp()
    feed.start('first')
    latest().onopen?.()
    polled.answer = new Promise(() => undefined)
    listen(feed, '1:2')
    await jest.advanceTimersByTimeAsync(0)
    polled.answer = snap(7)
    const { heard } = listen(feed)
    await jest.advanceTimersByTimeAsync(0)
    expect([polls.length, heard]).toEqual([2, ['snap 7']])
    await jest.advanceTimersByTimeAsync(2000)
    expect(polls).toHaveLength(2)
    feed.stop()
  })

  test('repairs a gap: asks once since what it holds, and passes nothing on until the answer', () => {
    const { feed, latest, hear, subs } = setUp()
    const { heard } = listen(feed)
    feed.start('first')
    latest().onopen?.()
    hear(snap(1))
    hear(delta(2, 3))
    hear(delta(3, 4))
    expect(subs().slice(1)).toEqual([{ t: 'sub', ch: '1:3', since: { epoch: 'e', seq: 1 } }])
    hear(delta(1, 4))
    expect(heard).toEqual(['snap 1', 'delta 4'])
    feed.stop()
  })

  test('asks for everything when a frame is broken', () => {
    const { feed, latest, hear, subs } = setUp()
    listen(feed)
    feed.start('first')
    latest().onopen?.()
    hear(snap(1))
    hear({ ...snap(2), payload: 'nonsense' })
    expect(subs().at(-1)).toEqual({ t: 'sub', ch: '1:3' })
    feed.stop()
  })

  test.each([
    { when: 'soon after another takes what that one got', deltas: 1, first: ['snap 0', 'delta 1'], asked: 1 },
    { when: 'long after another asks for a snapshot', deltas: 30, first: [], asked: 2 },
  ])('a subscriber that comes $when, and nothing comes before it', async ({ deltas, first, asked }) => {
    const { feed, latest, hear, polls, polled } = setUp()
    feed.start('first')
    latest().onopen?.()
    polled.answer = snap(0)
    listen(feed)
    await jest.advanceTimersByTimeAsync(0)
    for (let seq = 1; seq <= deltas; seq += 1) hear(delta(seq - 1, seq))
    polled.answer = null
    const late = listen(feed)
    await jest.advanceTimersByTimeAsync(0)
    hear(delta(deltas, deltas + 1))
    const second = first.length > 0 ? [`delta ${deltas + 1}`] : []
    expect(late.heard).toEqual([...first, ...second])
    hear(snap(deltas + 1))
    expect(late.heard.at(-1)).toBe(`snap ${deltas + 1}`)
    expect(polls).toHaveLength(asked)
    feed.stop()
  })

  test('lets a channel go with its last subscriber', () => {
    const { feed, latest, subs } = setUp()
    feed.start('first')
    latest().onopen?.()
    const first = listen(feed)
    const second = listen(feed)
    first.stop()
    expect(subs().some(({ t }) => t === 'unsub')).toBe(false)
    second.stop()
    expect(subs().at(-1)).toEqual({ t: 'unsub', ch: '1:3' })
    feed.stop()
  })

  test('polls since what it holds while the socket is down, then catches up over the new socket', async () => {
    const { feed, latest, hear, polls, polled, sockets, subs } = setUp()
    const { heard } = listen(feed)
    feed.start('first')
    latest().onopen?.()
    hear(snap(1))
    polled.answer = delta(1, 2)
    latest().onclose?.({ code: 1006 })
    await jest.advanceTimersByTimeAsync(600)
    expect(polls[0]).toEqual({ epoch: 'e', seq: 1 })
    expect(heard).toEqual(['snap 1', 'delta 2'])
    expect(sockets).toHaveLength(2)
    latest().onopen?.()
    expect(subs()).toEqual([{ t: 'sub', ch: '1:3', since: { epoch: 'e', seq: 2 } }])
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
    const { feed, latest, hear } = setUp()
    listen(feed)
    feed.start('first')
    latest().onopen?.()
    hear(snap(1))
    if (!connected) latest().onclose?.({ code: 1006 })
    await jest.advanceTimersByTimeAsync(ms)
    expect(feed.freshness$.value.freshness).toBe(expected)
    feed.stop()
  })

  test('polls the board as often as the member wants it, and goes on pushing the match of the slip', async () => {
    const { feed, latest, hear, polls, polled, subs } = setUp()
    feed.choose('poll')
    const { heard } = listen(feed)
    listen(feed, 'm:7')
    feed.start('first')
    polled.answer = snap(1)
    latest().onopen?.()
    expect(subs()).toEqual([{ t: 'sub', ch: 'm:7' }])
    await jest.advanceTimersByTimeAsync(600)
    polled.answer = delta(1, 2)
    await jest.advanceTimersByTimeAsync(1000)
    expect(polls).toEqual([null, { epoch: 'e', seq: 1 }])
    expect(heard).toEqual(['snap 1', 'delta 2'])
    feed.choose('live')
    expect(subs().at(-1)).toEqual({ t: 'sub', ch: '1:3', since: { epoch: 'e', seq: 2 } })
    hear(delta(2, 3))
    expect(heard.at(-1)).toBe('delta 3')
    feed.stop()
  })

  test('leaves the board alone until the member asks, without calling the connection stale', async () => {
    const { feed, latest, hear, polls, polled, subs } = setUp()
    const { heard } = listen(feed)
    feed.start('first')
    latest().onopen?.()
    hear(snap(1))
    feed.choose('manual')
    expect(subs().at(-1)).toEqual({ t: 'unsub', ch: '1:3' })
    for (let i = 0; i < 5; i += 1) {
      await jest.advanceTimersByTimeAsync(1000)
      hear({ t: 'pong', at: Date.now(), server: Date.now() })
    }
    expect(polls).toEqual([])
    expect(feed.freshness$.value.freshness).toBe('fresh')
    polled.answer = snap(5)
    feed.refresh()
    await jest.advanceTimersByTimeAsync(10)
    expect(heard).toEqual(['snap 1', 'snap 5'])
    await jest.advanceTimersByTimeAsync(3000)
    expect(polls).toHaveLength(1)
    feed.stop()
  })

  test('knows the clock of the server', () => {
    const { feed, latest, hear } = setUp()
    feed.start('first')
    latest().onopen?.()
    hear({ t: 'pong', at: Date.now(), server: Date.now() + 5000 })
    expect(feed.clockSkewMs()).toBe(5000)
    feed.stop()
  })
})
