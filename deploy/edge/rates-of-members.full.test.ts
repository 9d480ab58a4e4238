import { VisitorRates } from './rates'
import { ask } from './testing/ask'
import { cookieOf, FORGED, HOST, openEdge, soOften, tokens } from './testing/rated-edge'

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

  test('over HTTPS are recognized by the cookie of this host alone', () => {
    const visitors = new VisitorRates(soOften(1), tokens)
    const isMember = (cookie: string, isHttps: boolean) =>
      visitors.visitorOf({ cookie }, '6.6.6.6', isHttps).isMember
    const [plain, secure] = [cookieOf('m1'), cookieOf('m1').replace('touchline', '__Host-touchline')]
    expect([isMember(secure, true), isMember(plain, true)]).toEqual([true, false])
    expect([isMember(secure, false), isMember(plain, false)]).toEqual([false, true])
  })

  test('wait for their own refusals, however many of strangers wait at their address', async () => {
    const { port, get } = await openEdge(1, { limits: { refusalMs: 300, refusalsPerVisitor: 2 } })
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
