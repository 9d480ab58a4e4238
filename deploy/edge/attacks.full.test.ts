import { sendAndReset } from '@touchline/test-kit/tools'
import { sized } from '../testing/sizes'
import { readEdgeSettings } from './settings'
import {
  attack,
  connections,
  HOST,
  held,
  LIVE,
  openEcho,
  openEdge,
  opened,
  PATIENCE_MS,
} from './testing/attacked-edge'
import { holdMany, upgradeOf } from './testing/attacks'
import { factsOf, sampleEdge } from './testing/sample-edge'

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
])('connections that %s are closed without an answer, and count as others do', async (_, sent) => {
  const newConnections = { points: 21, seconds: 60 }
  const { port } = await openEdge((await openEcho()).address, { limits: { newConnections } })
  const answers = await attack(20, port, () => sent.repeat(200))
  expect(answers.every(({ isClosed }) => isClosed())).toBe(true)
  const next = async () => (await attack(1, port, () => `GET / HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`))[0]?.status
  expect(await next()).toEqual(expect.any(Number))
  expect(await next()).toBe(null)
})
