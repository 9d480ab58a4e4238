import { once } from 'node:events'
import { size } from '../../testing/sizes'
import { liveSockets, upgrade } from './testing/live-sockets'

const live = liveSockets()

describe('the live socket', () => {
  test.each([
    ['without a session', {}, 401],
    ['with a session that nobody knows', { cookie: 'other=demo' }, 401],
    ['from a page of another site', { cookie: 'session=demo', origin: 'http://evil.test' }, 403],
  ])('is refused %s', async (_, headers: Record<string, string>, code) => {
    const [error] = await once(live.dial(headers), 'error')
    expect(error.message).toContain(String(code))
  })

  test('is the only upgrade there is: every other path is refused and closed', async () => {
    const count = size(100, 18_500)
    for (let i = 0; i < count; i += 50) {
      const paths = ['/app/nowhere', '/app/live/x', '/odds/live', '/', '//']
      const refusals = Array.from({ length: 50 }, (_, j) => live.refusalOf(upgrade(paths[j % 5] ?? '/')))
      expect(new Set(await Promise.all(refusals))).toEqual(new Set(['HTTP/1.1 404 Not Found']))
    }
    expect(await live.connections()).toBe(0)
  }, 60_000)

  test('is refused when nobody finds its session in time', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'] })
    const refused = live.refusalOf(upgrade('/app/live', 'Cookie: session=nobody-answers\r\n'))
    while ((await live.connections()) === 0 || jest.getTimerCount() === 0) await new Promise(setImmediate)
    jest.advanceTimersByTime(5000)
    expect(await refused).toBe('HTTP/1.1 401 Unauthorized')
    jest.useRealTimers()
  })
})
