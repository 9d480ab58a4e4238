import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import type { Brand } from '../brands/read-brand'
import { sampleEdge } from './testing/sample-edge'

const named = (name: string) => (brand: Brand) => ({ ...brand, file: { ...brand.file, name } })

describe('the page', () => {
  test.each([
    ['/', 200],
    ['/desktop', 200],
    ['/info/betlist?page=2', 200],
    ['/desktop/', 200],
    ['/nowhere', 404],
    ['/assets', 404],
    ['/%E0%A4%A', 404],
    ['/%zz?page=2', 404],
    ['/info/%', 404],
  ])('is served at %s with %i', async (url, status) => {
    const { app } = await sampleEdge()
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

  test('carries the release document and loads the shell by its hash', async () => {
    const { app, document } = await sampleEdge()
    const { body } = await app.inject('/desktop')
    const block = /<script type="application\/json" id="touchline-release">(.*?)<\/script>/.exec(body)
    expect(JSON.parse(block?.[1] ?? '')).toEqual(document)
    const { integrity } = document.shell.current
    expect(body).toContain(`src="/assets/shell/1.0.0/main.js" integrity="${integrity['main.js']}"`)
  })

  test.each([
    ['/desktop', ['/assets/sportsbook/1.0.0/main.js']],
    ['/info/betlist', ['/assets/account-info/1.0.0/main.js']],
    ['/', []],
  ])('at %s fetches ahead what it shows first', async (url, ahead) => {
    const { body } = await (await sampleEdge()).app.inject(url)
    expect(scriptsAhead(body).filter((href) => !href.includes('words'))).toEqual(ahead)
  })

  test.each([
    { cookie: '', language: 'en', why: 'the brand begins with it' },
    { cookie: 'touchline_language=my', language: 'my', why: 'it was shown last' },
  ])('brings the words of $language along, because $why', async ({ cookie, language }) => {
    const { app } = await sampleEdge()
    const { body } = await app.inject({ url: '/desktop', headers: { cookie } })
    expect(scriptsAhead(body).filter((href) => href.includes('words'))).toEqual(
      ['shell', 'sportsbook'].map((area) => `/assets/${area}/1.0.0/words-${language}.js`),
    )
  })

  test('starts versions by the files that bring the words along, where they have such', async () => {
    const { app, document } = await sampleEdge()
    const { shell, remotes } = document
    for (const { current } of [shell, ...Object.values(remotes)]) current.worded = { my: 'main.my.js' }
    const { body } = await app.inject({ url: '/desktop', headers: { cookie: 'touchline_language=my' } })
    expect(body).toContain('<script defer src="/assets/shell/1.0.0/main.my.js"')
    expect(scriptsAhead(body)).toEqual(['/assets/sportsbook/1.0.0/main.my.js'])
  })

  test.each([
    ['/desktop', ['/odds/uxmarket?sport=1&amp;market=2']],
    ['/desktop?market=live', []],
    ['/info/betlist', []],
  ])('at %s asks at once for what its area asks first', async (url, asked) => {
    const { app, document } = await sampleEdge()
    const { current } = document.remotes.sportsbook ?? document.shell
    current.asksFirst = { '/desktop': ['/uxmarket?sport=1&market=2'] }
    const { body } = await app.inject(url)
    const found = body.matchAll(
      /<link rel="preload" as="fetch" crossorigin="use-credentials" href="([^"]+)"/g,
    )
    expect([...found].map(([, href]) => href)).toEqual(asked)
  })

  test.each([
    ['/desktop', []],
    ['/info/betlist', ['/assets/account-info/1.0.0/later.js', '/assets/account-info/1.0.0/later-my.js']],
  ])('at %s preloads the late files of that page which have a hash', async (url, late) => {
    const { app, document } = await sampleEdge()
    const { current } = document.remotes['account-info'] ?? document.shell
    current.preloads = { '/info/betlist': ['later.js', 'later-{language}.js', 'unknown.js'] }
    Object.assign(current.integrity, { 'later.js': 'sha384-a', 'later-my.js': 'sha384-b' })
    const { body } = await app.inject({ url, headers: { cookie: 'touchline_language=my' } })
    expect(scriptsAhead(body).filter((file) => file.includes('later'))).toEqual(late)
    expect(body).not.toContain('1.0.0/unknown.js')
  })

  test('has a policy without unsafe rules that names its one inline script', async () => {
    const { app } = await sampleEdge()
    const { body, headers } = await app.inject('/desktop')
    const policy = String(headers['content-security-policy'])
    expect(policy).not.toContain('unsafe')
    const script = /<script id="touchline-session">(.*?)<\/script>/.exec(body)?.[1] ?? ''
    expect(policy).toContain(createHash('sha256').update(script).digest('base64'))
  })

  test.each([
    ['touchline:statement', ''],
    ['', undefined],
    ['of another site', undefined],
  ])('knows by the name of its window, "%s", whether it has a frame', async (name, bare) => {
    const { app } = await sampleEdge()
    const { body } = await app.inject('/info/statement')
    const script = /<script id="touchline-session">(.*?)<\/script>/.exec(body)?.[1] ?? ''
    const page = { currentScript: {}, documentElement: { dataset: {} as { window?: string } } }
    runInNewContext(script, { name, document: page, fetch: () => null, addEventListener: () => null })
    expect(page.documentElement.dataset.window).toBe(bare)
  })

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('is compressed for who takes %s', async (accepted, encoding, decompress) => {
    const { app } = await sampleEdge()
    const plain = await app.inject('/desktop')
    const answer = await app.inject({ url: '/desktop', headers: { 'accept-encoding': accepted } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(decompress(answer.rawPayload).toString()).toBe(plain.body)
  })

  test('cannot be broken out of by a brand', async () => {
    const { app } = await sampleEdge({ change: named('</script><script>alert(1)</script>') })
    expect((await app.inject('/')).body).not.toContain('<script>alert')
  })

  test('is called after the brand and shows its mark in the tab', async () => {
    const { app } = await sampleEdge()
    const { body } = await app.inject('/')
    expect(body).toContain('<title>Touchline - Sports Betting Platform</title>')
    const icon = /<link rel="icon"[^>]* href="([^"]+)">/.exec(body)?.[1] ?? ''
    const { body: drawing } = await app.inject('/favicon.svg')
    expect(icon).toBe(`data:image/svg+xml,${encodeURIComponent(drawing)}`)
  })

  test('leaves a large mark in a file of its own, which is kept for ever', async () => {
    const body = Buffer.from(`<svg viewBox="0 0 1 1">${' '.repeat(4000)}</svg>`)
    const change = (brand: Brand) => {
      const favicon = { ...brand.marks['favicon.svg'], body }
      return { ...brand, marks: { ...brand.marks, 'favicon.svg': favicon } }
    }
    const { app } = await sampleEdge({ change })
    const { body: page } = await app.inject('/')
    const icon = /<link rel="icon"[^>]* href="([^"]+)">/.exec(page)?.[1] ?? ''
    const answer = await app.inject(icon)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    expect(answer.headers['cache-control']).toContain('immutable')
  })

  test.each([
    ['maintenance.json', 503, 503],
    ['maintenance/touchline.json', 503, 200],
  ])('with a file %s answers %i for one brand and %i for the other', async (file, own, other) => {
    const { app, dataDir } = await sampleEdge()
    await mkdir(join(dataDir, 'maintenance'))
    await writeFile(join(dataDir, file), '{"until": 1795240000000}')
    const at = (host: string) => app.inject({ url: '/desktop', headers: { host } })
    const answer = await at('touchline.example')
    expect([answer.statusCode, (await at('garnet.example')).statusCode]).toEqual([own, other])
    expect(answer.body).toContain('"maintenance":{"until":1795240000000}')
  })

  test('is the same one when it was made ahead of the first visitor', async () => {
    const { app, warm, document } = await sampleEdge()
    const request = { url: '/desktop', headers: { host: 'garnet.example', 'accept-encoding': 'br' } }
    const before = await app.inject(request)
    await warm('garnet', document)
    expect((await app.inject(request)).rawPayload).toEqual(before.rawPayload)
  })
})

