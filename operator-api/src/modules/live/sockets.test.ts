import { once } from 'node:events'
import { decodeFrame, HEAD, type HeadRow } from '@touchline/contracts/odds'
import { line, offer } from '../../testing/sample-feed'
import { readPricing } from '../odds'
import { liveSockets, messagesOf, receivedBy, until } from './testing/live-sockets'

const live = liveSockets()

/** Of the first line in a snapshot. */
function epochAndPrices(snapshot: unknown) {
  const { epoch, payload } = snapshot as { epoch: string; payload: [unknown, unknown, unknown, HeadRow[]] }
  return { epoch, prices: payload[3][0]?.[HEAD.lines][0]?.slice(7) }
}

describe('the live socket', () => {
  test.each([true, false])('carries snapshots and deltas that decode, packed: %s', async (packed) => {
    const { socket, messages } = await live.opened(
      { cookie: 'session=demo', origin: 'http://brand.test' },
      packed,
    )
    socket.send(JSON.stringify({ t: 'sub', ch: '1:2' }))
    await until(() => messages.length === 1)
    live.odds().publish([offer(1, line({ prices: [95, -97] }))])
    live.odds().clock.advance(250)
    await until(() => messages.length === 2)
    expect(messages.map((message) => decodeFrame(message).ok)).toEqual([true, true])
    expect(messages[1]).toMatchObject({ t: 'delta', from: messages[0]?.seq })
    socket.terminate()
  })

  test('carries the prices of the commission group of its member, as the cached odds of that group do', async () => {
    await live.reopen(undefined, readPricing({ tiers: [], groups: { D: 6 } }))
    const seen = []
    for (const [cookie, query] of [
      ['session=demo', ''],
      ['session=groupD', '&group=D'],
    ] as const) {
      const { socket, messages } = await live.opened({ cookie })
      socket.send(JSON.stringify({ t: 'sub', ch: '1:2' }))
      await until(() => messages.length === 1)
      socket.terminate()
      const cached = await fetch(`http://${live.odds().host}/odds/uxmarket?sport=1&market=2${query}`)
      seen.push(...[messages[0], await cached.json()].map(epochAndPrices))
    }
    const [base, group] = [
      { epoch: 'e1-12', prices: [96, -98] },
      { epoch: 'e1-12c6', prices: [93, 99] },
    ]
    expect(seen).toEqual([base, base, group, group])
  })

  test('answers a ping, delivers notifications, and ends with the session', async () => {
    const { socket, messages } = await live.opened()
    socket.send(JSON.stringify({ t: 'ping', at: 5 }))
    await until(() => messages.length === 1)
    live
      .odds()
      .notifications$.next({ account: 'demo', message: { t: 'balance', available: 1, cash: 2, frozen: 1 } })
    live.odds().notifications$.next({
      account: 'demo2',
      message: { t: 'balance', available: 9, cash: 9, frozen: 0 },
    })
    live.odds().sessionEnds$.next({ account: 'demo', session: 'demo-1', code: 'session_expired' })
    const [code] = await once(socket, 'close')
    expect(messages).toMatchObject([
      { t: 'pong', at: 5 },
      { t: 'balance' },
      { t: 'out', code: 'session_expired' },
    ])
    expect([code, live.odds().odds.sockets()]).toEqual([4401, 0])
  })

  test('closes the sockets of a session that goes on under another cookie, with its own code', async () => {
    const { socket, messages } = await live.opened()
    live.odds().sessionEnds$.next({ account: 'demo', session: 'demo-1', code: null })
    const [code] = await once(socket, 'close')
    expect([messages, code, live.odds().odds.sockets()]).toEqual([[{ t: 'renewed' }], 4402, 0])
  })

  test('notifies every member of a new release', async () => {
    const sockets = ['demo', 'demo2'].map((account) => live.dial({ cookie: `session=${account}` }))
    const received = sockets.map(messagesOf)
    await Promise.all(sockets.map((socket) => once(socket, 'open')))
    live.odds().releases$.next({ brand: 'touchline', revision: 7 })
    await until(() => received.every((messages) => messages.length === 1))
    expect(received.flat()).toEqual([1, 2].map(() => ({ t: 'release', brand: 'touchline', revision: 7 })))
    for (const socket of sockets) socket.terminate()
  })

  test('notifies the members of a brand of closed products, and everybody at once, also that all is open', async () => {
    const headers = { cookie: 'session=demo2', 'x-brand': 'plain' }
    const dialled = async (by: Record<string, string>) => {
      const socket = live.dial(by)
      const received = receivedBy(socket)
      await once(socket, 'open')
      return { socket, received }
    }
    const other = await dialled({ cookie: 'session=demo' })
    const early = await dialled(headers)
    live.odds().shut('plain', { casino: 5000 })
    const late = await dialled(headers)
    live.odds().shut('plain', {})
    const last = await dialled(headers)
    const all = [other, early, late, last]
    for (const { socket } of all) socket.send(JSON.stringify({ t: 'ping', at: 1 }))
    await until(() => all.every(({ received }) => received.at(-1)?.t === 'pong'))
    const message = (closed: object) => ({ t: 'maintenance', closed })
    const [open, shut] = [message({}), message({ casino: 5000 })]
    expect(all.map(({ received }) => received.slice(0, -1))).toEqual([
      [open, open, open],
      [open, shut, open],
      [shut, open],
      [open],
    ])
    for (const { socket } of all) socket.terminate()
  })

  test('sends no closed products while they are not known', async () => {
    live.odds().shut('plain', null)
    const socket = live.dial({ cookie: 'session=demo2', 'x-brand': 'plain' })
    const received = receivedBy(socket)
    await once(socket, 'open')
    live.odds().shut('plain', null)
    live.odds().shut('plain', { casino: 5000 })
    socket.send(JSON.stringify({ t: 'ping', at: 1 }))
    await until(() => received.at(-1)?.t === 'pong')
    expect(received.slice(0, -1)).toEqual([{ t: 'maintenance', closed: { casino: 5000 } }])
    socket.terminate()
    live.odds().shut('plain', {})
  })

  test.each([
    [null, 'demo demo2'],
    ['plain', 'demo2'],
    ['nobody', ''],
  ])('notifies the members of brand %s that messages have changed: %s', async (brand, notified) => {
    const headers = { cookie: 'session=demo2', 'x-brand': 'plain' }
    const sockets = [live.dial({ cookie: 'session=demo' }), live.dial(headers)]
    const received = sockets.map(messagesOf)
    await Promise.all(sockets.map((socket) => once(socket, 'open')))
    live.odds().announcements$.next({ brand })
    // The pong comes after all earlier messages.
    for (const socket of sockets) socket.send(JSON.stringify({ t: 'ping', at: 1 }))
    await until(() => received.every((messages) => messages.at(-1)?.t === 'pong'))
    const names = ['demo', 'demo2'].filter((_, i) => received[i]?.[0]?.t === 'messages')
    expect(names.join(' ')).toBe(notified)
    for (const socket of sockets) socket.terminate()
  })
})
