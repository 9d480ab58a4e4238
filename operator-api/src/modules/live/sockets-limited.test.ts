import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { readSettings } from '../../settings'
import { size } from '../../testing/sizes'
import { liveSockets, messagesOf, until } from './testing/live-sockets'

const live = liveSockets()

describe('the live socket', () => {
  test.each([
    ['session', { perSession: 3, perAddress: 1000 }, () => ({ cookie: 'session=demo' })],
    ['address', { perSession: 1000, perAddress: 3 }, (i: number) => ({ cookie: `session=demo${i}` })],
  ])(
    'is limited for each %s, and a place is free again when one closes',
    async (_, limits, headersOf) => {
      await live.reopen(limits)
      const sockets = []
      for (let i = 0; i < size(20, 8000); i++) sockets.push(await live.statusOf(headersOf(i)))
      expect(sockets.slice(0, 4).map(({ status }) => status)).toEqual([101, 101, 101, 429])
      expect(new Set(sockets.slice(3).map(({ status }) => status))).toEqual(new Set([429]))
      expect(live.odds().odds.sockets()).toBe(3)
      sockets[0]?.socket.terminate()
      await until(() => live.odds().odds.sockets() === 2)
      expect((await live.statusOf(headersOf(0))).status).toBe(101)
    },
    60_000,
  )

  test('leaves most places of an address to others when four members take all that they may, as it is shipped', async () => {
    const { socketLimits } = readSettings({ DATA_DIR: tmpdir() }, 'test')
    await live.reopen(socketLimits)
    const statusFor = async (member: number) =>
      (await live.statusOf({ cookie: `session=demo${member}` })).status
    for (let i = 0; i < socketLimits.perSession; i++)
      for (const member of [1, 2, 3, 4]) expect(await statusFor(member)).toBe(101)
    for (const member of [1, 2, 3, 4]) expect(await statusFor(member)).toBe(429)
    expect(live.odds().odds.sockets()).toBeLessThan(socketLimits.perAddress / 2)
    expect(await statusFor(5)).toBe(101)
  })

  test('counts addresses named by a trusted proxy, by the network where a household has many', async () => {
    await live.reopen({ perSession: 1000, perAddress: 1 })
    const from = async (address: string) =>
      (await live.statusOf({ cookie: 'session=demo', 'x-forwarded-for': address })).status
    expect([await from('6.6.6.1'), await from('6.6.6.2'), await from('6.6.6.1')]).toEqual([101, 101, 429])
    expect([await from('2001:db8::1'), await from('2001:db8::2'), await from('2001:db8:0:1::2')]).toEqual([
      101, 429, 101,
    ])
    // The proxy adds its own entry last, after any forged ones.
    expect(await from('9.9.9.9, 6.6.6.2')).toBe(429)
  })

  test('counts the messages of a member on all sockets together, and lets in no more of them', async () => {
    const sockets = await Promise.all(
      Array.from({ length: 3 }, async () => (await live.statusOf({ cookie: 'session=demo' })).socket),
    )
    const closed = sockets.map((socket) => once(socket, 'close'))
    const messages = sockets.map(messagesOf)
    for (let i = 0; i < 601; i++) for (const socket of sockets) socket.send('{"t":"ping","at":1}')
    await Promise.all(closed)
    expect(messages.flat().length).toBeLessThanOrEqual(600)
    expect((await live.statusOf({ cookie: 'session=demo' })).status).toBe(429)
    expect((await live.statusOf({ cookie: 'session=demo2' })).status).toBe(101)
    live.odds().clock.advance(20_000)
    expect((await live.statusOf({ cookie: 'session=demo' })).status).toBe(101)
  })
})