describe('released files', () => {
  test('are kept for ever, compressed where the browser can', async () => {
    const { app } = await sampleEdge()
    const headers = { 'accept-encoding': 'br' }
    const answer = await app.inject({ url: '/assets/sportsbook/1.0.0/main.js', headers })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    })
  })

  test.each([
    ['/assets/shell/1.0.0/index.html', 200],
    ['/assets/shell/1.0.0/main.js', 200],
    ['/assets/shell/1.0.0/nothing.html', 404],
  ])('cannot run as a page of this origin: %s', async (url, status) => {
    const { app } = await sampleEdge()
    const answer = await app.inject(url)
    const policy = answer.headers['content-security-policy']
    expect([answer.statusCode, policy]).toEqual([status, "default-src 'none'; sandbox"])
  })

  test.each([
    '/assets/sportsbook/9.9.9/main.js',
    '/assets/..%2f..%2f..%2f..%2fetc/passwd',
    '/assets/sportsbook/..%2f..%2fdocuments/touchline/production.json',
  ])('that do not exist are not remembered: %s', async (url) => {
    const { app } = await sampleEdge()
    const answer = await app.inject(url)
    expect([403, 404]).toContain(answer.statusCode)
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('the release document', () => {
  test('is asked for again every time, and answered with 304 when it is known', async () => {
    const { app } = await sampleEdge()
    const first = await app.inject('/release.json')
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', etag: '"r1"' })
    const again = await app.inject({ url: '/release.json', headers: { 'if-none-match': '"r1"' } })
    expect(again.statusCode).toBe(304)
  })

  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', undefined],
    ['gzip, br;q=0.1', 'gzip'],
    ['*;q=0', undefined],
    [undefined, undefined],
  ])('is sent to who accepts %p as %p', async (accepted, coding) => {
    const { app } = await sampleEdge()
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
    expect((await app.inject({ url: '/release.json', headers })).headers['content-encoding']).toBe(coding)
  })
})

