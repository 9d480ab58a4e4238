import type { AddressInfo } from 'node:net'
import { type EdgeLimits, LIMITS } from './limits'
import { ask } from './testing/ask'
import { closedOf, type Held, hold, release } from './testing/attacks'
import { echoApi } from './testing/echo-api'
import { sampleEdge } from './testing/sample-edge'

const HOST = 'garnet.example'

const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of opened.splice(0).reverse()) await stop()
})

/** An edge with these limits, and how to begin a body of so many kilobytes that never ends, from the n-th address. */
async function openEdge(limits: Partial<EdgeLimits>) {
  const api = await echoApi()
  opened.push(api.stop)
  const { app } = await sampleEdge({ api: `http://${api.address}`, limits })
  opened.push(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const held: Held[] = []
  opened.push(() => release(held))
  const begin = async (address: number, size: string, path = '/app/authlogin', patienceMs = 50) => {
    const sent = `POST ${path} HTTP/1.1\r\nHost: ${HOST}\r\nContent-Type: application/json\r\n${size}\r\n\r\n`
    const one = await hold({ port, host: HOST, sent, patienceMs, from: `127.0.${address}.9` })
    held.push(one)
    return one
  }
  const kilobytes = (address: number, count: number, path?: string) =>
    begin(address, `Content-Length: ${count * 1024}`, path)
  return { port, begin, kilobytes }
}

async function expectClosed(held: readonly Held[], expected: readonly boolean[]): Promise<void> {
  expect(await closedOf(held, expected)).toEqual(expected)
}

describe('bodies that are on their way', () => {
  test.each(['/app/authlogin', '/odds/uxmenu', '/release/health', '/nowhere'])(
    'to %s are so many bytes for each address: its largest one is given up for one more',
    async (path) => {
      const { kilobytes } = await openEdge({ bodyKilobytesPerVisitor: 20 })
      const bodies = [await kilobytes(1, 4, path), await kilobytes(1, 10, path), await kilobytes(1, 6, path)]
      const other = await kilobytes(2, 10, path)
      bodies.push(await kilobytes(1, 1, path))
      await expectClosed([...bodies, other], [false, true, false, false, false])
    },
  )

  test('are so many bytes in all: the largest one is given up of the address that has most on its way', async () => {
    const { kilobytes } = await openEdge({ bodyKilobytes: 40 })
    const many = [await kilobytes(1, 6), await kilobytes(1, 12), await kilobytes(1, 6)]
    const one = await kilobytes(2, 14)
    const newcomers = [await kilobytes(3, 3), await kilobytes(4, 3)]
    await expectClosed([...many, one, ...newcomers], [false, true, false, false, false, false])
  })

  test('are refused when they are the largest themselves', async () => {
    const { begin, kilobytes } = await openEdge({ bodyKilobytes: 40 })
    const others = [await kilobytes(1, 15), await kilobytes(2, 15)]
    const { status } = await begin(3, 'Content-Length: 20480', '/app/authlogin', 5000)
    expect(status).toBe(429)
    await expectClosed(others, [false, false])
  })

  test('count as the largest there may be when they do not say how long they are', async () => {
    const { begin, kilobytes } = await openEdge({ bodyKilobytes: 300 })
    const unknown = await begin(1, 'Transfer-Encoding: chunked')
    const known = await kilobytes(2, 60)
    await expectClosed([unknown, known], [true, false])
  })

  test('count no more once they are there', async () => {
    const { port } = await openEdge({ bodyKilobytes: 300 })
    const body = JSON.stringify('a'.repeat(200 * 1024))
    const headers = { 'content-type': 'application/json' }
    const statuses = []
    for (let i = 0; i < 3; i += 1)
      statuses.push((await ask(port, HOST, '/app/version', { method: 'POST', headers, body })).status)
    expect(statuses).toEqual([200, 200, 200])
  })

  test('of requests that are refused are not waited with, unless they are small', async () => {
    const rates = { ...LIMITS.rates, calls: { points: 1, seconds: 60 } }
    const { begin } = await openEdge({ refusalMs: 5000, rates })
    await begin(1, 'Content-Length: 0', '/app/version', 5000)
    const sizes = ['Content-Length: 200000', 'Transfer-Encoding: chunked', 'Content-Length: 1000']
    const refused = []
    for (const size of sizes) refused.push(await begin(1, size, '/app/version', 400))
    expect(refused.map(({ status }) => status)).toEqual([429, 429, null])
  })
})
