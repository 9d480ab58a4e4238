import { EDGE_TOKEN, type SampleService, sampleService, TOKEN } from '../testing/sample-service'

let service: SampleService
beforeAll(async () => {
  service = await sampleService()
})
afterAll(() => service.app.close())

describe('what ends canaries', () => {
  const PAGES = { brand: 'touchline', channel: 'production', pages: [] }

  test.each([
    ['edges', `Bearer ${EDGE_TOKEN}`, 204],
    ['nobody without a token', null, 401],
    ['nobody with another one', `Bearer ${EDGE_TOKEN}x`, 401],
    ['not even who may change everything', `Bearer ${TOKEN}`, 401],
    ['nobody with an invalid header', EDGE_TOKEN, 401],
  ])('is taken from %s', async (_who, authorization, status) => {
    const ask = (url: string, payload: object) =>
      service.app.inject({
        method: 'POST',
        url,
        payload,
        headers: authorization === null ? {} : { authorization },
      })
    expect((await ask('/served', PAGES)).statusCode).toBe(status)
    // With the right token an empty report is refused as such.
    expect((await ask('/health', {})).statusCode).toBe(status === 204 ? 400 : 401)
  })

  test('opens nothing else', async () => {
    expect((await service.get('/status', EDGE_TOKEN)).statusCode).toBe(401)
  })
})

test('everybody may ask whether the service runs', async () => {
  expect((await service.app.inject('/health')).json()).toEqual({ ok: true })
})

test.each([
  ['nothing', {}],
  ['an invalid count', { areas: [{ area: 'sportsbook', version: '1', loads: -1, failures: {} }] }],
  [
    'a long text',
    { areas: [{ area: 'sportsbook', version: '1', loads: 1, failures: {}, messages: ['x'.repeat(400)] }] },
  ],
])('a report with %s is refused', async (_what, body) => {
  const identity = { brand: 'touchline', channel: 'production', shell: '1', revision: 1, device: 'd' }
  const payload = 'areas' in body ? { ...identity, ...body } : body
  const asEdge = { method: 'POST', url: '/health', headers: service.headers(EDGE_TOKEN) } as const
  expect((await service.app.inject({ ...asEdge, payload })).statusCode).toBe(400)
})
