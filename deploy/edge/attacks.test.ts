import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { sessionTokens } from '@touchline/serving'
import { sendAndReset } from '@touchline/test-kit/tools'
import { WebSocket } from 'ws'
import { sized } from '../testing/sizes'
import type { EdgeLimits } from './limits'
import { readEdgeSettings } from './settings'
import { ask } from './testing/ask'
import {
  type Held,
  hold,
  holdMany,
  release,
  slowBodyOf,
  tally,
  textFrame,
  upgradeOf,
} from './testing/attacks'
import { echoApi } from './testing/echo-api'
import { factsOf, sampleEdge } from './testing/sample-edge'

const HOST = 'garnet.example'
const LIVE = '/app/live'
const PATIENCE_MS = 10_000

const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of opened.splice(0).reverse()) await stop()
})

const held: Held[] = []
async function attack(count: number, port: number, sent: (index: number) => string): Promise<Held[]> {
  const found = await holdMany(count, 50, (index) => ({
    ...{ port, host: HOST, patienceMs: PATIENCE_MS, sent: sent(index) },
  }))
  held.push(...found)
  return found
}
afterEach(() => release(held.splice(0)))

/** An edge that listens, before an API of this address. */
async function openEdge(api: string, given: Parameters<typeof sampleEdge>[0] = {}) {
  const { app } = await sampleEdge({ api: `http://${api}`, ...given })
  opened.push(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, port: (app.server.address() as AddressInfo).port }
}

async function openEcho() {
  const api = await echoApi()
  opened.push(api.stop)
  return api
}

