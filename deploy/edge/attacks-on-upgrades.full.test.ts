import type { Socket } from 'node:net'
import { WebSocket } from 'ws'
import { sized } from '../testing/sizes'
import {
  ACCEPTED,
  attack,
  connections,
  HOST,
  LIVE,
  openApi,
  openEcho,
  openEdge,
  until,
} from './testing/attacked-edge'
import { hold, release, tally, textFrame, upgradeOf } from './testing/attacks'

describe('upgrades', () => {
  test('of any other path are refused, and leave no connection behind, here or at the API', async () => {
    const paths = ['/app/nowhere', '/odds/live', '/app/live/x', '/app/live?x', '/', '/assets/x', '//', '*']
    const reached: string[] = []
    const api = await openApi((_request, response) => response.end())
    api.server.on('upgrade', ({ url }) => reached.push(url ?? ''))
    const { app, port } = await openEdge(api.address)
    const count = sized(400, 18_500)
    const answers = await attack(count, port, (i) => upgradeOf(HOST, paths[i % paths.length] ?? '/'))
    const { 404: refused = 0, 400: broken = 0 } = tally(answers)
    expect([refused + broken, reached]).toEqual([count, []])
    await until(async () => (await connections(app.server)) === 0)
    expect(await connections(api.server)).toBe(0)
  }, 120_000)

  test.each([401, 403, 429])('that the API refuses with %i are never accepted', async (status) => {
    const api = await openApi(
      () => undefined,
      (socket) => socket.end(`HTTP/1.1 ${status} No\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`),
    )
    const { port } = await openEdge(api.address)
    const [answer] = await attack(1, port, () => upgradeOf(HOST, LIVE))
    expect(answer?.status).toBe(status)
  })

  test('that the API does not answer are given up, on both sides', async () => {
    const api = await openApi(() => undefined)
    const { app, port } = await openEdge(api.address, { limits: { handshakeMs: 200 } })
    const answers = await attack(5, port, () => upgradeOf(HOST, LIVE))
    expect(tally(answers)).toEqual({ 502: 5 })
    await until(async () => (await connections(app.server)) + (await connections(api.server)) === 0)
  })

  test('that the browser closes are closed at the API too', async () => {
    const api = await openApi(() => undefined)
    const { port } = await openEdge(api.address)
    const waiting = hold({ port, host: HOST, patienceMs: 300, sent: upgradeOf(HOST, LIVE) })
    await until(async () => (await connections(api.server)) === 1)
    await release([await waiting])
    await until(async () => (await connections(api.server)) === 0)
  })

  test.each(['browser', 'API'])('end on both sides when the %s goes', async (who) => {
    const ends: Socket[] = []
    const api = await openApi(
      () => undefined,
      (socket) => {
        ends.push(socket)
        socket.write(ACCEPTED)
      },
    )
    const { app, port } = await openEdge(api.address)
    const [socket] = await attack(1, port, () => upgradeOf(HOST, LIVE))
    expect(socket?.status).toBe(101)
    if (who === 'API') ends[0]?.resetAndDestroy()
    else socket?.socket.resetAndDestroy()
    await until(() => socket?.isClosed() === true && ends[0]?.closed === true)
    await until(async () => (await connections(app.server)) === 0)
  })
})

/** Writes piece after piece as the other side takes them; says how many bytes were taken once nothing moves any more. */
async function takenOf(socket: Socket, bytes: Buffer): Promise<number> {
  let taken = 0
  const next = (error?: Error | null) => {
    if (error || taken >= bytes.length) return
    const piece = bytes.subarray(taken, taken + 65_536)
    socket.write(piece, (failed) => {
      taken += piece.length
      next(failed)
    })
  }
  next()
  let [before, still] = [-1, 0]
  await until(async () => {
    still = taken === before ? still + 1 : 0
    before = taken
    await new Promise((wait) => setTimeout(wait, 40))
    return still === 5
  })
  return taken
}

describe('live sockets', () => {
  const openSocket = (port: number, headers: Record<string, string> = {}) =>
    new Promise<WebSocket | string>((done) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE}`, { headers: { host: HOST, ...headers } })
      socket.on('open', () => done(socket))
      socket.on('error', (error) => done(error.message))
    })

  test('of one address are limited, even with forged headers, and a closed socket frees its place', async () => {
    const { port } = await openEdge((await openEcho()).address, { limits: { socketsPerNetwork: 3 } })
    const open = () => openSocket(port, { 'x-forwarded-for': `6.6.6.${Math.floor(Math.random() * 256)}` })
    const sockets = [await open(), await open(), await open()]
    expect(await open()).toContain('429')
    const [first] = sockets
    if (typeof first === 'object') first.terminate()
    let again: WebSocket | string = ''
    await until(async () => {
      again = await open()
      return typeof again === 'object'
    })
    for (const socket of [...sockets, again]) if (typeof socket === 'object') socket.terminate()
  })

  test('of many addresses behind a proxy that is trusted are counted apart', async () => {
    const { port } = await openEdge((await openEcho()).address, {
      limits: { socketsPerNetwork: 1 },
      trustedProxies: ['127.0.0.1'],
    })
    const of = (address: string) => openSocket(port, { 'x-forwarded-for': address })
    const found = await Promise.all(['6.6.6.1', '6.6.6.2', '2001:db8::1'].map(of))
    expect(await of('9.9.9.9, 6.6.6.1')).toContain('429')
    expect(await of('2001:db8::2')).toContain('429')
    for (const socket of found) (socket as WebSocket).terminate()
  })

  test('that take nothing make the API wait, and cost this edge next to nothing', async () => {
    const sent = 64 * 1024 * 1024
    let end: Socket | undefined
    const api = await openApi(
      () => undefined,
      (socket) => {
        end = socket
        socket.write(ACCEPTED)
      },
    )
    const { port } = await openEdge(api.address)
    const [reader] = await attack(1, port, () => upgradeOf(HOST, LIVE))
    reader?.socket.pause()
    if (!end) throw new Error('the API was not asked')
    expect(await takenOf(end, Buffer.alloc(sent))).toBeLessThan(sent / 2)
  })

  test('carry a flood no faster than the API takes it', async () => {
    let end: Socket | undefined
    const api = await openApi(
      () => undefined,
      (socket) => {
        end = socket
        socket.pause()
        socket.write(ACCEPTED)
      },
    )
    const { port } = await openEdge(api.address)
    const [flood] = await attack(1, port, () => upgradeOf(HOST, LIVE))
    const frame = textFrame('{"t":"sub","ch":"1:2"}')
    const sent = 64 * 1024 * 1024
    if (!flood) throw new Error('the edge did not answer')
    expect(await takenOf(flood.socket, Buffer.alloc(sent, frame))).toBeLessThan(sent / 2)
    expect(end?.destroyed).toBe(false)
  })
})
