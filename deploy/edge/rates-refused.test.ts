import { ask } from './testing/ask'
import { hold } from './testing/attacks'
import { HOST, openEdge } from './testing/rated-edge'

describe('a refusal of too many requests', () => {
  test('is sent late: requests of others meanwhile are answered before', async () => {
    const { get } = await openEdge(2, { limits: { refusalMs: 300 } })
    await Promise.all([get('/', '6.6.6.6'), get('/', '6.6.6.6')])
    const order: number[] = []
    const refused = get('/', '6.6.6.6').then((status) => order.push(status))
    order.push(await get('/', '7.7.7.7'))
    await refused
    expect(order).toEqual([200, 429])
  })

  test('is sent at once, and the connection ends, when too many wait for it', async () => {
    const { port, get } = await openEdge(1, { limits: { refusalMs: 300, refusalsPerVisitor: 3 } })
    const headers = { 'x-forwarded-for': '6.6.6.6', connection: 'keep-alive' }
    await ask(port, HOST, '/', { headers })
    const ends: unknown[] = []
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        const answer = await ask(port, HOST, '/', { headers })
        ends.push(`${answer.status} ${answer.headers.connection}`)
      }),
    )
    expect(ends).toEqual([...Array(5).fill('429 close'), ...Array(3).fill('429 keep-alive')])
    expect(await get('/', '7.7.7.7')).toBe(200)
  })

  test('waits for as many networks as come, up to a bound for all of them', async () => {
    const { port, get } = await openEdge(1, { limits: { refusalMs: 300, refusals: 3 } })
    const from = ['6.6.6.6', '7.7.7.7', '8.8.8.8', '9.9.9.9', '5.5.5.5']
    await Promise.all(from.map((address) => get('/', address)))
    const found = await Promise.all(
      from.map(async (address) => {
        const { headers } = await ask(port, HOST, '/', {
          headers: { 'x-forwarded-for': address, connection: 'keep-alive' },
        })
        return headers.connection
      }),
    )
    expect(found.sort()).toEqual([...Array(2).fill('close'), ...Array(3).fill('keep-alive')])
  })

  test('costs one connection one listener, however many requests it sends at once', async () => {
    const { app, port, get } = await openEdge(1, { limits: { refusalMs: 200, unansweredRequests: 30 } })
    await get('/', '127.0.0.1')
    const listeners: number[] = []
    app.server.on('request', ({ socket }) =>
      setImmediate(() => listeners.push(socket.listenerCount('close'))),
    )
    const { socket, status } = await hold({
      port,
      host: HOST,
      patienceMs: 5000,
      sent: `GET / HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`.repeat(30),
    })
    socket.destroy()
    expect([status, listeners.length]).toEqual([429, 30])
    expect(Math.max(...listeners) - Math.min(...listeners)).toBeLessThanOrEqual(1)
  })
})