/** An API that does with calls and with upgrades what a test says. */
async function openApi(onCall: RequestListener, onUpgrade: (socket: Socket) => void = () => undefined) {
  const server = createServer(onCall)
  server.on('upgrade', (_request, socket: Socket) => {
    // Without somebody who reads, nobody hears the other side go.
    socket.on('error', () => socket.destroy())
    socket.on('end', () => socket.destroy())
    socket.resume()
    onUpgrade(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => sockets.add(socket))
  opened.push(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { server, address: `127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const connections = (server: Server): Promise<number> =>
  new Promise((done) => server.getConnections((_error, count) => done(count)))

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    if (await isSo()) return
    await new Promise((next) => setTimeout(next, 10))
  }
  throw new Error('it did not come to that within 5 s')
}

const ACCEPTED =
  'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: x\r\n\r\n'

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

  test('that the browser leaves are left at the API too', async () => {
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

  test('of one address are limited, whatever it claims, and a place is free again when one closes', async () => {
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
      ...{ limits: { socketsPerNetwork: 1 }, trustedProxies: ['127.0.0.1'] },
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

describe('calls', () => {
  const call = (port: number, headers: Record<string, string> = {}) =>
    ask(port, HOST, '/app/version', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{}',
    })

  test('of others are answered while bodies do not come, and those are given up', async () => {
    const limits: Partial<EdgeLimits> = { calls: 8, bodiesPerVisitor: sized(40, 256), bodySilenceMs: 600 }
    const { app, port } = await openEdge((await openEcho()).address, { limits })
    const slow = attack(sized(60, 600), port, () => slowBodyOf(HOST, '/app/authlogin'))
    await until(async () => (await connections(app.server)) >= 40)
    const answers = []
    for (let i = 0; i < 20; i += 1) answers.push((await call(port)).status)
    expect(answers).toEqual(Array(20).fill(200))
    expect(tally(await slow)).toEqual({ 408: sized(60, 600) })
    await until(async () => (await connections(app.server)) === 0)
  }, 60_000)

  test.each([
    ['headers', `POST /app/x HTTP/1.1\r\nHost: ${HOST}\r\n`, { headersMs: 100 }],
    ['a body that trickles', slowBodyOf(HOST, '/app/x'), { headersMs: 100, requestMs: 100 }],
  ])('whose %s take too long are given up', async (_, sent, limits) => {
    const { port } = await openEdge((await openEcho()).address, { limits })
    const [answer] = await attack(1, port, () => sent)
    expect(answer?.status).toBe(408)
  })

  test('of one address are limited to its share, whatever it claims', async () => {
    const api = await openApi(({ headers }, response) => {
      if (headers['x-hold'] === undefined) response.end('{}')
    })
    const { port } = await openEdge(api.address, { limits: { callsPerVisitor: 4 } })
    const slow = Array.from({ length: 4 }, () => call(port, { 'x-hold': 'on' }).catch(() => null))
    await until(async () => (await connections(api.server)) === 4)
    const answer = await call(port, { 'x-forwarded-for': '6.6.6.6' })
    expect([answer.status, JSON.parse(answer.text).status]).toEqual([429, 'requestLimit'])
    for (const stop of opened.splice(0).reverse()) await stop()
    await Promise.all(slow)
  })

  test('of an address that uses its share up leave the rest to others', async () => {
    const api = await openApi(({ headers }, response) => {
      if (headers['x-hold'] === undefined) response.end('{}')
    })
    const { port } = await openEdge(api.address, {
      ...{ limits: { callsPerVisitor: 4 }, trustedProxies: ['127.0.0.1'] },
    })
    const greedy = { 'x-forwarded-for': '6.6.6.6' }
    const slow = Array.from({ length: 4 }, () => call(port, { ...greedy, 'x-hold': 'on' }).catch(() => null))
    await until(async () => (await connections(api.server)) === 4)
    expect((await call(port, greedy)).status).toBe(429)
    expect((await call(port, { 'x-forwarded-for': '7.7.7.7' })).status).toBe(200)
    for (const stop of opened.splice(0).reverse()) await stop()
    await Promise.all(slow)
  })

  test('of strangers leave a member behind their address a share of their own', async () => {
    const api = await openApi(({ headers }, response) => {
      if (headers['x-hold'] === undefined) response.end('{}')
    })
    const sessionKey = 'the key of the installation'
    const { port } = await openEdge(api.address, { limits: { callsPerVisitor: 4 }, sessionKey })
    const slow = Array.from({ length: 4 }, () => call(port, { 'x-hold': 'on' }).catch(() => null))
    await until(async () => (await connections(api.server)) === 4)
    const cookie = `touchline=${sessionTokens(sessionKey).make(randomBytes(32).toString('base64url'), 'm1')}`
    expect([(await call(port)).status, (await call(port, { cookie })).status]).toEqual([429, 200])
    for (const stop of opened.splice(0).reverse()) await stop()
    await Promise.all(slow)
  })

  test('give their place back however they end', async () => {
    const api = await openApi(({ headers, socket }, response) => {
      if (headers['x-end'] === 'cut') socket.destroy()
      else response.end('{}')
    })
    const { port } = await openEdge(api.address, { limits: { callsPerVisitor: 1 } })
    const statuses = []
    for (const end of ['well', 'cut', 'well']) statuses.push((await call(port, { 'x-end': end })).status)
    expect(statuses).toEqual([200, 502, 200])
  })

  test('that nobody waits for any more are given up at the API', async () => {
    const api = await openApi(() => undefined)
    const { port } = await openEdge(api.address)
    const sent = `POST /app/x HTTP/1.1\r\nHost: ${HOST}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`
    const waiting = hold({ port, host: HOST, patienceMs: 300, sent })
    await until(async () => (await connections(api.server)) === 1)
    await release([await waiting])
    await until(async () => (await connections(api.server)) === 0)
  })
})

test('an edge at localhost listens at one address, where connections are counted', async () => {
  const { app } = await sampleEdge()
  opened.push(() => app.close())
  const { host } = readEdgeSettings({ HOST: 'localhost' })
  await app.listen({ port: 0, host })
  expect([host, app.addresses()]).toEqual(['127.0.0.1', [app.server.address()]])
})

test('connections of one address are limited', async () => {
  const { app, port } = await openEdge((await openEcho()).address, { limits: { connectionsPerNetwork: 5 } })
  const first = await holdMany(5, 1, () => ({ port, host: HOST, patienceMs: 20, sent: '' }))
  held.push(...first)
  const [next] = await holdMany(1, 1, () => ({ port, host: HOST, patienceMs: PATIENCE_MS, sent: '' }))
  expect(next?.isClosed()).toBe(true)
  expect(await connections(app.server)).toBe(5)
})

describe('ports that a browser names', () => {
  test('make no pages of their own, unless they are the installation’s', async () => {
    const { app } = await sampleEdge()
    const at = (port: string) =>
      app.inject({ url: '/desktop', headers: { host: `northquay.example${port}`, 'accept-encoding': 'br' } })
    const plain = await at('')
    const tags = new Set<unknown>()
    for (let i = 0; i < sized(100, 5000); i += 1) tags.add((await at(`:${1024 + i}`)).headers.etag)
    expect([...tags]).toEqual([plain.headers.etag])
    const own = await app.inject({ url: '/', headers: { host: 'northquay.example:8443' } })
    expect(factsOf(own.body).bases.app).toBe('http://app.northquay.example:8443')
  }, 60_000)
})

test.each([
  ['an upgrade', () => upgradeOf(HOST, LIVE)],
  ['a call', () => `POST /app/version HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 2\r\n\r\n{}`],
  ['a health report', () => `POST /release/health HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 2\r\n\r\n{}`],
  ['a page', () => `GET / HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`],
  ['an address that cannot be read', () => `GET /%zz HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`],
])('%s whose connection is reset before it is read harms nobody', async (_, sent) => {
  const { port } = await openEdge((await openEcho()).address)
  const thrown: unknown[] = []
  const note = (error: unknown) => thrown.push(error)
  const events = ['uncaughtException', 'unhandledRejection'] as const
  for (const event of events) process.on(event, note)
  sendAndReset(port, sent(), 30)
  const answer = await fetch(`http://127.0.0.1:${port}/edge-health`)
  for (const event of events) process.off(event, note)
  expect([thrown, answer.status]).toEqual([[], 200])
})

test.each([
  ['expect what nobody understands', `GET /nowhere HTTP/1.1\r\nHost: ${HOST}\r\nExpect: foo\r\n\r\n`],
  ['ask without waiting for an answer', `GET /flags/ES.svg HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`],
  ['name no address without waiting', `GET /%zz HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`],
])('connections that %s are closed without an answer, and cannot come again and again', async (_, sent) => {
  const newConnections = { points: 100, seconds: 60 }
  const { port } = await openEdge((await openEcho()).address, { limits: { newConnections } })
  const answers = await attack(20, port, () => sent.repeat(200))
  expect(answers.every(({ isClosed }) => isClosed())).toBe(true)
  const [later] = await attack(1, port, () => `GET / HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`)
  expect(later?.status).toBe(null)
})
