import type { AddressInfo } from 'node:net'
import { fuzz, fuzzedRequests } from '../testing/fuzz-http'
import { sized } from '../testing/sizes'
import { FIRST, sampleService, TOKEN } from './testing/sample-service'

const COUNT = sized(600, 100_000)
const IDENTITY = '?brand=touchline&channel=production'
const PATHS = [
  ...['/health', '/served', '/change', '/prune', '/holder', '/tokens', '/tokens/ci', '/status', '/versions'],
  ...[`/document${IDENTITY}`, `/status${IDENTITY}`, `/history${IDENTITY}`, `/history/verify${IDENTITY}`],
  ...['/history?brand=touchline&channel=production&limit=999999', '/document', '/versions?area=sportsbook'],
  ...['/versions/sportsbook/1.0.0', '/versions/sportsbook/9.9.9', '/versions/sportsbook/1.0.0/checks'],
  ...[
    '/versions/sportsbook/2.0.0/files/main.js',
    '/versions/..%2f/1.0.0/files/x',
    '/versions/x/1.0.0/files/..%2fx',
  ],
]
const FIELDS = [
  ...['brand', 'channel', 'expected', 'change', 'kind', 'versions', 'area', 'version', 'percent', 'reason'],
  ...[
    'dryRun',
    'unchecked',
    'operator',
    'name',
    'roles',
    'brands',
    'areas',
    'reports',
    'device',
    'pages',
    'at',
  ],
  ...['loads', 'errors', 'revision', 'to', 'emergency', 'manifest', 'files', 'integrity', 'entry', 'outcome'],
]
const VALUES = [
  ...[
    'touchline',
    'production',
    'sportsbook',
    'shell',
    '1.0.0',
    '1.1.0',
    'set',
    'canary',
    'rollback',
    'promote',
  ],
  ...['admin', 'read', 'abort', 'freeze', 'budget', 'passed', 10, { sportsbook: '1.1.0' }, ['publish']],
]

test('no request makes the release service fail, hang or say what it is made of', async () => {
  const service = await sampleService()
  await service.change(0, FIRST)
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = service.app.server.address() as AddressInfo
  const known = { paths: PATHS, hosts: ['127.0.0.1'], token: TOKEN, fields: FIELDS, values: VALUES }
  expect(await fuzz(port, fuzzedRequests(known), COUNT)).toEqual([])
  expect(service.logged.filter((line) => /\n\s+at /.test(line))).toEqual([])
  await service.app.close()
}, 1_800_000)
