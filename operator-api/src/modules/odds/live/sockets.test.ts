import { once } from 'node:events'
import { connect } from 'node:net'
import { decodeFrame } from '@touchline/contracts/odds'
import { sendAndReset } from '@touchline/test-kit/tools'
import { WebSocket } from 'ws'
import { league, line, match, offer } from '../../../testing/sample-feed'
import { size } from '../../../testing/sizes'
import { openOdds } from '../testing/open-odds'

describe('the live socket', () => {
  let open: Awaited<ReturnType<typeof openOdds>>
  beforeEach(async () => {
    open = await openOdds()
    const matches = Array.from({ length: 50 }, (_, i) => [match(i + 1), offer(i + 1, line())]).flat()
    open.publish([league(), ...matches])
    open.clock.advance(250)
  })
  afterEach(() => open.close())

  const dial = (headers: Record<string, string>, perMessageDeflate = true) =>
    new WebSocket(`ws://${open.host}/app/live`, { headers, perMessageDeflate })

  const messagesOf = (socket: WebSocket) => {
    const messages: { t: string; code?: string; seq?: number; from?: number }[] = []
    socket.on('message', (data) => messages.push(JSON.parse(String(data))))
    return messages
  }
  const until = async (isTrue: () => boolean) => {
    for (let i = 0; i < 1000 && !isTrue(); i++) await new Promise((resolve) => setTimeout(resolve, 2))
    expect(isTrue()).toBe(true)
  }

  test.each([
    ['without a session', {}, 401],
    ['with a session that nobody knows', { cookie: 'other=demo' }, 401],
    ['from a page of another site', { cookie: 'session=demo', origin: 'http://evil.test' }, 403],
  ])('is refused %s', async (_, headers: Record<string, string>, code) => {
    const [error] = await once(dial(headers), 'error')
    expect(error.message).toContain(String(code))
  })

  const upgrade = (path: string, headers = '') =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n${headers}` +
    'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'

  /** First line of what the server says before it closes; the other side never does. */
  const refusalOf = async (sent: string): Promise<string> => {
    const raw = connect(Number(open.host.split(':')[1]), '127.0.0.1')
    raw.write(sent)
    let said = ''
    raw.on('data', (data) => {
      said += data
    })
    await once(raw, 'close')
    return said.split('\r\n')[0] ?? ''
  }

  test('is the only upgrade there is: every other path is refused and closed', async () => {
    const count = size(100, 18_500)
    for (let i = 0; i < count; i += 50) {
      const paths = ['/app/nowhere', '/app/live/x', '/odds/live', '/', '//']
      const refusals = Array.from({ length: 50 }, (_, j) => refusalOf(upgrade(paths[j % 5] ?? '/')))
      expect(new Set(await Promise.all(refusals))).toEqual(new Set(['HTTP/1.1 404 Not Found']))
    }
    expect(await connections()).toBe(0)
  }, 60_000)

  const connections = () =>
    new Promise<number>((done) => open.server.getConnections((_error, count) => done(count)))

  const statusOf = async (headers: Record<string, string>) => {
    const socket = dial(headers)
    const [event] = await Promise.race([once(socket, 'open').then(() => [101]), once(socket, 'error')])
    return { socket, status: event === 101 ? 101 : Number(/\d{3}/.exec(event.message)?.[0]) }
  }

  test.each([
    ['session', { perSession: 3, perAddress: 1000 }, () => ({ cookie: 'session=demo' })],
    ['address', { perSession: 1000, perAddress: 3 }, (i: number) => ({ cookie: `session=demo${i}` })],
  ])(
    'is limited for each %s, and a place is free again when one closes',
    async (_, limits, headersOf) => {
      await open.close()
      open = await openOdds(limits)
      const sockets = []
      for (let i = 0; i < size(20, 8000); i++) sockets.push(await statusOf(headersOf(i)))
      expect(sockets.slice(0, 4).map(({ status }) => status)).toEqual([101, 101, 101, 429])
      expect(new Set(sockets.slice(3).map(({ status }) => status))).toEqual(new Set([429]))
      expect(open.odds.sockets()).toBe(3)
      sockets[0]?.socket.terminate()
      await until(() => open.odds.sockets() === 2)
      expect((await statusOf(headersOf(0))).status).toBe(101)
    },
    60_000,
  )

  test('counts addresses as a trusted proxy says, by the network where a household has many', async () => {
    await open.close()
    open = await openOdds({ perSession: 1000, perAddress: 1 })
    const from = async (address: string) =>
      (await statusOf({ cookie: 'session=demo', 'x-forwarded-for': address })).status
    expect([await from('6.6.6.1'), await from('6.6.6.2'), await from('6.6.6.1')]).toEqual([101, 101, 429])
    expect([await from('2001:db8::1'), await from('2001:db8::2'), await from('2001:db8:0:1::2')]).toEqual([
      101, 429, 101,
    ])
    // Whatever a stranger puts before it, the proxy's own word is the last.
    expect(await from('9.9.9.9, 6.6.6.2')).toBe(429)
  })

  test('is closed at once for who sends more messages than any player', async () => {
    const flood = dial({ cookie: 'session=demo' })
    const messages = messagesOf(flood)
    await once(flood, 'open')
    for (let i = 0; i < 5000; i++) flood.send('{"t":"ping","at":1}')
    await once(flood, 'close')
    expect(messages.length).toBeLessThanOrEqual(600)
  })

  test('is closed for a message in more than one frame, which nobody would count', async () => {
    const sender = dial({ cookie: 'session=demo' })
    await once(sender, 'open')
    sender.send('{"t":"ping",', { fin: false })
    sender.send('"at":1', { fin: false })
    const [code] = await once(sender, 'close')
    expect([1006, 1008]).toContain(code)
  })

  test('counts the messages of a member on all sockets together, and lets in no more of them', async () => {
    const sockets = await Promise.all(
      Array.from({ length: 3 }, async () => (await statusOf({ cookie: 'session=demo' })).socket),
    )
    const closed = sockets.map((socket) => once(socket, 'close'))
    const messages = sockets.map(messagesOf)
    for (let i = 0; i < 601; i++) for (const socket of sockets) socket.send('{"t":"ping","at":1}')
    await Promise.all(closed)
    expect(messages.flat().length).toBeLessThanOrEqual(600)
    expect((await statusOf({ cookie: 'session=demo' })).status).toBe(429)
    expect((await statusOf({ cookie: 'session=demo2' })).status).toBe(101)
    open.clock.advance(20_000)
    expect((await statusOf({ cookie: 'session=demo' })).status).toBe(101)
  })

  test.each(['ping', 'pong'] as const)(
    'is closed at once for a flood of frames without a message: %s',
    async (kind) => {
      const flood = dial({ cookie: 'session=demo' })
      await once(flood, 'open')
      for (let i = 0; i < 5000; i++) flood[kind]()
      await once(flood, 'close')
    },
  )

  test('is closed at once for pings without an end, though each waits for the answer to the last', async () => {
    const flood = dial({ cookie: 'session=demo' })
    let answers = 0
    flood.on('pong', () => {
      answers += 1
      flood.ping()
    })
    await once(flood, 'open')
    flood.ping()
    await once(flood, 'close')
    expect(answers).toBeGreaterThan(500)
    expect(answers).toBeLessThanOrEqual(601)
  })

  test('outlives an upgrade whose connection is reset before it is read', async () => {
    const thrown: unknown[] = []
    const note = (error: unknown) => thrown.push(error)
    process.on('unhandledRejection', note)
    sendAndReset(Number(open.host.split(':')[1]), upgrade('/app/live', 'Cookie: session=demo\r\n'), 30)
    await once(dial({ cookie: 'session=demo' }), 'open')
    process.off('unhandledRejection', note)
    expect(thrown).toEqual([])
  })

  test('answers a flood of subscriptions with no more than one snapshot a channel and tick', async () => {
    const socket = dial({ cookie: 'session=demo' })
    const messages = messagesOf(socket)
    await once(socket, 'open')
    for (let i = 0; i < 250; i++) socket.send('{"t":"sub","ch":"1:2"}')
    socket.send('{"t":"ping","at":1}')
    await until(() => messages.at(-1)?.t === 'pong')
    expect(messages.map(({ t }) => t)).toEqual(['snap', 'pong'])
    open.clock.advance(250)
    await until(() => messages.length === 3)
    expect(messages.at(-1)?.t).toBe('snap')
    socket.terminate()
  })

  test.each([true, false])('carries snapshots and deltas that decode, packed: %s', async (packed) => {
    const socket = dial({ cookie: 'session=demo', origin: 'http://brand.test' }, packed)
    const messages = messagesOf(socket)
    await once(socket, 'open')
    socket.send(JSON.stringify({ t: 'sub', ch: '1:2' }))
    await until(() => messages.length === 1)
    open.publish([offer(1, line({ prices: [95, -97] }))])
    open.clock.advance(250)
    await until(() => messages.length === 2)
    expect(messages.map((message) => decodeFrame(message).ok)).toEqual([true, true])
    expect(messages[1]).toMatchObject({ t: 'delta', from: messages[0]?.seq })
    socket.terminate()
  })

  test('answers a ping, tells notifications, and ends with the session', async () => {
    const socket = dial({ cookie: 'session=demo' })
    const messages = messagesOf(socket)
    await once(socket, 'open')
    socket.send(JSON.stringify({ t: 'ping', at: 5 }))
    await until(() => messages.length === 1)
    open.notifications$.next({ account: 'demo', message: { t: 'balance', available: 1, cash: 2, frozen: 1 } })
    open.notifications$.next({
      account: 'demo2',
      message: { t: 'balance', available: 9, cash: 9, frozen: 0 },
    })
    open.sessionEnds$.next({ account: 'demo', session: 'demo-1', code: 'session_expired' })
    const [code] = await once(socket, 'close')
    expect(messages).toMatchObject([
      { t: 'pong', at: 5 },
      { t: 'balance' },
      { t: 'out', code: 'session_expired' },
    ])
    expect([code, open.odds.sockets()]).toEqual([4401, 0])
  })

  test('closes the sockets of a session that goes on under another cookie, and says so', async () => {
    const socket = dial({ cookie: 'session=demo' })
    const messages = messagesOf(socket)
    await once(socket, 'open')
    open.sessionEnds$.next({ account: 'demo', session: 'demo-1', code: null })
    const [code] = await once(socket, 'close')
    expect([messages, code, open.odds.sockets()]).toEqual([[{ t: 'renewed' }], 4402, 0])
  })

  test('tells every member of a new release', async () => {
    const sockets = ['demo', 'demo2'].map((account) => dial({ cookie: `session=${account}` }))
    const heard = sockets.map(messagesOf)
    await Promise.all(sockets.map((socket) => once(socket, 'open')))
    open.releases$.next({ brand: 'touchline', revision: 7 })
    await until(() => heard.every((messages) => messages.length === 1))
    expect(heard.flat()).toEqual([1, 2].map(() => ({ t: 'release', brand: 'touchline', revision: 7 })))
    for (const socket of sockets) socket.terminate()
  })

  test.each([
    [null, 'demo demo2'],
    ['plain', 'demo2'],
    ['nobody', ''],
  ])('tells the members of brand %s that messages have changed: %s', async (brand, told) => {
    const headers = { cookie: 'session=demo2', 'x-brand': 'plain' }
    const sockets = [dial({ cookie: 'session=demo' }), dial(headers)]
    const heard = sockets.map(messagesOf)
    await Promise.all(sockets.map((socket) => once(socket, 'open')))
    open.announcements$.next({ brand })
    // The pong comes after whatever was said before it.
    for (const socket of sockets) socket.send(JSON.stringify({ t: 'ping', at: 1 }))
    await until(() => heard.every((messages) => messages.at(-1)?.t === 'pong'))
    const names = ['demo', 'demo2'].filter((_, i) => heard[i]?.[0]?.t === 'messages')
    expect(names.join(' ')).toBe(told)
    for (const socket of sockets) socket.terminate()
  })

  test('closes who does not answer pings, and who sends what is no message', async () => {
    const silent = dial({ cookie: 'session=demo' })
    const rude = dial({ cookie: 'session=demo2' })
    await Promise.all([once(silent, 'open'), once(rude, 'open')])
    rude.send('nonsense')
    expect((await once(rude, 'close'))[0]).toBe(1008)
    silent.pause()
    open.clock.advance(20_000)
    open.clock.advance(20_000)
    await until(() => open.odds.sockets() === 0)
  })

  test('is closed when more waits for its reader than any slow one leaves', async () => {
    const stalled = connect(Number(open.host.split(':')[1]), '127.0.0.1')
    stalled.write(upgrade('/app/live', 'Cookie: session=slow\r\n'))
    await once(stalled, 'data')
    stalled.pause()
    const brand = 'x'.repeat(1024 * 1024)
    // The systems between take some of them.
    for (let revision = 1; revision <= 40 && open.odds.sockets() > 0; revision++) {
      open.releases$.next({ brand, revision })
      await new Promise((resolve) => setImmediate(resolve))
    }
    await until(() => open.odds.sockets() === 0)
    stalled.destroy()
  })

  test('is refused when nobody finds its session in time', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'] })
    const refused = refusalOf(upgrade('/app/live', 'Cookie: session=nobody-answers\r\n'))
    while ((await connections()) === 0 || jest.getTimerCount() === 0) await new Promise(setImmediate)
    jest.advanceTimersByTime(5000)
    expect(await refused).toBe('HTTP/1.1 401 Unauthorized')
    jest.useRealTimers()
  })

  test('is left behind by a reader who takes nothing, while others hear every tick', async () => {
    const stalled = connect(Number(open.host.split(':')[1]), '127.0.0.1')
    stalled.write(upgrade('/app/live', 'Cookie: session=slow\r\n'))
    await once(stalled, 'data')
    stalled.pause()
    const mask = Buffer.from([0x81, 0x80 | 22, 0, 0, 0, 0])
    stalled.write(Buffer.concat([mask, Buffer.from('{"t":"sub","ch":"1:2"}')]))
    const quick = dial({ cookie: 'session=demo' })
    const messages = messagesOf(quick)
    await once(quick, 'open')
    quick.send(JSON.stringify({ t: 'sub', ch: '1:2' }))
    await until(() => messages.length === 1)
    for (let i = 0; i < 200; i++) {
      open.publish(Array.from({ length: 50 }, (_, m) => offer(m + 1, line({ prices: [50 + (i % 40), -98] }))))
      open.clock.advance(250)
      await until(() => messages.length === i + 2)
    }
    stalled.destroy()
    quick.terminate()
  })
})
