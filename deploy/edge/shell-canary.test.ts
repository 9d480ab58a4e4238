import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import type { AreaRelease, ReleaseDocument } from '@touchline/contracts/release'
import fastify from 'fastify'
import { EDGE_TOKEN, sampleEdge } from './testing/sample-edge'

const HOST = 'touchline.example'
const PERCENT = 10

const named = (count: number) => Array.from({ length: count }, (_, at) => `device-of-a-member-${at}`)
const withVersion = ({ current }: AreaRelease, version: string) => ({
  ...current,
  version,
  base: current.base.replace(current.version, version),
})

/** An edge before a release service that keeps the requests it gets, with a canary of the shell. */
async function edgeWithCanary() {
  const service = fastify()
  const requests: { url: string; body: { pages?: object[]; device?: string } }[] = []
  const keep = async ({ url, body }: { url: string; body: unknown }) => {
    requests.push({ url, body: body as object })
  }
  service.post('/served', keep)
  service.post('/health', keep)
  let document: ReleaseDocument | null = null
  const edge = await sampleEdge({
    reportTo: { url: await service.listen({ port: 0 }), token: EDGE_TOKEN },
    sourceOf: () => ({ current: () => document, refresh: async () => undefined }),
    trustedProxies: ['127.0.0.1'],
  })
  const { shell } = edge.document
  const releases = join(edge.dataDir, 'releases/shell')
  await cp(join(releases, '1.0.0'), join(releases, '1.1.0'), { recursive: true })
  document = {
    ...edge.document,
    shell: { ...shell, canary: { candidate: withVersion(shell, '1.1.0'), percent: PERCENT } },
  }
  const ask = (device: string | null, headers: Record<string, string> = {}, url = '/') =>
    edge.app.inject({
      url,
      headers: {
        host: HOST,
        ...(device === null ? {} : { cookie: `a=b; touchline-device=${device}` }),
        ...headers,
      },
    })
  const shellOf = async (device: string) =>
    /\/assets\/shell\/([\d.]+)\/main\.js/.exec((await ask(device)).body)?.[1]
  const end = () => {
    document = { ...edge.document, revision: 2 }
  }
  return {
    ...edge,
    ask,
    shellOf,
    end,
    requests,
    close: () => Promise.all([edge.app.close(), service.close()]),
  }
}

describe('a canary of the shell', () => {
  test('reaches its share of browsers, the same ones every time, and none after its end', async () => {
    const { shellOf, end, close } = await edgeWithCanary()
    const first = await Promise.all(named(1000).map(shellOf))
    const again = await Promise.all(named(1000).map(shellOf))
    expect(again).toEqual(first)
    const canaries = first.filter((version) => version === '1.1.0').length
    expect(canaries).toBeGreaterThan(60)
    expect(canaries).toBeLessThan(140)
    expect(first.filter((version) => version === '1.0.0')).toHaveLength(1000 - canaries)
    end()
    expect(new Set(await Promise.all(named(100).map(shellOf)))).toEqual(new Set(['1.0.0']))
    await close()
  })

  test('is reported to the release service with every opened page', async () => {
    const { ask, shellOf, requests, close } = await edgeWithCanary()
    const [device = ''] = named(1)
    const shell = await shellOf(device)
    await ask(device, { 'sec-purpose': 'prefetch' })
    await ask(device, {}, '/nowhere')
    await ask(device, { 'x-forwarded-for': '203.0.113.9' }, '/desktop')
    await ask(device, { 'content-type': 'application/json' })
    const pages = () =>
      requests.filter(({ url }) => url === '/served').flatMap(({ body }) => body.pages ?? [])
    for (let tries = 0; pages().length < 3 && tries < 100; tries += 1)
      await new Promise((next) => setTimeout(next, 10))
    expect(pages()).toEqual([
      { device, shell, source: '127.0.0.1' },
      { device, shell, source: '203.0.113.9' },
      { device, shell, source: '127.0.0.1' },
    ])
    await close()
  })
})

describe('the name of a browser', () => {
  test.each([
    ['none yet', null, {}, /^touchline-device=[0-9a-f]{32}; Path=\/; Max-Age=31536000; SameSite=Lax$/],
    ['an impossible name', 'x', {}, /^touchline-device=[0-9a-f]{32};/],
    ['none yet, over https', null, { 'x-forwarded-proto': 'https' }, /; Secure$/],
    ['a name from the edge', named(1)[0] ?? '', {}, /^undefined$/],
  ])('is given with a page to a browser that has %s', async (_what, device, headers, expected) => {
    const { ask, close } = await edgeWithCanary()
    expect(String((await ask(device, headers)).headers['set-cookie'])).toMatch(expected)
    await close()
  })

  test.each([
    ['is in its reports, even if they claim another', named(1)[0] ?? null],
    ['is in no report of a browser without one', null],
  ])('%s, and they follow the page that they are of', async (_what, device) => {
    const { app, ask, requests, close } = await edgeWithCanary()
    await ask(device)
    await app.inject({
      method: 'POST',
      url: '/release/health',
      headers: {
        host: HOST,
        'content-type': 'application/json',
        ...(device === null ? {} : { cookie: `touchline-device=${device}` }),
      },
      payload: { device: 'another', areas: [] },
    })
    expect(
      requests.map(({ url, body }) => [url, body.pages ? body.pages.length : (body.device ?? null)]),
    ).toEqual([
      ['/served', 1],
      ['/health', device],
    ])
    await close()
  })
})
