import { once } from 'node:events'
import { line, offer } from '../../testing/sample-feed'
import { liveSockets, until } from './testing/live-sockets'

const live = liveSockets()

describe('the live socket', () => {
  test('closes sockets that do not answer pings or that send invalid messages', async () => {
    const silent = live.dial({ cookie: 'session=demo' })
    const rude = live.dial({ cookie: 'session=demo2' })
    await Promise.all([once(silent, 'open'), once(rude, 'open')])
    rude.send('nonsense')
    expect((await once(rude, 'close'))[0]).toBe(1008)
    silent.pause()
    live.odds().clock.advance(20_000)
    live.odds().clock.advance(20_000)
    await until(() => live.odds().odds.sockets() === 0)
  })

  test('is closed when more waits for its reader than any slow one leaves', async () => {
    const stalled = await live.stalled()
    const brand = 'x'.repeat(1024 * 1024)
    // The systems between take some of them.
    for (let revision = 1; revision <= 40 && live.odds().odds.sockets() > 0; revision++) {
      live.odds().releases$.next({ brand, revision })
      await new Promise((resolve) => setImmediate(resolve))
    }
    await until(() => live.odds().odds.sockets() === 0)
    stalled.destroy()
  })

  test('outpaces a reader who takes nothing, while others receive every tick', async () => {
    const stalled = await live.stalled()
    const mask = Buffer.from([0x81, 0x80 | 22, 0, 0, 0, 0])
    stalled.write(Buffer.concat([mask, Buffer.from('{"t":"sub","ch":"1:2"}')]))
    const { socket: quick, messages } = await live.opened()
    quick.send(JSON.stringify({ t: 'sub', ch: '1:2' }))
    await until(() => messages.length === 1)
    for (let i = 0; i < 200; i++) {
      live
        .odds()
        .publish(Array.from({ length: 50 }, (_, m) => offer(m + 1, line({ prices: [50 + (i % 40), -98] }))))
      live.odds().clock.advance(250)
      await until(() => messages.length === i + 2)
    }
    stalled.destroy()
    quick.terminate()
  })
})
