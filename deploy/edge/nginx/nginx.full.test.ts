import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sessionTokens } from '@touchline/serving'
import { freePort } from '@touchline/test-kit/tools'
import { WebSocket } from 'ws'
import { LIMITS } from '../limits'
import { ask } from '../testing/ask'
import { hold, holdMany, release, slowBodyOf, upgradeOf } from '../testing/attacks'
import { behindNginx } from '../testing/behind-nginx'

const PAGE = 'garnet.example'
const JSON_TYPE = { 'content-type': 'application/json' }

/** Ends what the tests started, also when one of them failed. */
const opened: (() => Promise<unknown>)[] = []

async function open(...given: Parameters<typeof behindNginx>) {
  const site = await behindNginx(...given)
  opened.push(site.stop)
  return site
}

let site: Awaited<ReturnType<typeof open>>
beforeAll(async () => {
  site = await open()
}, 180_000)
afterAll(() => Promise.all(opened.map((stop) => stop())))

describe('the page through nginx', () => {
  test.each([
    [PAGE, '/desktop'],
    ['touchline.example', '/'],
    ['northquay.example', '/tournament2/home'],
    [PAGE, '/nowhere'],
  ])('at %s%s is the one of the edge, with its policy and its headers', async (host, path) => {
    const question = { headers: { cookie: 'touchline-device=a-device-of-tests' } }
    const [through, direct] = await Promise.all([
      ask(site.port, host, path, question),
      ask(site.edgePort, host, path, question),
    ])
    const { connection: _1, date: _2, server: _3, 'keep-alive': _4, ...headers } = through.headers
    const { connection: _5, date: _6, 'keep-alive': _7, ...expected } = direct.headers
    expect(headers).toEqual(expected)
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect([through.status, through.text]).toEqual([direct.status, direct.text])
  })

  test('stays compressed as the edge made it', async () => {
    const { headers } = await ask(site.port, PAGE, '/', { headers: { 'accept-encoding': 'br' } })
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' })
  })

  test('has its revision as ETag', async () => {
    const { headers, status } = await ask(site.port, PAGE, '/release.json', {
      headers: { 'if-none-match': '"r1"' },
    })
    expect([status, headers.etag]).toEqual([304, '"r1"'])
  })

  test.each(['evil.example', '127.0.0.1', 'app.garnet.example'])('is not served at %s', async (host) => {
    expect((await ask(site.port, host, '/')).status).toBe(421)
  })

  test('is closed while the brand is under maintenance', async () => {
    const folder = join(site.edge.dataDir, 'maintenance')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'touchline.json'), '{}')
    const codes = await Promise.all(['touchline.example', PAGE].map((host) => ask(site.port, host, '/')))
    expect(codes.map(({ status }) => status)).toEqual([503, 200])
  })
})

describe('released files through nginx', () => {
  test('are kept for ever and come compressed from the folder', async () => {
    const path = '/assets/sportsbook/1.0.0/main.js'
    const { headers, raw } = await ask(site.port, PAGE, path, { headers: { 'accept-encoding': 'gzip' } })
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'content-type': 'text/javascript',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      vary: 'Accept-Encoding',
    })
    const file = join(site.releases, 'sportsbook/1.0.0/main.js')
    expect(gunzipSync(raw).toString()).toBe(await readFile(file, 'utf8'))
  })

  test.each([
    '/assets/sportsbook/9.9.9/main.js',
    '/assets/sportsbook/',
    '/assets/../maintenance.json',
    '/assets/..%2f..%2fetc/passwd',
    '/assets/sportsbook/.secret',
  ])('that do not exist are not remembered: %s', async (path) => {
    const { status, headers } = await ask(site.port, PAGE, path)
    expect([400, 403, 404]).toContain(status)
    expect(headers['cache-control'] ?? 'no-store').toMatch(/no-store|no-cache/)
  })
})

