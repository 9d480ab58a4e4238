import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import { faultOf, fuzz, fuzzedRequests, sendRaw } from '../testing/fuzz-http'
import { sized } from '../testing/sizes'
import { type EdgeLimits, LIMITS } from './limits'
import { echoApi } from './testing/echo-api'
import { EDGE_TOKEN, sampleEdge } from './testing/sample-edge'

const COUNT = sized(600, 100_000)
const PATHS = [
  ...['/', '/desktop', '/info/betlist', '/release.json', '/release/health', '/edge-health', '/favicon.ico'],
  ...[
    '/manifest.webmanifest',
    '/brand',
    '/brand/garnet/x/logo.svg',
    '/assets',
    '/assets/shell/1.0.0/main.js',
  ],
  ...['/app', '/app/authlogin', '/app/live', '/odds', '/odds/uxmarket'],
]
const HOSTS = [
  'garnet.example',
  'northquay.example:1234',
  'app.northquay.example',
  'odds.northquay.example',
  'x',
]
const FIELDS = ['brand', 'area', 'version', 'kind', 'device', 'events', 'revision']

const MUCH = { points: 1_000_000, seconds: 1 }
/** Each request is to be read, not refused for those before it. */
const UNLIMITED = {
  ...LIMITS,
  newConnections: MUCH,
  fileKilobytes: MUCH,
  rates: Object.fromEntries(Object.keys(LIMITS.rates).map((what) => [what, MUCH])) as EdgeLimits['rates'],
}

let port: number
let stop: () => Promise<unknown>
const log: string[] = []
beforeAll(async () => {
  const api = await echoApi()
  const service = fastify()
  service.post('/*', async (_request, reply) => reply.code(204).send())
  const reportTo = { url: await service.listen({ port: 0 }), token: EDGE_TOKEN }
  const { app } = await sampleEdge({
    api: `http://${api.address}`,
    reportTo,
    log: (line: string) => log.push(line),
    sessionKey: 'the key of the installation',
    limits: UNLIMITED,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
  stop = () => Promise.all([app.close(), api.stop(), service.close()])
})
afterAll(() => stop())

test.each([
  ['a path that begins with two strokes', { path: '//' }, [404]],
  ['an address in place of a path', { path: 'http://x:99999/' }, [400, 404]],
  ['a port that no host has', { host: 'x:99999' }, [421]],
  ['an invalid host', { host: 'a b' }, [421]],
  [
    'a content type that cannot be read',
    { path: '/app/x', type: 'text/plain; application/json' },
    [200, 415],
  ],
  ['a content type without a name', { path: '/app/x', type: ';' }, [415]],
  [
    'a report of no content type',
    { path: '/release/health', type: 'text/plain; application/json' },
    [400, 415],
  ],
])(
  '%s is answered with the cause',
  async (_, {
    path = '/',
    host = 'garnet.example',
    type,
  }: {
    path?: string
    host?: string
    type?: string
  }, statuses) => {
    const method = type ? 'POST' : 'GET'
    const headers = type ? [['content-type', type] as const] : []
    const answer = await sendRaw(port, { method, path, host, headers, body: type ? '{}' : '' })
    expect(statuses).toContain(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? -1))
    expect(faultOf(answer)).toBeNull()
  },
)

test('no request makes the edge fail, hang or say what it is made of', async () => {
  expect(await fuzz(port, fuzzedRequests({ paths: PATHS, hosts: HOSTS, fields: FIELDS }), COUNT)).toEqual([])
  expect(log).toEqual([])
}, 1_800_000)
