import { hold, release, slowBodyOf } from './testing/attacks'
import { cookieOf, FORGED, HOST, openEdge } from './testing/rated-edge'

describe('connections of one address', () => {
  const open = async (sessionKey?: null) => {
    const limits = { connectionsPerNetwork: 3, bodiesPerVisitor: 2 }
    return openEdge(1000, { limits, sessionKey, trustedProxies: [] })
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

  test('are turned away where members are not recognized', async () => {
    const { port } = await open(null)
    const first = []
    for (let i = 0; i < 3; i += 1) first.push(await connect(port, callOf(''), 5000))
    const next = await connect(port, callOf(cookieOf('m1')), 5000)
    expect([next.status, first.map((one) => one.isClosed())]).toEqual([null, Array(3).fill(false)])
    await release([...first, next])
  })

  test('with bodies of strangers that do not come push out no member’s body', async () => {
    const { port } = await openEdge(1000, { limits: { bodiesPerVisitor: 2 }, trustedProxies: [] })
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
    const { port } = await openEdge(1, { limits: { bodiesPerVisitor: 1 }, trustedProxies: [] })
    const first = await connect(port, slowBodyOf(HOST, '/app/authlogin'), 50)
    const refused = await connect(port, slowBodyOf(HOST, '/app/authlogin'), 5000)
    expect([refused.status, first.isClosed()]).toEqual([429, false])
    await release([first, refused])
  })
})