describe('calls through nginx', () => {
  test.each([
    [PAGE, '/app/authlogin', '/app/authlogin', PAGE, 'garnet'],
    [PAGE, '/odds/uxmenu?x=1', '/odds/uxmenu?x=1', PAGE, 'garnet'],
    ['app.northquay.example', '/authlogin', '/app/authlogin', 'northquay.example', 'northquay'],
    ['odds.northquay.example', '/uxmenu?x=1', '/odds/uxmenu?x=1', 'northquay.example', 'northquay'],
  ])('at %s%s reach the API as %s of %s', async (host, path, url, page, brand) => {
    const answer = await ask(site.port, host, path, { method: 'POST', headers: JSON_TYPE, body: '{}' })
    const { headers, ...rest } = JSON.parse(answer.text)
    expect(rest).toEqual({ method: 'POST', url })
    expect(headers).toMatchObject({ host: page, 'x-brand': brand })
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test.each(['X-Forwarded-For', 'x-forwarded-for'])('cannot claim another address by %s', async (name) => {
    const claims = {
      [name]: '6.6.6.6',
      forwarded: 'for=6.6.6.6',
      'x-real-ip': '6.6.6.6',
      'x-forwarded-proto': 'https',
    }
    const answer = await ask(site.port, PAGE, '/app/version', { headers: claims })
    expect(JSON.parse(answer.text).headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    })
    expect(answer.text).not.toContain('6.6.6.6')
  })

  test('come from where a trusted load balancer says', async () => {
    const other = await open({ trustedProxies: ['127.0.0.1'] })
    const headers = { 'x-forwarded-for': '6.6.6.6, 8.8.8.8', 'x-forwarded-proto': 'https' }
    const answer = await ask(other.port, PAGE, '/app/version', { headers })
    expect(JSON.parse(answer.text).headers).toMatchObject({
      'x-forwarded-for': '8.8.8.8',
      'x-forwarded-proto': 'https',
    })
  })

  test.each([
    ['http://northquay.example', true],
    ['https://northquay.example', false],
    ['http://evil.example', false],
    ['http://northquay.example.evil.example', false],
    ['null', false],
  ])('of a page of %s may be read by it: %s', async (origin, allowed) => {
    for (const method of ['OPTIONS', 'POST']) {
      const answer = await ask(site.port, 'app.northquay.example', '/userbalance', {
        method,
        headers: { origin },
      })
      const expected = allowed ? [origin, 'true'] : [undefined, undefined]
      const { headers } = answer
      expect([headers['access-control-allow-origin'], headers['access-control-allow-credentials']]).toEqual(
        expected,
      )
    }
  })

  test('are bounded for each address, and the page is not', async () => {
    const other = await open({ callsPerSecond: 20, callsBurst: 20 })
    const burst = Array.from({ length: 80 }, () => ask(other.port, PAGE, '/app/version'))
    const codes = (await Promise.all(burst)).map(({ status }) => status)
    expect(codes).toContain(200)
    expect(codes).toContain(429)
    expect((await ask(other.port, PAGE, '/')).status).toBe(200)
  })

  test('of a /64 of IPv6 are bounded as one', async () => {
    const other = await open({ callsPerSecond: 1, callsBurst: 1, trustedProxies: ['127.0.0.1'] })
    const found = []
    for (const from of [
      '2001:db8::1',
      '2001:db8::2',
      '2001:db8::3',
      '2001:db8:0:1::1',
      '6.6.6.6',
      '6.6.6.7',
    ]) {
      const headers = { 'x-forwarded-for': from }
      found.push((await ask(other.port, PAGE, '/app/version', { headers })).status)
    }
    expect(found).toEqual([200, 200, 429, 200, 200, 200])
  })

  test('of a member are answered while strangers flood from the same address', async () => {
    const sessionKey = 'the key of the installation'
    const strangersCalls = { points: 5, seconds: 60 }
    const limits = { rates: { ...LIMITS.rates, strangersCalls }, refusalMs: 50 }
    const other = await open({}, { sessionKey, limits })
    const cookie = `touchline=${sessionTokens(sessionKey).make(randomBytes(32).toString('base64url'), 'm1')}`
    const flood = Array.from({ length: 20 }, async () => {
      const found = []
      for (let i = 0; i < 10; i += 1) found.push((await ask(other.port, PAGE, '/app/version')).status)
      return found
    })
    const own = []
    for (let i = 0; i < 20; i += 1)
      own.push((await ask(other.port, PAGE, '/app/version', { headers: { cookie } })).status)
    expect(own).toEqual(Array(20).fill(200))
    expect((await Promise.all(flood)).flat().sort()).toEqual([...Array(5).fill(200), ...Array(195).fill(429)])
  })

  test('of edges are spread over API processes, with what they say of who asks', async () => {
    const port = await freePort()
    await open({ api: [site.api.address, '127.0.0.1:9'], apiListen: `127.0.0.1:${port}` })
    const headers = { 'x-forwarded-for': '6.6.6.6', 'x-brand': 'garnet', 'x-forwarded-proto': 'https' }
    for (let i = 0; i < 4; i += 1) {
      const { text } = await ask(port, PAGE, '/app/version', { headers })
      expect(JSON.parse(text)).toMatchObject({ url: '/app/version', headers: { host: PAGE, ...headers } })
    }
    const socket = new WebSocket(`ws://127.0.0.1:${port}/app/live`, { headers: { host: PAGE, ...headers } })
    await once(socket, 'open')
    socket.send('hello')
    expect(String((await once(socket, 'message'))[0])).toBe(`/app/live ${PAGE} 6.6.6.6 hello`)
    socket.terminate()
  })

  test.each([
    [PAGE, '/app/live', '/app/live', PAGE],
    ['app.northquay.example', '/live', '/app/live', 'northquay.example'],
  ])('keep a socket open at %s%s', async (host, path, url, page) => {
    const socket = new WebSocket(`ws://127.0.0.1:${site.port}${path}`, {
      headers: { host, 'x-forwarded-for': '6.6.6.6' },
    })
    const received = new Promise<string>((done, failed) => {
      socket.on('open', () => socket.send('hello'))
      socket.on('message', (data) => done(String(data)))
      socket.on('error', failed)
    })
    expect(await received).toBe(`${url} ${page} 127.0.0.1 hello`)
    socket.terminate()
  })
})

describe('limits of nginx', () => {
  test.each([
    [PAGE, '/app/nowhere'],
    [PAGE, '/odds/live'],
    [PAGE, '/'],
    ['odds.northquay.example', '/live'],
    ['app.northquay.example', '/app/live'],
  ])('no upgrade passes at %s%s', async (host, path) => {
    const { status, socket } = await hold({
      port: site.port,
      host,
      patienceMs: 5000,
      sent: upgradeOf(host, path),
    })
    expect([200, 404]).toContain(status)
    socket.destroy()
  })

  test('sockets of one address are bounded', async () => {
    const other = await open({ openPerNetwork: 2 })
    const sent = upgradeOf(PAGE, '/app/live')
    const sockets = await holdMany(3, 1, () => ({ port: other.port, host: PAGE, patienceMs: 5000, sent }))
    expect(sockets.map(({ status }) => status)).toEqual([101, 101, 429])
    await release(sockets)
  })

  test('bodies that do not come take no connection to the API', async () => {
    const other = await open({ callsBurst: 500 })
    const sent = slowBodyOf(PAGE, '/app/authlogin')
    const slow = holdMany(40, 40, () => ({ port: other.port, host: PAGE, patienceMs: 500, sent }))
    const answer = await ask(other.port, PAGE, '/app/version', {
      method: 'POST',
      headers: JSON_TYPE,
      body: '{}',
    })
    expect([answer.status, await other.api.connections()]).toEqual([200, 1])
    await release(await slow)
  })
})

describe('a part that is away', () => {
  test('an edge: the brand shows its own page, the API gives an answer that the page understands', async () => {
    const other = await open()
    await Promise.all([other.edge.app.close(), other.api.stop()])
    const page = await ask(other.port, PAGE, '/desktop')
    expect(page.status).toBe(503)
    expect(page.headers).toMatchObject({ 'retry-after': '20', 'cache-control': 'no-store' })
    expect(page.text).toContain('Garnet Road')
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    const call = await ask(other.port, PAGE, '/app/version')
    expect([call.status, JSON.parse(call.text).status]).toEqual([502, 'connectionFailed'])
    expect((await ask(other.port, PAGE, '/assets/shell/1.0.0/main.js')).status).toBe(200)
  })
})
