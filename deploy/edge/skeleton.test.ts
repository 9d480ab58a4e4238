import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sampleEdge } from './testing/sample-edge'

const sheetsIn = (page: string) => [...page.matchAll(/<style data-href="([^"]+)"/g)].map(([, href]) => href)
const linksIn = (page: string) =>
  [...page.matchAll(/<link rel="(stylesheet|preload" as="style)" href="([^"]+)"/g)].map(([, , href]) => href)

const SHELL = '/assets/shell/1.0.0/main.css'
const BOARD = '/assets/sportsbook/1.0.0/main.css'
const ACCOUNT = '/assets/account-info/1.0.0/main.css'

describe('the style sheets of what shows first', () => {
  test.each([
    ['/', [SHELL], []],
    ['/desktop', [SHELL, BOARD], []],
    ['/info/betlist', [SHELL, ACCOUNT], []],
    ['/nowhere', [SHELL], []],
  ])('travel inside the page at %s', async (url, inside, fetched) => {
    const { body } = await (await sampleEdge()).app.inject(url)
    expect([sheetsIn(body), linksIn(body)]).toEqual([inside, fetched])
  })

  test('say which area they are of, so that no other version meets them', async () => {
    const { body } = await (await sampleEdge()).app.inject('/desktop')
    expect([...body.matchAll(/<style[^>]* data-of="([^"]+)">/g)].map(([, area]) => area)).toEqual([
      'sportsbook',
    ])
  })

  test('are named in the policy by the hashes of the release, and by nothing else', async () => {
    const { app, document } = await sampleEdge()
    const { headers } = await app.inject('/desktop')
    const { shell, remotes } = document
    const hashes = [shell, remotes.sportsbook].map((area) => `'${area?.current.integrity['main.css']}'`)
    expect(headers['content-security-policy']).toContain(`style-src 'self' ${hashes.join(' ')};`)
  })

  test.each([
    ['names another file', 'b{background:url(ball.svg)}'],
    ['imports another sheet', '@import "more.css";'],
    ['would end where it closes a style', 'b::after{content:"</style><b>"}'],
  ])('stay files when one %s', async (_, text) => {
    const { app, dataDir } = await sampleEdge()
    await writeFile(join(dataDir, 'releases/sportsbook/1.0.0/main.css'), text)
    const { body } = await app.inject('/desktop')
    expect([sheetsIn(body), linksIn(body)]).toEqual([[SHELL], [BOARD]])
  })

  test('stay files for a shell that was built before it knew of them', async () => {
    const { app, dataDir } = await sampleEdge()
    const template = join(dataDir, 'releases/shell/1.0.0/index.html')
    await writeFile(template, (await readFile(template, 'utf8')).replace('<!--touchline:sheets-->', ''))
    const { body } = await app.inject('/desktop')
    expect([sheetsIn(body), linksIn(body)]).toEqual([[], [SHELL, BOARD]])
  })
})

describe('the root of the page', () => {
  test.each([
    ['/desktop', '', 'lang="en" data-brand-theme="color2" data-skeleton="frame"'],
    ['/info/betlist', '', 'lang="en" data-brand-theme="color2" data-skeleton="frame" data-skeleton-wide'],
    ['/', '', 'lang="en" data-brand-theme="color2" data-skeleton="landing"'],
    ['/nowhere', '', 'lang="en" data-brand-theme="color2"'],
    ['/nowhere', 'touchline_theme=dark', 'lang="en" data-brand-theme="color2" data-theme="dark"'],
    ['/nowhere', 'touchline_theme="><script>', 'lang="en" data-brand-theme="color2"'],
    ['/nowhere', 'a=b; touchline_language=my', 'lang="my" data-brand-theme="color2"'],
  ])('at %s with the cookie "%s" is %s', async (url, cookie, attributes) => {
    const { body } = await (await sampleEdge()).app.inject({ url, headers: { cookie } })
    expect(body).toContain(`<html ${attributes}>`)
  })

  test('has nothing to show first while the product is closed', async () => {
    const { app, dataDir } = await sampleEdge()
    await writeFile(join(dataDir, 'maintenance.json'), '{}')
    expect((await app.inject('/desktop')).body).toContain('<html lang="en" data-brand-theme="color2">')
  })

  test('precedes the name of the brand, which cannot break out of it', async () => {
    const { app } = await sampleEdge({
      change: (brand) => ({ ...brand, file: { ...brand.file, name: 'A & <b>' } }),
    })
    expect((await app.inject('/desktop')).body).toContain('<span>A &amp; &lt;b></span>')
  })
})

describe('a page that the browser has', () => {
  const ask = async (edge: Awaited<ReturnType<typeof sampleEdge>>, headers: Record<string, string> = {}) =>
    edge.app.inject({ url: '/desktop', headers })

  test('is not sent again, but its policy is', async () => {
    const edge = await sampleEdge()
    const { headers } = await ask(edge)
    const again = await ask(edge, { 'if-none-match': `W/"other", ${headers.etag}` })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
  })

  test.each([
    ['in another encoding', { 'accept-encoding': 'br' }],
    ['in another language', { cookie: 'touchline_language=my' }],
    ['in dark', { cookie: 'touchline_theme=dark' }],
  ])('is another one %s', async (_, headers) => {
    const edge = await sampleEdge()
    const { etag } = (await ask(edge)).headers
    const other = await ask(edge, { ...headers, 'if-none-match': String(etag) })
    expect(other.statusCode).toBe(200)
    expect(other.headers.etag).not.toBe(etag)
  })

  test('is another one with a new revision', async () => {
    const edge = await sampleEdge()
    const { etag } = (await ask(edge)).headers
    edge.document.revision += 1
    expect((await ask(edge, { 'if-none-match': String(etag) })).statusCode).toBe(200)
  })

  test('is sent with its reason while the product is closed', async () => {
    const edge = await sampleEdge()
    const { etag } = (await ask(edge)).headers
    await writeFile(join(edge.dataDir, 'maintenance.json'), '{}')
    expect((await ask(edge, { 'if-none-match': String(etag) })).statusCode).toBe(503)
  })
})
