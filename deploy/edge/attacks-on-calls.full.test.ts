import { randomBytes } from 'node:crypto'
import { sessionTokens } from '@touchline/serving'
import { sized } from '../testing/sizes'
import type { EdgeLimits } from './limits'
import { ask } from './testing/ask'
import {
  attack,
  connections,
  HOST,
  openApi,
  openEcho,
  openEdge,
  opened,
  until,
} from './testing/attacked-edge'
import { hold, release, slowBodyOf, tally } from './testing/attacks'

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

  test('of one address are limited to its share, even with forged headers', async () => {
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
      limits: { callsPerVisitor: 4 },
      trustedProxies: ['127.0.0.1'],
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
