import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { assetOf } from '../brands/marks'
import { hold, release, upgradeOf } from './testing/attacks'
import { factsOf, sampleEdge } from './testing/sample-edge'

describe('brands by host name', () => {
  test.each([
    ['touchline.example', 'Touchline'],
    ['WWW.Touchline.Example:8080', 'Touchline'],
    ['garnetroad.example', 'Garnet Road'],
    ['northquay.localhost:8080', 'Northquay'],
    ['127.0.0.1:8080', 'Touchline'],
  ])('%s shows %s', async (host, name) => {
    const { app } = await sampleEdge()
    const { body } = await app.inject({ url: '/', headers: { host } })
    expect(factsOf(body).brand.name).toBe(name)
  })

  test.each(['evil.example', 'touchline.example.evil.example', 'garnet.localhost', ''])(
    'the host "%s" is refused where unknown hosts are',
    async (host) => {
      const { app } = await sampleEdge({ unknownHost: 'refuse' })
      const answer = await app.inject({ url: '/', headers: { host } })
      expect([answer.statusCode, answer.json().status]).toEqual([421, 'notFound'])
      expect((await app.inject({ url: '/edge-health', headers: { host } })).statusCode).toBe(200)
    },
  )

  test.each([
    ['a page', 'GET / HTTP/1.1\r\nHost: garnet.example\r\nhost: evil.example\r\n\r\n'],
    ['the live socket', upgradeOf('garnet.example', '/app/live', ['Host: evil.example'])],
  ])('%s asked for under two hosts is refused', async (_what, sent) => {
    const { app } = await sampleEdge()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const answer = await hold({ port, host: 'garnet.example', patienceMs: 5000, sent })
    expect(answer.status).toBe(421)
    release([answer])
    await app.close()
  })

  test('what a brand keeps to itself is not on its page', async () => {
    const { app } = await sampleEdge()
    const { body } = await app.inject({ url: '/', headers: { host: 'garnet.example' } })
    expect(Object.keys(factsOf(body).brand)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/hosts|pins|overrideOrigins|maintenance/)]),
    )
  })

  test('each has its own icon and its own entry on a home screen', async () => {
    const { app } = await sampleEdge()
    const at = (url: string, host: string) => app.inject({ url, headers: { host } })
    const icons = await Promise.all(
      ['touchline.example', 'garnet.example'].map(async (host) => (await at('/favicon.ico', host)).body),
    )
    expect(icons[0]).not.toBe(icons[1])
    const manifest = (await at('/manifest.webmanifest', 'garnet.example')).json()
    expect(manifest).toMatchObject({ short_name: 'Garnet Road', theme_color: '#4A0E1C' })
  })
})

describe('a brand with colours of its own', () => {
  test('brings them inside the page after the shell’s, and as a file of its own', async () => {
    const colours = assetOf(Buffer.from(':root{--header:#000000}'), 'text/css')
    const { app } = await sampleEdge({ change: (brand) => ({ ...brand, colours }) })
    const { body, headers } = await app.inject('/')
    const url = `/brand/touchline/${colours.hash}/theme.css`
    const sheets = [...body.matchAll(/<style data-href="([^"]+)">(.*?)<\/style>/g)]
    expect(sheets.map(([, href, text]) => [href, text])).toEqual([
      ['/assets/shell/1.0.0/main.css', 'body{}'],
      [url, ':root{--header:#000000}'],
    ])
    const hash = createHash('sha256').update(':root{--header:#000000}').digest('base64')
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha384-`)
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}';`)
    const file = await app.inject(url)
    expect([file.body, file.headers['content-type']]).toEqual([':root{--header:#000000}', 'text/css'])
  })

  test.each([
    '/brand/touchline/0000/logo.svg',
    '/brand/nobody/0000/logo.svg',
    '/brand/touchline/0000/toString',
  ])('nothing is served at %s', async (url) => {
    const { app } = await sampleEdge()
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
  })
})

describe('a brand with hosts for its calls', () => {
  const NORTHQUAY = { host: 'northquay.example:8443' }

  test('sends its page to them and lets it by the policy', async () => {
    const { app } = await sampleEdge()
    const { body, headers } = await app.inject({ url: '/', headers: NORTHQUAY })
    expect(factsOf(body).bases).toEqual({
      app: 'http://app.northquay.example:8443',
      odds: 'http://odds.northquay.example:8443',
    })
    expect(headers['content-security-policy']).toContain('ws://app.northquay.example:8443')
  })

  test('has its calls below the prefix of their group, as calls of its page', async () => {
    const { app, close } = await edgeOverEcho()
    const answer = await app.inject({
      method: 'POST',
      url: '/authlogin',
      headers: { host: 'app.northquay.example', origin: 'http://northquay.example' },
      payload: {},
    })
    expect(answer.json()).toMatchObject({
      url: '/app/authlogin',
      host: 'northquay.example',
      brand: 'northquay',
    })
    expect(answer.headers['access-control-allow-origin']).toBe('http://northquay.example')
    expect(answer.headers['access-control-allow-credentials']).toBe('true')
    await close()
  })

  test.each([
    ['http://northquay.example', 204],
    ['http://evil.example', 404],
    ['http://garnet.example', 404],
    ['https://northquay.example', 404],
  ])('answers the browser that asks for %s first with %i', async (origin, status) => {
    const { app, close } = await edgeOverEcho()
    const answer = await app.inject({
      method: 'OPTIONS',
      url: '/authlogin',
      headers: { host: 'app.northquay.example', origin, 'access-control-request-method': 'POST' },
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['access-control-allow-origin']).toBe(status === 204 ? origin : undefined)
    await close()
  })

  async function edgeOverEcho() {
    const api = fastify()
    api.post('/app/authlogin', async ({ url, headers }) => ({
      url,
      host: headers.host,
      brand: headers['x-brand'],
    }))
    const { app } = await sampleEdge({ api: await api.listen({ port: 0 }) })
    return { app, close: () => Promise.all([app.close(), api.close()]) }
  }
})

describe('origins for developers', () => {
  test('are in the policy and on the page when the installation names them', async () => {
    const { app } = await sampleEdge({ overrideOrigins: ['http://localhost:9101'] })
    const { body, headers } = await app.inject('/')
    expect(factsOf(body).overrideOrigins).toEqual(['http://localhost:9101'])
    expect(headers['content-security-policy']).toMatch(
      /script-src [^;]* http:\/\/localhost:9101;.*connect-src [^;]*ws:\/\/localhost:9101/,
    )
  })
})

describe('who asks', () => {
  test.each([
    [[], '127.0.0.1'],
    [['127.0.0.1'], '6.6.6.6'],
  ])('is taken from proxies in %j alone: %s', async (trustedProxies, seen) => {
    const api = fastify()
    api.post('/app/authlogin', async ({ headers }) => headers['x-forwarded-for'])
    const { app } = await sampleEdge({ api: await api.listen({ port: 0 }), trustedProxies })
    const answer = await app.inject({
      method: 'POST',
      url: '/app/authlogin',
      headers: { host: 'garnet.example', 'x-forwarded-for': '6.6.6.6' },
      payload: {},
    })
    expect(answer.body).toBe(seen)
    await Promise.all([app.close(), api.close()])
  })
})
