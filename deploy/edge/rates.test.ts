import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { sessionTokens } from '@touchline/serving'
import type { EdgeLimits } from './limits'
import { type Cost, type RateLimits, VisitorRates } from './rates'
import { ask } from './testing/ask'
import { hold, release, tally, upgradeOf } from './testing/attacks'
import { echoApi } from './testing/echo-api'
import { sampleEdge } from './testing/sample-edge'

const HOST = 'garnet.example'
const KEY = 'the key of the installation'
const tokens = sessionTokens(KEY)
const cookieOf = (member: string) => `touchline=${tokens.make(randomBytes(32).toString('base64url'), member)}`
const FORGED = `touchline=${sessionTokens('another key').make(randomBytes(32).toString('base64url'), 'm1')}`

const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of opened.splice(0).reverse()) await stop()
})

/** An edge where everything may be asked for so often within a minute, and what `rates` names as often as that says. */
async function openEdge(
  often: number,
  limits: Partial<EdgeLimits> = {},
  rates: Partial<RateLimits> = {},
  sessionKey: string | null = KEY,
) {
  const one = { points: often, seconds: 60 }
  const api = await echoApi()
  opened.push(api.stop)
  const { app } = await sampleEdge({
    ...{ api: `http://${api.address}`, trustedProxies: ['127.0.0.1'], sessionKey: sessionKey ?? undefined },
    limits: {
      rates: {
        ...{ calls: one, strangersCalls: one, odds: one, pages: one, files: one, upgrades: one },
        ...rates,
      },
      refusalMs: 1,
      ...limits,
    },
  })
  opened.push(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { port, get: (path: string, from: string, cookie = '') => statusOf(port, path, from, cookie) }
}

const statusOf = async (port: number, path: string, from: string, cookie: string): Promise<number> =>
  (await ask(port, HOST, path, { headers: { 'x-forwarded-for': from, cookie } })).status

describe('what one visitor may ask for in a while', () => {
  test.each<[Cost, string, number]>([
    ['odds', '/odds/uxmenu', 200],
    ['strangersCalls', '/app/version', 200],
    ['pages', '/', 200],
    ['pages', '/nowhere', 404],
    ['files', '/release.json', 200],
    ['files', '/assets/nothing.js', 404],
    ['files', '/%zz', 400],
  ])('is limited for %s such as %s, and for its own address alone', async (cost, path, status) => {
    const few = { [cost]: { points: 3, seconds: 60 } }
    const { get } = await openEdge(1000, {}, few)
    const found = []
    for (let i = 0; i < 5; i += 1) found.push(await get(path, '6.6.6.6'))
    expect(found).toEqual([status, status, status, 429, 429])
    expect(await get(path, '7.7.7.7')).toBe(status)
  })

  test('counts a /64 of IPv6 as one, and each kind of request for itself', async () => {
    const { get } = await openEdge(1)
    expect(await get('/', '2001:db8::1')).toBe(200)
    expect(await get('/', '2001:db8::2')).toBe(429)
    expect(await get('/', '2001:db8:0:1::1')).toBe(200)
    expect(await get('/app/version', '2001:db8::1')).toBe(200)
  })

  test('is told in the words of the catalogue, with the time to wait', async () => {
    const { port } = await openEdge(1)
    await ask(port, HOST, '/app/version')
    const { status, headers, text } = await ask(port, HOST, '/app/version', { method: 'POST', body: '{}' })
    expect([status, JSON.parse(text)]).toEqual([
      429,
      { status: 'requestLimit', statusdesc: expect.any(String) },
    ])
    expect([headers['retry-after'], headers['cache-control']]).toEqual(['60', 'no-store'])
  })

  test('is told to a page whose calls go to a host of their own', async () => {
    const { port } = await openEdge(1)
    const origin = 'http://northquay.example'
    const call = () => ask(port, 'odds.northquay.example', '/uxmenu', { headers: { origin } })
    expect((await call()).status).toBe(200)
    const { status, headers } = await call()
    expect([status, headers['access-control-allow-origin']]).toEqual([429, origin])
  })

  test('is told late: what others ask meanwhile is answered before', async () => {
    const { get } = await openEdge(2, { refusalMs: 300 })
    await Promise.all([get('/', '6.6.6.6'), get('/', '6.6.6.6')])
    const order: number[] = []
    const refused = get('/', '6.6.6.6').then((status) => order.push(status))
    order.push(await get('/', '7.7.7.7'))
    await refused
    expect(order).toEqual([200, 429])
  })

  test('is not told any more when too many are waiting to hear it', async () => {
    const { get } = await openEdge(1, { refusalMs: 300, refusalsPerAddress: 3 })
    await get('/', '6.6.6.6')
    const found = await Promise.all(
      Array.from({ length: 8 }, () => get('/', '6.6.6.6').catch((error) => error.code)),
    )
    expect(found.sort()).toEqual([...Array(3).fill(429), ...Array(5).fill('ECONNRESET')])
    expect(await get('/', '7.7.7.7')).toBe(200)
  })
})

describe('a refusal that waits', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  /** Everything may be asked for once in an hour, and refusals wait 10 ms. */
  function openRates(refusalsPerAddress: number) {
    const one = { points: 1, seconds: 3600 }
    const rates = { calls: one, strangersCalls: one, odds: one, pages: one, files: one, upgrades: one }
    const visitors = new VisitorRates({ limits: { rates, refusalMs: 10, refusalsPerAddress }, tokens })
    /** What each of so many is told, in the order in which it is told. */
    const ask = (network: string, count = 1, connection = new PassThrough()) => {
      const told: (number | 'cut' | null)[] = []
      connection.setMaxListeners(0)
      for (let i = 0; i < count; i += 1)
        void visitors
          .take('pages', { name: network, network, isMember: false, isStranger: true }, connection)
          .then((answer) => told.push(answer))
      return told
    }
    return { ask }
  }
  const after = (ms: number) => jest.advanceTimersByTimeAsync(ms)

  test('waits the longer the more of them wait at its address, up to ten times', async () => {
    const { ask } = openRates(2000)
    ask('6.6.6.6')
    const told = ask('6.6.6.6', 1500)
    const found = []
    for (let times = 0; times < 10; times += 1) {
      await after(10)
      found.push(told.length)
    }
    expect(found).toEqual([99, 199, 299, 399, 499, 599, 699, 799, 899, 1500])
  })

  test('takes a place of its own address alone, until it is told', async () => {
    const { ask } = openRates(1)
    ask('6.6.6.6')
    ask('7.7.7.7')
    const [waits, cut, other] = [ask('6.6.6.6'), ask('6.6.6.6'), ask('7.7.7.7')]
    await after(1)
    expect([waits, cut, other]).toEqual([[], ['cut'], []])
    await after(9)
    expect([waits, other]).toEqual([[expect.any(Number)], [expect.any(Number)]])
    const again = ask('6.6.6.6')
    await after(10)
    expect(again).toEqual([expect.any(Number)])
  })

  test('ends when its connection closes, and leaves nothing on one that stays', async () => {
    const { ask } = openRates(1)
    const [gone, stays] = [new PassThrough(), new PassThrough()]
    ask('6.6.6.6')
    ask('6.6.6.6', 1, gone)
    await after(1)
    gone.destroy()
    await after(0)
    const next = ask('6.6.6.6', 1, stays)
    await after(10)
    expect([next, stays.listenerCount('close')]).toEqual([[expect.any(Number)], 0])
  })
})

