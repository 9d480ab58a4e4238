import type { Cost } from './limits'
import { ask } from './testing/ask'
import { cookieOf, HOST, openEdge } from './testing/rated-edge'

describe('requests of one visitor in a while', () => {
  test.each<[Cost, string, number]>([
    ['odds', '/odds/uxmenu', 200],
    ['strangersCalls', '/app/version', 200],
    ['pages', '/', 200],
    ['pages', '/nowhere', 404],
    ['files', '/release.json', 200],
    ['files', '/assets/nothing.js', 404],
    ['pages', '/%zz', 404],
  ])('is limited for %s such as %s, and for its own address alone', async (cost, path, status) => {
    const few = { [cost]: { points: 3, seconds: 60 } }
    const { get } = await openEdge(1000, { rates: few })
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

  test('has the words of the catalogue, with the time to wait', async () => {
    const { port } = await openEdge(1)
    await ask(port, HOST, '/app/version')
    const { status, headers, text } = await ask(port, HOST, '/app/version', { method: 'POST', body: '{}' })
    expect([status, JSON.parse(text)]).toEqual([
      429,
      { status: 'requestLimit', statusdesc: expect.any(String) },
    ])
    expect([headers['retry-after'], headers['cache-control']]).toEqual(['60', 'no-store'])
  })

  test('reaches a page whose calls go to a host of their own', async () => {
    const { port } = await openEdge(1)
    const origin = 'http://northquay.example'
    const call = () => ask(port, 'odds.northquay.example', '/uxmenu', { headers: { origin } })
    expect((await call()).status).toBe(200)
    const { status, headers } = await call()
    expect([status, headers['access-control-allow-origin']]).toEqual([429, origin])
  })

  test('is counted apart for what a browser asks before a call to a host of its own', async () => {
    const { port } = await openEdge(1, { rates: { preflights: { points: 5, seconds: 60 } } })
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

test('without the key of the cookies everybody is limited by address, as members are', async () => {
  const few = { calls: { points: 2, seconds: 60 }, strangersCalls: { points: 1, seconds: 60 } }
  const { get } = await openEdge(1000, { rates: few, sessionKey: null })
  const found = []
  for (const member of ['m1', 'm2', 'm3']) found.push(await get('/app/version', '6.6.6.6', cookieOf(member)))
  expect(found).toEqual([200, 200, 429])
})
