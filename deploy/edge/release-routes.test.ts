import fastify from 'fastify'
import { EDGE_TOKEN, sampleEdge } from './testing/sample-edge'

const GARNET = { host: 'garnet.example', 'content-type': 'application/json' }

async function edgeBeforeService() {
  const service = fastify()
  service.post('/health', async ({ body }, reply) => reply.code(202).send(body))
  const received: unknown[] = []
  service.addHook('preHandler', async ({ body }) => {
    received.push(body)
  })
  const { app } = await sampleEdge({
    reportTo: { url: await service.listen({ port: 0 }), token: EDGE_TOKEN },
  })
  const report = (body: object, remoteAddress = '10.0.0.1') =>
    app.inject({ method: 'POST', url: '/release/health', headers: GARNET, payload: body, remoteAddress })
  return { received, report, close: () => Promise.all([app.close(), service.close()]) }
}

describe('health reports', () => {
  test('arrive as reports of the brand whose page sent them, even if they claim another', async () => {
    const { received, report, close } = await edgeBeforeService()
    const answer = await report({ brand: 'touchline', channel: 'canary', shell: '1.0.0' })
    expect(answer.statusCode).toBe(202)
    expect(received).toEqual([{ brand: 'garnet', channel: 'production', shell: '1.0.0' }])
    await close()
  })

  test('are bounded in size', async () => {
    const { received, report, close } = await edgeBeforeService()
    expect((await report({ text: 'x'.repeat(17_000) })).statusCode).toBe(413)
    expect(received).toEqual([])
    await close()
  })

  test('are bounded in number for each address, not for all together', async () => {
    const { report, close } = await edgeBeforeService()
    const codes: number[] = []
    for (let sent = 0; sent < 125; sent += 1) codes.push((await report({})).statusCode)
    expect(codes.filter((code) => code === 202)).toHaveLength(120)
    expect(codes.at(-1)).toBe(429)
    expect((await report({}, '10.0.0.2')).statusCode).toBe(202)
    await close()
  })

  test('of all addresses of one IPv6 network are bounded together', async () => {
    const { report, close } = await edgeBeforeService()
    const codes: number[] = []
    for (let sent = 0; sent < 121; sent += 1)
      codes.push((await report({}, `2001:db8:1:2::${sent.toString(16)}`)).statusCode)
    expect(codes.filter((code) => code === 202)).toHaveLength(120)
    expect(codes.at(-1)).toBe(429)
    expect((await report({}, '2001:db8:1:3::1')).statusCode).toBe(202)
    await close()
  })

  test('are answered with 503 while the service is away', async () => {
    const { app } = await sampleEdge()
    const answer = await app.inject({ method: 'POST', url: '/release/health', headers: GARNET, payload: {} })
    expect(answer.statusCode).toBe(503)
  })
})
