import { freePort } from '@touchline/test-kit/tools'
import { WebSocket } from 'ws'
import { ask } from '../testing/ask'
import { behindNginx } from '../testing/behind-nginx'
import { makeCertificates } from '../testing/certificates'

let site: Awaited<ReturnType<typeof behindNginx>>
let certificates: Awaited<ReturnType<typeof makeCertificates>>
let redirectPort: number

beforeAll(async () => {
  certificates = await makeCertificates()
  redirectPort = await freePort()
  const port = await freePort()
  site = await behindNginx({ listen: { kind: 'tls', certificates: certificates.folder, port, redirectPort } })
}, 180_000)
afterAll(() => site.stop())

const HSTS = { 'strict-transport-security': 'max-age=31536000' }

describe('with certificates', () => {
  test.each([
    ['garnet', 'garnet.example', '/desktop', 'text/html'],
    ['garnet', 'garnet.example', '/assets/shell/1.0.0/main.js', 'text/javascript'],
    ['northquay', 'northquay.example', '/', 'text/html'],
  ])('%s is served at https://%s%s by its own, and only so from then on', async (brand, host, path, type) => {
    const certificate = await certificates.of(brand)
    const { status, headers } = await ask(site.port, host, path, { certificate })
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining(type)])
    expect(headers).toMatchObject(HSTS)
  })

  test('a call arrives with the scheme that the member used, even with a forged header', async () => {
    const certificate = await certificates.of('northquay')
    const { text } = await ask(site.port, 'app.northquay.example', '/version', {
      certificate,
      headers: { 'x-forwarded-proto': 'http' },
    })
    expect(JSON.parse(text)).toMatchObject({
      url: '/app/version',
      headers: { 'x-forwarded-proto': 'https', host: 'northquay.example' },
    })
  })

  test('a socket stays open', async () => {
    const host = 'garnet.example'
    const options = { headers: { host }, servername: host, ca: await certificates.of('garnet') }
    const socket = new WebSocket(`wss://127.0.0.1:${site.port}/app/live`, options)
    const received = new Promise<string>((done, failed) => {
      socket.on('open', () => socket.send('hello'))
      socket.on('message', (data) => done(String(data)))
      socket.on('error', failed)
    })
    expect(await received).toBe('/app/live garnet.example 127.0.0.1 hello')
    socket.terminate()
  })

  test.each(['garnet.example', 'odds.northquay.example'])(
    '%s leads to TLS when it is asked without',
    async (host) => {
      const { status, headers } = await ask(redirectPort, host, '/desktop?market=live')
      expect([status, headers.location]).toEqual([301, `https://${host}:${site.port}/desktop?market=live`])
    },
  )

  test('a host of nobody gets no handshake, and no answer without TLS', async () => {
    const certificate = await certificates.of('garnet')
    await expect(ask(site.port, 'nobody.example', '/', { certificate })).rejects.toThrow(/unrecognized name/i)
    expect((await ask(redirectPort, 'nobody.example', '/')).status).toBe(421)
  })
})
