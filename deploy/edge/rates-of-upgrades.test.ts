import { once } from 'node:events'
import { hold, release, tally, upgradeOf } from './testing/attacks'
import { cookieOf, FORGED, HOST, openEdge } from './testing/rated-edge'

describe('upgrades', () => {
  const upgrade = (port: number, from: string, cookie: string) =>
    hold({
      port,
      host: HOST,
      patienceMs: 5000,
      sent: upgradeOf(HOST, '/app/live', [`X-Forwarded-For: ${from}`, `Cookie: ${cookie}`]),
    })

  test('are limited, and a member behind the same address has their own', async () => {
    const { port } = await openEdge(3)
    const found = []
    for (let i = 0; i < 5; i += 1) found.push(await upgrade(port, '6.6.6.6', FORGED))
    const own = await upgrade(port, '6.6.6.6', cookieOf('m1'))
    expect([tally(found), own.status]).toEqual([{ 401: 3, 429: 2 }, 101])
    await release([...found, own])
  })

  test('that are refused get the time of the next try, at once when too many wait for it', async () => {
    const { port } = await openEdge(1, { limits: { refusalMs: 300, refusalsPerVisitor: 1 } })
    await release([await upgrade(port, '6.6.6.6', FORGED)])
    const answerOf = async () => {
      const { socket } = await hold({ port, host: HOST, patienceMs: 0, sent: '' })
      const parts: Buffer[] = []
      socket.on('data', (data: Buffer) => parts.push(data))
      socket.write(upgradeOf(HOST, '/app/live', ['X-Forwarded-For: 6.6.6.6']))
      await once(socket, 'close')
      return Buffer.concat(parts).toString()
    }
    const refusal = expect.stringMatching(/^HTTP\/1\.1 429 [\s\S]*\r\nRetry-After: (60|59)\r\n/)
    expect(await Promise.all([answerOf(), answerOf()])).toEqual([refusal, refusal])
  })
})
