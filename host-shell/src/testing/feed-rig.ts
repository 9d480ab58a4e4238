import type { ChannelPosition, OddsFrame } from '@touchline/contracts/live'
import { LiveFeed } from '../transport/live-feed'
import type { SocketLike } from '../transport/live-socket'

const PAYLOAD: OddsFrame & { t: 'snap' } = {
  t: 'snap',
  ch: '1:3',
  epoch: 'e',
  seq: 1,
  at: 0,
  rate: 1,
  payload: [[], [], [], []],
}
/** Frames of one board, by their sequence. */
export const snap = (seq: number): OddsFrame => ({ ...PAYLOAD, seq })
export const delta = (from: number, seq: number): OddsFrame => ({
  ...PAYLOAD,
  t: 'delta',
  from,
  seq,
  lines: [],
  myanmar: [],
  gone: [],
})
export const beat = (seq: number): OddsFrame => ({ t: 'beat', ch: '1:3', epoch: 'e', seq, at: 0, rate: 1 })

interface FakeSocket extends SocketLike {
  sent: { t: string; ch?: string; since?: ChannelPosition }[]
}

/** A feed over sockets and polls that the test holds in its hand. */
export function setUp() {
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
  const receive = (message: object) => latest().onmessage?.({ data: JSON.stringify(message) })
  const subs = () => latest().sent.filter(({ t }) => t === 'sub' || t === 'unsub')
  return { feed, sockets, latest, receive, subs, polls, polled }
}

/** A feed on its first connection. */
export function connected() {
  const rig = setUp()
  rig.feed.start('first')
  rig.latest().onopen?.()
  return rig
}

/** The same, with a listener that subscribed to a board before the connection. */
export function connectedListening() {
  const rig = setUp()
  const { received } = listen(rig.feed)
  rig.feed.start('first')
  rig.latest().onopen?.()
  return { ...rig, received }
}

/** Subscribes to a board: the received frames, and the end of the subscription. */
export const listen = (feed: LiveFeed, channel = '1:3') => {
  const received: string[] = []
  const following = feed.odds$(channel).subscribe((frame) => received.push(`${frame.t} ${frame.seq}`))
  return { received, stop: () => following.unsubscribe() }
}
