import { request } from 'node:http'
import { league, line, match, offer, state } from '../../../testing/sample-feed'
import type { FeedEvent } from '../../feed'
import { openOdds } from './open-odds'

export interface Answer {
  code: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** Without the help of fetch, which unpacks and caches by itself. */
export const ask = (host: string, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(`http://${host}/odds/${path}`, { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () =>
        resolve({ code: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })

/** All but the time of day. */
const TIMERS = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
]

export const json = ({ body }: Answer) => JSON.parse(String(body))

/** The odds of 30 matches, made anew for each test of a file, and requests for them without a socket. */
export function cachedOdds() {
  let open: Awaited<ReturnType<typeof openOdds>>
  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: TIMERS })
    open = await openOdds()
    const matches = Array.from({ length: 30 }, (_, i) => [match(i + 1), offer(i + 1, line())]).flat()
    publish([league(), ...matches, state(30)])
  })
  afterEach(async () => {
    await open.close()
    jest.useRealTimers()
  })
  /** The feed publishes these events, and the next tick sends them. */
  const publish = (events: readonly FeedEvent[]) => {
    open.publish(events)
    open.clock.advance(250)
  }
  return {
    get: (path: string, headers?: Record<string, string>) => ask(open.host, path, headers),
    publish,
    /** The price of the first match. */
    move: (price: number) => publish([offer(1, line({ prices: [price, -98] }))]),
    /** Puts the time of day forward, which refills the budgets of an address. */
    later: (ms: number) => jest.setSystemTime(Date.now() + ms),
  }
}
