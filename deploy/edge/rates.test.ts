import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sessionTokens } from '@touchline/serving'
import type { Cost, EdgeLimits, RateLimits } from './limits'
import { VisitorRates } from './rates'
import { ask } from './testing/ask'
import { hold, release, slowBodyOf, tally, upgradeOf } from './testing/attacks'
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
  trustedProxies = ['127.0.0.1'],
) {
  const one = { points: often, seconds: 60 }
  const api = await echoApi()
  opened.push(api.stop)
  const { app } = await sampleEdge({
    ...{ api: `http://${api.address}`, trustedProxies, sessionKey: sessionKey ?? undefined },
    limits: {
      rates: {
        ...{
          calls: one,
          strangersCalls: one,
          odds: one,
          pages: one,
          files: one,
          upgrades: one,
          preflights: one,
        },
        ...rates,
      },
      refusalMs: 1,
      ...limits,
    },
  })
  opened.push(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { app, port, get: (path: string, from: string, cookie = '') => statusOf(port, path, from, cookie) }
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
    ['pages', '/%zz', 400],
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

  test('is told at once, and the connection ends, when too many are waiting to hear it', async () => {
    const { port, get } = await openEdge(1, { refusalMs: 300, refusalsPerVisitor: 3 })
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
    const { port, get } = await openEdge(1, { refusalMs: 300, refusals: 3 })
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
    const { app, port, get } = await openEdge(1, { refusalMs: 200, unansweredRequests: 30 })
    await get('/', '127.0.0.1')
    const listeners: number[] = []
    app.server.on('request', ({ socket }) =>
      setImmediate(() => listeners.push(socket.listenerCount('close'))),
    )
    const { socket, status } = await hold({
      ...{ port, host: HOST, patienceMs: 5000 },
      sent: `GET / HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`.repeat(30),
    })
    socket.destroy()
    expect([status, listeners.length]).toEqual([429, 30])
    expect(Math.max(...listeners) - Math.min(...listeners)).toBeLessThanOrEqual(1)
  })

  test('is counted apart for what a browser asks before a call to a host of its own', async () => {
    const { port } = await openEdge(1, {}, { preflights: { points: 5, seconds: 60 } })
    const preflight = async (from: string) => {
      const headers = { origin: 'http://northquay.example', 'x-forwarded-for': from }
      return (await ask(port, 'app.northquay.example', '/userbalance', { method: 'OPTIONS', headers })).status
    }
    const call = () =>
      ask(port, 'app.northquay.example', '/version', { headers: { 'x-forwarded-for': '6.6.6.6' } })
    expect([(await call()).status, (await call()).status]).toEqual([200, 429])
    const found = []
    for (let i = 0; i < 6; i += 1) found.push(await preflight('6.6.6.6'))
    expect(found).toEqual([...Array(5).fill(204), 429])
    expect(await preflight('7.7.7.7')).toBe(204)
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
    const rates = {
      calls: one,
      strangersCalls: one,
      odds: one,
      pages: one,
      files: one,
      upgrades: one,
      preflights: one,
    }
    const visitors = new VisitorRates(rates, tokens)
    const isMember = (cookie: string, isHttps: boolean) =>
      visitors.visitorOf({ cookie }, '6.6.6.6', isHttps).isMember
    const [plain, secure] = [cookieOf('m1'), cookieOf('m1').replace('touchline', '__Host-touchline')]
    expect([isMember(secure, true), isMember(plain, true)]).toEqual([true, false])
    expect([isMember(secure, false), isMember(plain, false)]).toEqual([false, true])
  })

  test('wait for their own refusals, however many of strangers wait at their address', async () => {
    const { port, get } = await openEdge(1, { refusalMs: 300, refusalsPerVisitor: 2 })
    const own = { 'x-forwarded-for': '6.6.6.6', connection: 'keep-alive', cookie: cookieOf('m1') }
    await Promise.all([get('/', '6.6.6.6'), ask(port, HOST, '/', { headers: own })])
    const strangers = Array.from({ length: 4 }, () => get('/', '6.6.6.6'))
    const { status, headers } = await ask(port, HOST, '/', { headers: own })
    expect([status, headers.connection]).toEqual([429, 'keep-alive'])
    await Promise.all(strangers)
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

describe('connections of one address', () => {
  const open = async (sessionKey: string | null = KEY) => {
    const limits = { connectionsPerNetwork: 3, bodiesPerVisitor: 2 }
    return openEdge(1000, limits, {}, sessionKey, [])
  }
  const connect = (port: number, sent: string, patienceMs: number) =>
    hold({ port, host: HOST, sent, patienceMs })
  const callOf = (cookie: string) => `GET /app/version HTTP/1.1\r\nHost: ${HOST}\r\nCookie: ${cookie}\r\n\r\n`

  test('of strangers make room for a member’s, which stay', async () => {
    const { port } = await open()
    const strangers = [await connect(port, '', 20), await connect(port, callOf(FORGED), 5000)]
    const member = await connect(port, callOf(cookieOf('m1')), 5000)
    for (let i = 0; i < 6; i += 1) strangers.push(await connect(port, callOf(''), 5000))
    const another = await connect(port, callOf(cookieOf('m1')), 5000)
    expect([member.status, another.status, member.isClosed()]).toEqual([200, 200, false])
    expect(strangers.map((one) => one.isClosed())).toEqual([...Array(7).fill(true), false])
    await release([...strangers, member, another])
  })

  test('are turned away where nobody can be told from anybody', async () => {
    const { port } = await open(null)
    const first = []
    for (let i = 0; i < 3; i += 1) first.push(await connect(port, callOf(''), 5000))
    const next = await connect(port, callOf(cookieOf('m1')), 5000)
    expect([next.status, first.map((one) => one.isClosed())]).toEqual([null, Array(3).fill(false)])
    await release([...first, next])
  })

  test('with bodies of strangers that do not come push out no member’s body', async () => {
    const { port } = await openEdge(1000, { bodiesPerVisitor: 2 }, {}, KEY, [])
    const slow = (cookie: string) =>
      slowBodyOf(HOST, '/app/authlogin').replace('\r\n\r\n', `\r\nCookie: ${cookie}\r\n\r\n`)
    const member = await connect(port, slow(cookieOf('m1')), 50)
    const strangers = []
    for (let i = 0; i < 4; i += 1) strangers.push(await connect(port, slow(FORGED), 50))
    await new Promise((next) => setTimeout(next, 50))
    expect([member.isClosed(), strangers.map((one) => one.isClosed())]).toEqual([
      false,
      [true, true, false, false],
    ])
    await release([member, ...strangers])
  })

  test('with bodies of requests that are refused push out nobody’s', async () => {
    const { port } = await openEdge(1, { bodiesPerVisitor: 1, refusalMs: 1 }, {}, KEY, [])
    const first = await connect(port, slowBodyOf(HOST, '/app/authlogin'), 50)
    const refused = await connect(port, slowBodyOf(HOST, '/app/authlogin'), 5000)
    expect([refused.status, first.isClosed()]).toEqual([429, false])
    await release([first, refused])
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

  test('that are refused hear when to come again, at once when too many wait to hear it', async () => {
    const { port } = await openEdge(1, { refusalMs: 300, refusalsPerVisitor: 1 })
    await release([await upgrade(port, '6.6.6.6', FORGED)])
    const answerOf = async () => {
      const { socket } = await hold({ port, host: HOST, patienceMs: 0, sent: '' })
      const parts: Buffer[] = []
      socket.on('data', (data: Buffer) => parts.push(data))
      socket.write(upgradeOf(HOST, '/app/live', ['X-Forwarded-For: 6.6.6.6']))
      await once(socket, 'close')
      return Buffer.concat(parts).toString()
    }
    const told = expect.stringMatching(/^HTTP\/1\.1 429 [\s\S]*\r\nRetry-After: (60|59)\r\n/)
    expect(await Promise.all([answerOf(), answerOf()])).toEqual([told, told])
  })
})
