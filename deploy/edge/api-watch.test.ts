import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApiWatch } from './api-watch'
import { ask } from './testing/ask'
import { hold, release, upgradeOf } from './testing/attacks'
import { sampleEdge } from './testing/sample-edge'

const HOST = 'garnet.example'

const opened: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of opened.splice(0).reverse()) await stop()
})

test('calls and sockets without an API are one line, and one more with their number when it is back', async () => {
  const api = createServer((_request, response) => response.end('{}'))
  const listen = async (port: number) => {
    api.listen(port, '127.0.0.1')
    await once(api, 'listening')
    return (api.address() as AddressInfo).port
  }
  const apiPort = await listen(0)
  const lines: string[] = []
  const { app } = await sampleEdge({
    api: `http://127.0.0.1:${apiPort}`,
    limits: { apiBackMs: 0 },
    log: (line) => lines.push(line),
  })
  opened.push(
    () => api.close(),
    () => app.close(),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const call = async () => (await ask(port, HOST, '/app/version')).status
  const away = async () => {
    const statuses = [await call(), await call(), await call()]
    const upgrade = await hold({ port, host: HOST, patienceMs: 5000, sent: upgradeOf(HOST, '/app/live') })
    await release([upgrade])
    return [...statuses, upgrade.status]
  }
  api.close()
  lines.length = 0
  expect(await away()).toEqual([502, 502, 502, 502])
  expect(lines).toEqual([expect.stringMatching(/^The API fails: GET \/app\/version: .*ECONNREFUSED/)])
  await listen(apiPort)
  expect([await call(), await call()]).toEqual([200, 200])
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(/^The API answers again: 4 calls failed within [\d.]+ s\.$/),
  ])
})

test.each([
  ['one call that fails among others is one state', 'f. a1 f. a1 f. a9', ['away', 'back']],
  ['an API that goes again is away again', 'f. a9 a9 f. f. a9', ['away', 'back', 'away', 'back']],
  ['an API that answers is no news', 'a1 a9 a9', []],
])('%s', (_, steps, expected) => {
  let now = 0
  const lines: string[] = []
  const watch = new ApiWatch({ backMs: 5000, log: (line) => lines.push(line), now: () => now })
  for (const step of steps.split(' ')) {
    now += Number(step.slice(1).replace('.', '0')) * 1000
    if (step.startsWith('f')) watch.failed('GET /app/x', new Error('socket hang up'))
    else watch.answered()
  }
  expect(lines.map((line) => (line.startsWith('The API fails') ? 'away' : 'back'))).toEqual(expected)
})
