import { constants, inflateRawSync } from 'node:zlib'
import type { OddsFrame } from '@touchline/contracts/live'
import { ManualClock } from '../../testing/manual-clock'
import { league, line, match, NOON, offer } from '../../testing/sample-feed'
import { Channels, createBook, Frames } from '../odds/testing/channel-parts'
import { Hub } from './hub'
import type { LiveSocket } from './readers'

/** A socket that keeps what it is sent; `stuck` bytes are never taken. */
class FakeSocket implements LiveSocket {
  readonly frames: Buffer[] = []
  stuck = 0
  closed: string | null = null

  constructor(readonly packed = false) {}

  write(frame: Buffer) {
    this.frames.push(frame)
  }
  pending() {
    return this.stuck
  }
  close(_: number, reason: string) {
    this.closed = reason
  }
  destroy() {
    this.closed = 'destroyed'
  }

  get messages(): (OddsFrame & { code?: string; balance?: number })[] {
    return this.frames.map((frame) => JSON.parse(readFrame(frame)))
  }
  get last() {
    return this.messages.at(-1)
  }
}

function readFrame(frame: Buffer): string {
  const length = (frame[1] as number) & 0x7f
  const from = length === 127 ? 10 : length === 126 ? 4 : 2
  const payload = frame.subarray(from)
  return String(
    (frame[0] as number) & 0x40 ? inflateRawSync(payload, { finishFlush: constants.Z_SYNC_FLUSH }) : payload,
  )
}

function openHub() {
  const clock = new ManualClock(NOON)
  let fedAt = clock.now()
  const feed = () => {
    fedAt = clock.now()
  }
  const book = createBook({ clock, rate: 12 })
  const channels = new Channels(book, clock.now)
  const frames = new Frames({ epoch: 'e1', rate: 12, now: clock.now })
  const hub = new Hub({ channels, frames, now: clock.now, feedAt: () => fedAt })
  let price = 96
  const tick = () => hub.tick(channels.publish())
  const move = () => {
    price = price === 96 ? 95 : 96
    feed()
    book.apply([offer(1, line({ prices: [price, -98] }))])
    tick()
  }
  const join = (socket: LiveSocket, account = 'demo', session = 's1') =>
    hub.join(socket, { account, brand: 'noon', commType: 'A', session })
  book.apply([league(), match(1), offer(1, line())])
  tick()
  return { clock, feed, hub, tick, move, join }
}

const sub = (since?: { epoch: string; seq: number }) => ({ t: 'sub' as const, ch: '1:2', since })

describe('a socket that subscribes', () => {
  test('gets a snapshot, then deltas that count on from it', () => {
    const { join, move } = openHub()
    const socket = new FakeSocket()
    join(socket).receive(sub())
    move()
    move()
    const [snap, first, second] = socket.messages
    expect(socket.messages.map(({ t }) => t)).toEqual(['snap', 'delta', 'delta'])
    expect([first, second]).toMatchObject([{ from: snap?.seq }, { from: first?.seq }])
  })

  test('with a known sequence gets the missed frames, with the newest a beat, with another epoch a snapshot', () => {
    const { join, move } = openHub()
    const witness = new FakeSocket()
    join(witness).receive(sub())
    const { seq } = witness.last as OddsFrame
    move()
    const answers = [
      { epoch: 'e1', seq },
      { epoch: 'e1', seq: witness.last?.seq ?? 0 },
      { epoch: 'e0', seq },
    ].map((since) => {
      const socket = new FakeSocket()
      join(socket).receive(sub(since))
      return socket.last?.t
    })
    expect(answers).toEqual(['delta', 'beat', 'snap'])
  })

  test('shares the very bytes of a tick with everybody else, packed or plain as agreed', () => {
    const { join, move } = openHub()
    const [a, b, packed] = [new FakeSocket(), new FakeSocket(), new FakeSocket(true)]
    for (const socket of [a, b, packed]) join(socket).receive(sub())
    move()
    expect(a.frames[1]).toBe(b.frames[1])
    expect(packed.messages).toEqual(a.messages)
  })

  test('receives nothing any more once it unsubscribed', () => {
    const { join, move } = openHub()
    const socket = new FakeSocket()
    const { receive } = join(socket)
    receive(sub())
    receive({ t: 'unsub', ch: '1:2' })
    move()
    expect(socket.messages).toHaveLength(1)
  })

  test.each([
    ['nonsense', [null]],
    ['too many channels', Array.from({ length: 61 }, (_, i) => ({ t: 'sub' as const, ch: `m:${i + 1}` }))],
  ])('is closed for %s', (_, messages) => {
    const { join } = openHub()
    const socket = new FakeSocket()
    const { receive } = join(socket)
    for (const message of messages) receive(message)
    expect(socket.closed).not.toBeNull()
  })
})

describe('a quiet channel', () => {
  test('beats once a second while the feed lives, and falls silent with it', () => {
    const { join, clock, feed, tick } = openHub()
    const socket = new FakeSocket()
    join(socket).receive(sub())
    for (let i = 0; i < 12; i++) {
      clock.advance(250)
      feed()
      tick()
    }
    expect(socket.messages.slice(1).map(({ t }) => t)).toEqual(['beat', 'beat', 'beat'])
    const turn = (ticks: number) => {
      for (let i = 0; i < ticks; i++) {
        clock.advance(250)
        tick()
      }
    }
    turn(12)
    const { length } = socket.messages
    turn(40)
    expect(socket.messages).toHaveLength(length)
  })
})