describe('members', () => {
  test.each(['/app/version', '/', '/release.json'])(
    'behind the address of a stranger who floods %s are answered, each for themselves',
    async (path) => {
      const { get } = await openEdge(2)
      for (let i = 0; i < 3; i += 1) await get(path, '6.6.6.6')
      const [one, again, other] = [cookieOf('m1'), cookieOf('m1'), cookieOf('m2')]
      expect([await get(path, '6.6.6.6', one), await get(path, '6.6.6.6', again)]).toEqual([200, 200])
      expect(await get(path, '6.6.6.6', one)).toBe(429)
      expect(await get(path, '6.6.6.6', other)).toBe(200)
    },
  )

  test('over HTTPS are told by the cookie of this host alone', () => {
    const one = { points: 1, seconds: 60 }
    const rates = { calls: one, strangersCalls: one, odds: one, pages: one, files: one, upgrades: one }
    const visitors = new VisitorRates({ limits: { rates, refusalMs: 1, refusalsPerAddress: 1 }, tokens })
    const isMember = (cookie: string, isHttps: boolean) =>
      visitors.visitorOf({ cookie }, '6.6.6.6', isHttps).isMember
    const [plain, secure] = [cookieOf('m1'), cookieOf('m1').replace('touchline', '__Host-touchline')]
    expect([isMember(secure, true), isMember(plain, true)]).toEqual([true, false])
    expect([isMember(secure, false), isMember(plain, false)]).toEqual([false, true])
  })

  test.each([
    ['that another key has signed', FORGED],
    ['of a random word', 'touchline=k3j4h5'],
    ['of the other scheme', cookieOf('m1').replace('touchline', '__Host-touchline')],
  ])('are not made by a cookie %s', async (_, cookie) => {
    const { get } = await openEdge(1)
    expect([await get('/', '6.6.6.6'), await get('/', '6.6.6.6', cookie)]).toEqual([200, 429])
  })
})

