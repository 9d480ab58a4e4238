import fastify from 'fastify'
import { sampleEdge } from './testing/sample-edge'

async function edgeBefore(api: ReturnType<typeof fastify>, gameOrigins: string[] = []) {
  const url = await api.listen({ port: 0, host: '127.0.0.1' })
  return sampleEdge({ api: url, gameOrigins })
}

test('the page may show games of the providers that are named, and no other frame', async () => {
  const { app } = await sampleEdge({ gameOrigins: ['https://games.example'] })
  const { headers } = await app.inject('/desktop')
  expect(String(headers['content-security-policy'])).toContain("frame-src 'self' https://games.example;")
})

test('a game is opened through the edge, which keeps what the API says of referrers', async () => {
  const api = fastify()
  api.get('/play/:token', async (_, reply) =>
    reply
      .code(303)
      .header('location', 'https://games.example/g')
      .header('referrer-policy', 'no-referrer')
      .send(),
  )
  const { app } = await edgeBefore(api)
  const { statusCode, headers } = await app.inject('/play/abc')
  expect(statusCode).toBe(303)
  expect(headers).toMatchObject({ location: 'https://games.example/g', 'referrer-policy': 'no-referrer' })
  await api.close()
})

test.each([
  ['/wallet/v1/bet', 'application/json', '{"amount": 2.00}'],
  ['/hub88/transaction/bet', 'application/json', '{ "amount":200000}'],
  ['/gis', 'application/x-www-form-urlencoded', 'action=bet&amount=2.00'],
])('a wallet call at %s comes through byte for byte', async (url, type, payload) => {
  const api = fastify()
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  api.post(url, async ({ body, headers }) => ({ body, signature: headers['x-tl-signature'] }))
  const { app } = await edgeBefore(api)
  const headers = { 'content-type': type, 'x-tl-signature': 'ab' }
  const answer = await app.inject({ method: 'POST', url, payload, headers })
  expect(answer.json()).toEqual({ body: payload, signature: 'ab' })
  await api.close()
})