describe('a socket that does not keep up', () => {
  test('is skipped, holds nobody back, and gets all it missed in one step once it has drained', () => {
    const { join, move, tick } = openHub()
    const [slow, quick] = [new FakeSocket(), new FakeSocket()]
    for (const socket of [slow, quick]) join(socket).receive(sub())
    slow.stuck = 200_000
    for (let i = 0; i < 5; i++) move()
    expect(slow.messages).toHaveLength(1)
    expect(quick.messages).toHaveLength(6)
    slow.stuck = 0
    tick()
    expect(slow.last).toMatchObject({ t: 'delta', from: slow.messages[0]?.seq, seq: quick.last?.seq })
    move()
    expect(slow.last).toEqual(quick.last)
  })

  test('is given up when it takes nothing for half a minute', () => {
    const { join, move, clock, hub } = openHub()
    const socket = new FakeSocket()
    join(socket).receive(sub())
    socket.stuck = 200_000
    move()
    clock.advance(31_000)
    move()
    expect([socket.closed, hub.size]).toEqual(['destroyed', 0])
  })
})

describe('a socket that asks again and again', () => {
  test('for a channel that it reads has one answer on its way', () => {
    const { join, tick } = openHub()
    const socket = new FakeSocket()
    const { receive } = join(socket)
    for (let i = 0; i < 50; i++) receive(sub())
    expect(socket.messages.map(({ t }) => t)).toEqual(['snap'])
    tick()
    tick()
    expect(socket.messages.map(({ t }) => t)).toEqual(['snap', 'snap'])
  })

  test('for more than it takes is answered once it has drained', () => {
    const { join, tick } = openHub()
    const socket = new FakeSocket()
    const { receive } = join(socket)
    socket.stuck = 200_000
    for (let i = 0; i < 50; i++) {
      receive(sub())
      receive({ t: 'unsub', ch: '1:2' })
    }
    receive(sub())
    tick()
    expect(socket.messages).toEqual([])
    socket.stuck = 0
    tick()
    expect(socket.messages.map(({ t }) => t)).toEqual(['snap'])
  })
})

describe('one member on many sockets', () => {
  /** So many sockets of an account, each at another sequence; answers the frames that each received. */
  const atOwnSequences = ({ join, move }: ReturnType<typeof openHub>, account: string, count: number) => {
    const witness = new FakeSocket()
    join(witness, 'witness').receive(sub())
    for (let i = 0; i < count; i++) move()
    const seq = witness.last?.seq ?? 0
    return Array.from({ length: count }, (_, i) => {
      const socket = new FakeSocket()
      join(socket, account).receive(sub({ epoch: 'e1', seq: seq - i }))
      return socket
    })
  }
  const kinds = (sockets: FakeSocket[]) => sockets.map(({ last }) => last?.t)

  test('gets so many answers made for it alone, then the snapshot that all others get too', () => {
    const open = openHub()
    const sockets = atOwnSequences(open, 'demo', 40)
    expect(new Set(kinds(sockets.slice(1, 20)))).toEqual(new Set(['delta']))
    expect(new Set(kinds(sockets.slice(22)))).toEqual(new Set(['snap']))
    expect(new Set(sockets.slice(22).map(({ frames: [frame] }) => frame)).size).toBe(1)
    expect(kinds(atOwnSequences(open, 'demo2', 5).slice(1))).toEqual(['delta', 'delta', 'delta', 'delta'])
    open.clock.advance(3000)
    expect(kinds(atOwnSequences(open, 'demo', 5).slice(1))).toEqual(['delta', 'delta', 'delta', 'delta'])
  })

  test('takes nothing from what many others ask alike: the same answer is made once', () => {
    const { join, move } = openHub()
    const witness = new FakeSocket()
    join(witness).receive(sub())
    const since = { epoch: 'e1', seq: (witness.last as OddsFrame).seq }
    move()
    const sockets = Array.from({ length: 100 }, () => new FakeSocket())
    for (const socket of sockets) join(socket).receive(sub(since))
    expect(new Set(kinds(sockets))).toEqual(new Set(['delta']))
    expect(new Set(sockets.map(({ frames: [frame] }) => frame)).size).toBe(1)
  })

  test('cannot have answers made for it alone by reading slowly either', () => {
    const { join, move, tick } = openHub()
    const sockets = Array.from({ length: 40 }, () => new FakeSocket())
    for (const socket of sockets) {
      join(socket).receive(sub())
      move()
      socket.stuck = 200_000
    }
    move()
    for (const socket of sockets) socket.stuck = 0
    tick()
    expect(kinds(sockets).filter((kind) => kind === 'snap').length).toBeGreaterThan(10)
  })
})

describe('messages about members', () => {
  test('reach every socket of the account and no other', () => {
    const { join, hub } = openHub()
    const [a, b, gone, other] = [new FakeSocket(), new FakeSocket(), new FakeSocket(), new FakeSocket()]
    join(a)
    join(b, 'demo', 's2')
    join(gone, 'demo', 's2').left()
    join(other, 'demo2', 's3')
    hub.notify('demo', { t: 'balance', available: 1, cash: 2, frozen: 1 })
    expect([a, b, gone, other].map(({ frames }) => frames.length)).toEqual([1, 1, 0, 0])
  })

  test('an ended session closes its sockets with the reason', () => {
    const { join, hub, move } = openHub()
    const [ended, stays] = [new FakeSocket(), new FakeSocket()]
    for (const [socket, session] of [
      [ended, 's1'],
      [stays, 's2'],
    ] as const)
      join(socket, 'demo', session).receive(sub())
    hub.end({ account: 'demo', session: 's1', code: 'session_expired' })
    move()
    expect(ended.last).toMatchObject({ t: 'out', code: 'session_expired' })
    expect([ended.closed, stays.closed]).toEqual(['session_expired', null])
    expect(stays.last?.t).toBe('delta')
  })
})
