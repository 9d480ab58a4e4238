import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { sessionTokens } from '@touchline/serving'
import type { EdgeLimits } from './limits'
import { closedOf, type Held, hold, release, slowBodyOf, upgradeOf } from './testing/attacks'
import { echoApi } from './testing/echo-api'
import { sampleEdge } from './testing/sample-edge'

const HOST = 'garnet.example'
const KEY = 'the key of the installation'
const tokens = sessionTokens(KEY)
const cookieOf = (member: string) => `touchline=${tokens.make(randomBytes(32).toString('base64url'), member)}`

const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of opened.splice(0).reverse()) await stop()
})

/** An edge for so many connections, and how to open one from the n-th address. */
async function openEdge(limits: Partial<EdgeLimits>, sessionKey: string | null = KEY) {
  const api = await echoApi()
  opened.push(api.stop)
  const { app } = await sampleEdge({
    api: `http://${api.address}`,
    sessionKey: sessionKey ?? undefined,
    limits,
  })
  opened.push(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const held: Held[] = []
  opened.push(() => release(held))
  const open = async (address: number, sent: string, patienceMs = 5000) => {
    const one = await hold({ port, host: HOST, sent, patienceMs, from: `127.0.${address}.9` })
    held.push(one)
    return one
  }
  return {
    /** Asks for something small, and stays. */
    ask: (address: number, cookie = '') => open(address, askOf(cookie)),
    /** Asks for something small again on a connection that is open, and waits for the answer. */
    askAgain: async ({ socket }: Held, cookie = '') => {
      const answered = once(socket, 'data')
      socket.write(askOf(cookie))
      await answered
    },
    /** Is in the middle of a request. */
    send: (address: number) => open(address, slowBodyOf(HOST, '/app/authlogin'), 50),
    /** Opens a live socket. */
    live: (address: number, cookie: string) =>
      open(address, upgradeOf(HOST, '/app/live', [`Cookie: ${cookie}`])),
  }
}

const askOf = (cookie = '') => `GET /release.json HTTP/1.1\r\nHost: ${HOST}\r\nCookie: ${cookie}\r\n\r\n`

async function expectClosed(held: readonly Held[], expected: readonly boolean[]): Promise<void> {
  expect(await closedOf(held, expected)).toEqual(expected)
}

async function several(count: number, one: () => Promise<Held>): Promise<Held[]> {
  const held: Held[] = []
  for (let i = 0; i < count; i += 1) held.push(await one())
  return held
}

describe('a full edge', () => {
  test.each([
    ['members are recognized', KEY],
    ['they are not', null],
  ])('answers every newcomer, where %s: the networks with most connections make room', async (_, key) => {
    const { ask } = await openEdge({ connections: 12, connectionsPerNetwork: 5 }, key)
    const few = await several(2, () => ask(1))
    const most = await several(5, () => ask(2))
    const many = await several(5, () => ask(3))
    const newcomers = []
    for (let address = 10; address < 15; address += 1) newcomers.push(await ask(address))
    expect(newcomers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    await expectClosed([...few, ...newcomers], Array(7).fill(false))
    // Of each network its least recently used connections.
    await expectClosed(most, [true, true, true, false, false])
    await expectClosed(many, [true, true, false, false, false])
  })

  test('keeps connections in use, and closes unused ones', async () => {
    const { ask, askAgain } = await openEdge({ connections: 3 })
    const [first, second, third] = [await ask(1), await ask(1), await ask(1)]
    await askAgain(first)
    await ask(2)
    await expectClosed([first, second, third], [false, true, false])
  })

  test('ends no request and no live socket while there is an idle connection', async () => {
    const { ask, send, live } = await openEdge({ connections: 6 })
    const busy = [...(await several(3, () => send(1))), await live(1, cookieOf('m1'))]
    const idle = [await ask(2, cookieOf('m2')), await ask(3)]
    await ask(4)
    await expectClosed([...busy, ...idle], [false, false, false, false, false, true])
    await send(5)
    await send(6)
    await expectClosed([...busy, ...idle], [false, false, false, false, true, true])
  })

  test('ends a stranger’s request for a newcomer when nothing is idle, and a live socket of a member last', async () => {
    const { ask, send, live } = await openEdge({ connections: 3 })
    const sockets = [await live(1, cookieOf('m1')), await live(1, cookieOf('m1'))]
    const request = await send(2)
    const newcomer = await send(3)
    await expectClosed([request, ...sockets], [true, false, false])
    await live(4, cookieOf('m4'))
    await expectClosed([newcomer, ...sockets], [true, false, false])
    expect((await ask(5)).status).toBe(200)
    await expectClosed(sockets, [true, false])
  })
})

describe('a member', () => {
  const limits = { connectionsPerNetwork: 5, connectionsPerMember: 2 }

  test('who opens more than a browser does leaves room for their neighbours', async () => {
    const { ask } = await openEdge(limits)
    // Of two sessions: who logs in again gets no more.
    const cookies = [cookieOf('m1'), cookieOf('m1')]
    const own = []
    for (let i = 0; i < 5; i += 1) own.push(await ask(1, cookies[i % 2]))
    const neighbours = [await ask(1), await ask(1, cookieOf('m2')), await ask(1)]
    expect(neighbours.map(({ status }) => status)).toEqual([200, 200, 200])
    await expectClosed(own, [false, false, true, true, true])
    await expectClosed(neighbours, [false, false, false])
  })

  test('has the place of a connection that has gone for another of theirs', async () => {
    const { ask, askAgain } = await openEdge(limits)
    const cookie = cookieOf('m1')
    const own = await several(3, () => ask(1, cookie))
    await release(own.slice(0, 1))
    // The edge may notice the end after the first of these.
    for (let i = 0; i < 3; i += 1) await askAgain(own[2] as Held, cookie)
    await several(4, () => ask(1))
    await expectClosed(own, [true, false, false])
  })
})
