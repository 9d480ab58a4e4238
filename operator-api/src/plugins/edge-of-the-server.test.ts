import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { authLogin, userProfile } from '@touchline/contracts/calls'
import { sendAndReset } from '@touchline/test-kit/tools'
import { type TestApp, testApp } from '../testing/test-app'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ allowedOrigins: ['https://brand.example'] })
})
afterAll(() => server.close())

test.each([
  ['another site', { origin: 'https://evil.example' }, 403],
  ['a page without an origin of its own', { origin: 'null' }, 403],
  ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }, 403],
  ['this host', { origin: 'http://localhost:80' }, 200],
  ['an origin of the operator', { origin: 'https://brand.example' }, 200],
  ['a program', {}, 200],
])('a call from %s', async (_, headers, http) => {
  const response = await server.post(authLogin.path, { account_id: 'x', password: '' }, headers)
  expect(response.statusCode).toBe(http)
  if (http === 403) expect(response.json()).toMatchObject({ status: 'originRefused' })
})

test.each([
  ['text', 'text/plain', '{"account_id":"demo"}'],
  ['a form', 'application/x-www-form-urlencoded', 'account_id=demo'],
  ['a form with files', 'multipart/form-data; boundary=x', '--x--'],
])('a body that is %s is refused', async (_, type, payload) => {
  const response = await server.app.http.inject({
    method: 'POST',
    url: '/app/authlogin',
    headers: { 'content-type': type },
    payload,
  })
  expect([response.statusCode, response.json().status]).toEqual([415, 'invalidInput'])
})

test.each([
  ['broken JSON', '{', 400, 'invalidInput'],
  ['a poisoned key', '{"__proto__":{"x":1}}', 400, 'invalidInput'],
  ['a list', '[]', 200, 'invalidInput'],
  ['a field of the wrong type', '{"account_id":1,"password":"x"}', 200, 'invalidInput'],
])('%s is answered with a code', async (_, payload, http, code) => {
  const response = await server.app.http.inject({
    method: 'POST',
    url: '/app/authlogin',
    headers: { 'content-type': 'application/json' },
    payload,
  })
  expect([response.statusCode, response.json().status]).toEqual([http, code])
})

test('an unknown path is not found, in the shape of every answer', async () => {
  const response = await server.post('/nowhere', {})
  expect(response.statusCode).toBe(404)
  expect(response.json()).toEqual({ status: 'notFound', statusdesc: 'Not found.' })
})

test.each(['/%zz', '/app/%ff', '/odds/uxmarket%', '/%'])(
  'an invalid address, %s, is answered with a code',
  async (url) => {
    const response = await server.app.http.inject({ url })
    expect([response.statusCode, response.json().status]).toEqual([400, 'invalidInput'])
  },
)

test.each([
  ['no request at all', 'hello\r\n\r\n', 400],
  ['a header that is none', 'GET / HTTP/1.1\r\nHost: x\r\nno header\r\n\r\n', 400],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, 431],
])('%s is answered with a code', async (_, sent, http) => {
  const { http: listening } = server.app
  if (!listening.server.listening) await listening.listen({ port: 0, host: '127.0.0.1' })
  const { port } = listening.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(sent)
  const [head = '', body = ''] = String((await once(socket, 'data'))[0]).split('\r\n\r\n')
  socket.destroy()
  expect([head.split(' ')[1], JSON.parse(body).status]).toEqual([String(http), 'invalidInput'])
})

test.each([
  ['an address that cannot be read', 'GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n'],
  [
    'a login',
    'POST /app/authlogin HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 36\r\n\r\n{"account_id":"demo","password":"x"}',
  ],
])('%s whose connection is reset before it is read reaches no handler and harms nobody', async (_, sent) => {
  const { http: listening } = server.app
  if (!listening.server.listening) await listening.listen({ port: 0, host: '127.0.0.1' })
  const { port } = listening.server.address() as AddressInfo
  const failed: unknown[] = []
  const note = (error: unknown) => failed.push(error)
  const events = ['uncaughtException', 'unhandledRejection'] as const
  for (const event of events) process.on(event, note)
  const measured = async () =>
    /http_request_seconds_count\{route="\/app\/authlogin",status="500"\} (\d+)/.exec(
      (await listening.inject('/metrics')).body,
    )?.[1] ?? '0'
  const before = await measured()
  sendAndReset(port, sent, 30)
  const answer = await fetch(`http://127.0.0.1:${port}/health`)
  for (const event of events) process.off(event, note)
  expect([failed, answer.status, await measured()]).toEqual([[], 200, before])
})

test('what breaks inside does not show outside', async () => {
  const member = await server.login('demo2')
  await server.asOwner('ALTER TABLE bet_limit RENAME TO gone')
  const response = await server.post(
    userProfile.path,
    { account_id: 'demo2', session_token: member.token },
    { cookie: member.cookie },
  )
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({
    status: 'internalServerError',
    statusdesc: 'System error. Please try again later.',
  })
  await server.asOwner('ALTER TABLE gone RENAME TO bet_limit')
})

test('requests beyond the bound are turned away at once', async () => {
  const small = await testApp({ openRequestsMax: 2 })
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => small.post(authLogin.path, { account_id: 'demo', password: 'demo88' })),
  )
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]))
  expect(answers.find(({ statusCode }) => statusCode === 503)?.json()).toMatchObject({
    status: 'systemError',
  })
  await small.close()
})

test.each([
  ['expect what nobody understands', 'GET /health HTTP/1.1\r\nHost: x\r\nExpect: foo\r\n\r\n', 1],
  ['ask without waiting for an answer', 'GET /health HTTP/1.1\r\nHost: x\r\n\r\n', 200],
])('connections that %s are closed', async (_, sent, times) => {
  const { http: listening } = server.app
  if (!listening.server.listening) await listening.listen({ port: 0, host: '127.0.0.1' })
  const { port } = listening.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  let received = ''
  socket.on('data', (data) => {
    received += data
  })
  socket.write(sent.repeat(times))
  await once(socket, 'close')
  expect(received.split('HTTP/1.1').length - 1).toBeLessThan(9)
})
