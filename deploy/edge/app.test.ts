import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { ReleaseDocument } from '@touchline/contracts'
import fastify from 'fastify'
import { viewOf } from '../brands/brand-file'
import { readBrand } from '../brands/read-brand'
import { publish } from '../cli/publish'
import { createReleaseStore } from '../release-service/release-store'
import { sampleBuild, temporaryFolder } from '../testing/sample-build'
import { createEdge } from './app'

async function edge(brandName = 'Touchline', api = 'http://127.0.0.1:9') {
  const data = await temporaryFolder('edge')
  const releases = join(data, 'releases')
  const areas = ['shell', 'sportsbook', 'account-info']
  for (const area of areas) await publish(await sampleBuild(area, '1.0.0'), releases)
  const identity = { brand: 'touchline', channel: 'production' }
  const store = createReleaseStore({ documents: data, releases, ...identity, now: () => 0 })
  const versions = Object.fromEntries(areas.map((area) => [area, '1.0.0']))
  await store.change({ expected: 0, change: { kind: 'set', versions }, actor: 'test', reason: 'test' })
  const document = await store.read()
  const { brand, bases } = viewOf(await readBrand(join(__dirname, '../brands/touchline.json')))
  const maintenanceFile = join(data, 'maintenance.json')
  const source = { current: () => document, refresh: async () => undefined, stop: () => undefined }
  const view = { brand: { ...brand, name: brandName }, bases }
  const app = await createEdge({ ...view, source, releases, maintenanceFile, api, log: () => undefined })
  return { app, document: document as ReleaseDocument, maintenanceFile }
}

describe('the page', () => {
  test.each([
    ['/', 200],
    ['/desktop', 200],
    ['/info/betlist?page=2', 200],
    ['/desktop/', 200],
    ['/nowhere', 404],
    ['/assets', 404],
  ])('is served at %s with %i', async (url, status) => {
    const { app } = await edge()
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  test('carries the release document and loads the shell by its hash', async () => {
    const { app, document } = await edge()
    const { body } = await app.inject('/desktop')
    const block = /<script type="application\/json" id="touchline-release">(.*?)<\/script>/.exec(body)
    expect(JSON.parse(block?.[1] ?? '')).toEqual(document)
    const { integrity } = document.shell.current
    expect(body).toContain(`src="/assets/shell/1.0.0/main.js" integrity="${integrity['main.js']}"`)
  })

  test.each([
    ['/desktop', ['/assets/sportsbook/1.0.0/main.js']],
    ['/info/betlist', ['/assets/account-info/1.0.0/main.js', '/assets/sportsbook/1.0.0/main.js']],
    ['/', []],
  ])('at %s fetches ahead what it shows first', async (url, ahead) => {
    const { body } = await (await edge()).app.inject(url)
    const links = [...body.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map(
      ([, href]) => href,
    )
    expect(links).toEqual(ahead)
  })

  test('has a policy without unsafe rules that names its one inline script', async () => {
    const { app } = await edge()
    const { body, headers } = await app.inject('/desktop')
    const policy = String(headers['content-security-policy'])
    expect(policy).not.toContain('unsafe')
    const script = /<script id="touchline-session">(.*?)<\/script>/.exec(body)?.[1] ?? ''
    expect(policy).toContain(createHash('sha256').update(script).digest('base64'))
  })

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is compressed for who takes %s', async (accepted, encoding, decompress) => {
    const { app } = await edge()
    const plain = await app.inject('/desktop')
    const answer = await app.inject({ url: '/desktop', headers: { 'accept-encoding': accepted } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(decompress(answer.rawPayload).toString()).toBe(plain.body)
  })

  test('cannot be broken out of by a brand', async () => {
    const { app } = await edge('</script><script>alert(1)</script>')
    expect((await app.inject('/')).body).not.toContain('<script>alert')
  })

  test('answers 503 under maintenance and says until when', async () => {
    const { app, maintenanceFile } = await edge()
    await writeFile(maintenanceFile, '{"until": 1795240000000}')
    const answer = await app.inject('/desktop')
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toContain('"maintenance":{"until":1795240000000}')
  })
})

describe('released files', () => {
  test('are kept for ever, compressed where the browser can', async () => {
    const { app } = await edge()
    const headers = { 'accept-encoding': 'br' }
    const answer = await app.inject({ url: '/assets/sportsbook/1.0.0/main.js', headers })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    })
  })

  test.each([
    '/assets/sportsbook/9.9.9/main.js',
    '/assets/..%2f..%2f..%2f..%2fetc/passwd',
    '/assets/sportsbook/..%2f..%2fdocuments/touchline/production.json',
  ])('that do not exist are not remembered: %s', async (url) => {
    const { app } = await edge()
    const answer = await app.inject(url)
    expect([403, 404]).toContain(answer.statusCode)
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('the release document', () => {
  test('is asked for again every time, and answered with 304 when it is known', async () => {
    const { app } = await edge()
    const first = await app.inject('/release.json')
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', etag: '"r1"' })
    const again = await app.inject({ url: '/release.json', headers: { 'if-none-match': '"r1"' } })
    expect(again.statusCode).toBe(304)
  })
})

describe('calls', () => {
  test('reach the API with the host the browser named and the address it came from', async () => {
    const api = fastify()
    api.post('/app/authlogin', async ({ headers }) => headers)
    const address = await api.listen({ port: 0 })
    const { app } = await edge('Touchline', address)
    const answer = await app.inject({
      method: 'POST',
      url: '/app/authlogin',
      headers: { host: 'play.example', 'x-forwarded-for': '6.6.6.6', 'x-forwarded-host': 'evil.example' },
      payload: {},
    })
    expect(answer.json()).toMatchObject({
      host: 'play.example',
      'x-forwarded-host': 'play.example',
      'x-forwarded-for': '127.0.0.1',
    })
    await app.close()
    await api.close()
  })

  test('say connectionFailed when the API is away', async () => {
    const { app } = await edge()
    const answer = await app.inject({ method: 'POST', url: '/app/authlogin', payload: {} })
    expect(answer.statusCode).toBeGreaterThanOrEqual(500)
    expect(answer.body).not.toContain('ECONNREFUSED')
    await app.close()
  })
})