test('without the key of the cookies everybody is limited by address, as members are', async () => {
  const few = { calls: { points: 2, seconds: 60 }, strangersCalls: { points: 1, seconds: 60 } }
  const { get } = await openEdge(1000, {}, few, null)
  const found = []
  for (const member of ['m1', 'm2', 'm3']) found.push(await get('/app/version', '6.6.6.6', cookieOf(member)))
  expect(found).toEqual([200, 200, 429])
})

describe('upgrades', () => {
  const upgrade = (port: number, from: string, cookie: string) =>
    hold({
      ...{ port, host: HOST, patienceMs: 5000 },
      sent: upgradeOf(HOST, '/app/live', [`X-Forwarded-For: ${from}`, `Cookie: ${cookie}`]),
    })

  test('are limited, and a member behind the same address has their own', async () => {
    const { port } = await openEdge(3)
    const found = []
    for (let i = 0; i < 5; i += 1) found.push(await upgrade(port, '6.6.6.6', FORGED))
    const own = await upgrade(port, '6.6.6.6', cookieOf('m1'))
    expect([tally(found), own.status]).toEqual([{ 401: 3, 429: 2 }, 101])
    await release([...found, own])
  })

  test('that are refused hear when to come again, and nothing when too many wait to hear it', async () => {
    const { port } = await openEdge(1, { refusalMs: 300, refusalsPerAddress: 1 })
    await release([await upgrade(port, '6.6.6.6', FORGED)])
    const answerOf = async () => {
      const { socket } = await hold({ port, host: HOST, patienceMs: 0, sent: '' })
      const parts: Buffer[] = []
      socket.on('data', (data: Buffer) => parts.push(data))
      socket.write(upgradeOf(HOST, '/app/live', ['X-Forwarded-For: 6.6.6.6']))
      await once(socket, 'close')
      return Buffer.concat(parts).toString()
    }
    const [empty, told] = (await Promise.all([answerOf(), answerOf()])).sort()
    expect([empty, told]).toEqual([
      '',
      expect.stringMatching(/^HTTP\/1\.1 429 [\s\S]*\r\nRetry-After: (60|59)\r\n/),
    ])
  })
})