test.each([
  ['a call to an invalid address', 'GET', '/app/%zz', 400, 'invalidInput'],
  ['an invalid address of no page', 'POST', '/%zz', 400, 'invalidInput'],
  ['an invalid path of a file', 'GET', '/assets/%ff', 400, 'invalidInput'],
  ['a file that is not there', 'GET', '/assets/nothing.js', 404, 'notFound'],
  ['a method that nothing is served by', 'POST', '/desktop', 404, 'notFound'],
] as const)('%s is answered in the words of the catalogue', async (_, method, url, status, code) => {
  const { app } = await sampleEdge()
  const answer = await app.inject({ method, url })
  expect([answer.statusCode, answer.json()]).toEqual([
    status,
    { status: code, statusdesc: expect.any(String) },
  ])
  expect(answer.headers['cache-control']).toBe('no-store')
})

describe('calls', () => {
  test('reach the API with the host the browser named and the address it came from', async () => {
    const api = fastify()
    api.post('/app/authlogin', async ({ headers }) => headers)
    const address = await api.listen({ port: 0 })
    const { app } = await sampleEdge({ api: address })
    const answer = await app.inject({
      method: 'POST',
      url: '/app/authlogin',
      headers: {
        host: 'garnet.example',
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-host': 'evil.example',
        'x-brand': 'touchline',
      },
      payload: {},
    })
    expect(answer.json()).toMatchObject({
      host: 'garnet.example',
      'x-forwarded-host': 'garnet.example',
      'x-brand': 'garnet',
      'x-forwarded-for': '127.0.0.1',
    })
    await app.close()
    await api.close()
  })

  test('say connectionFailed when the API is away', async () => {
    const { app } = await sampleEdge()
    const answer = await app.inject({ method: 'POST', url: '/app/authlogin', payload: {} })
    expect(answer.statusCode).toBeGreaterThanOrEqual(500)
    expect(answer.body).not.toContain('ECONNREFUSED')
    await app.close()
  })
})

const scriptsAhead = (page: string): string[] =>
  [...page.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)].map(([, href]) => href ?? '')
