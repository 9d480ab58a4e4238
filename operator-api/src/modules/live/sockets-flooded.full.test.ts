import { once } from 'node:events'
import { sendAndReset } from '@touchline/test-kit/tools'
import { liveSockets, until, upgrade } from './testing/live-sockets'

const live = liveSockets()

describe('the live socket', () => {
  test('is closed at once for who sends more messages than any player', async () => {
    const { socket: flood, messages } = await live.opened()
    for (let i = 0; i < 5000; i++) flood.send('{"t":"ping","at":1}')
    await once(flood, 'close')
    expect(messages.length).toBeLessThanOrEqual(600)
  })

  test('is closed for a message in more than one frame, which nobody would count', async () => {
    const { socket: sender } = await live.opened()
    sender.send('{"t":"ping",', { fin: false })
    sender.send('"at":1', { fin: false })
    const [code] = await once(sender, 'close')
    expect([1006, 1008]).toContain(code)
  })

  test.each(['ping', 'pong'] as const)(
    'is closed at once for a flood of frames without a message: %s',
    async (kind) => {
      const { socket: flood } = await live.opened()
      for (let i = 0; i < 5000; i++) flood[kind]()
      await once(flood, 'close')
    },
  )

  test('is closed at once for pings without an end, though each waits for the answer to the last', async () => {
    const flood = live.dial({ cookie: 'session=demo' })
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
    sendAndReset(live.port(), upgrade('/app/live', 'Cookie: session=demo\r\n'), 30)
    await once(live.dial({ cookie: 'session=demo' }), 'open')
    process.off('unhandledRejection', note)
    expect(thrown).toEqual([])
  })

  test('answers a flood of subscriptions with no more than one snapshot a channel and tick', async () => {
    const { socket, messages } = await live.opened()
    for (let i = 0; i < 250; i++) socket.send('{"t":"sub","ch":"1:2"}')
    socket.send('{"t":"ping","at":1}')
    await until(() => messages.at(-1)?.t === 'pong')
    expect(messages.map(({ t }) => t)).toEqual(['snap', 'pong'])
    live.odds().clock.advance(250)
    await until(() => messages.length === 3)
    expect(messages.at(-1)?.t).toBe('snap')
    socket.terminate()
  })
})
