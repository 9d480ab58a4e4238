import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { type ConnectionLimits, guardConnections } from './guard-connections'

const MANY = { points: 1_000_000, seconds: 60 }
const LIMITS: ConnectionLimits = { unansweredRequests: 4, newConnections: MANY, nameOf: (address) => address }

const opened: (() => void)[] = []
afterEach(() => {
  for (const close of opened.splice(0)) close()
})

/** A guarded server that answers at once or on demand, and the requests that reached its handler. */
async function openServer(limits: Partial<ConnectionLimits> = {}, answersAtOnce = true) {
  const reached: string[] = []
  const server = createServer((request, response) => {
    reached.push(request.url ?? '')
    request.resume()
    if (answersAtOnce) request.on('end', () => response.end('ok'))
  })
  server.on('clientError', (_error, socket) => socket.destroy())
  guardConnections(server, { ...LIMITS, ...limits })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  opened.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { reached, server, port: (server.address() as AddressInfo).port }
}

/** Everything a connection receives until it is closed, or until so many answers are there. */
async function send(port: number, text: string, answers = Number.POSITIVE_INFINITY) {
  const socket: Socket = connect(port, '127.0.0.1')
  opened.push(() => socket.destroy())
  let received = ''
  let isClosed = false
  socket.on('error', () => undefined)
  socket.write(text)
  await new Promise<void>((done) => {
    socket.on('data', (data) => {
      received += data
      if (received.split('HTTP/1.1 ').length > answers) done()
    })
    socket.on('close', () => {
      isClosed = true
      done()
    })
  })
  return { received, isClosed, socket, statuses: received.match(/(?<=HTTP\/1\.1 )\d+/g) ?? [] }
}

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`

test.each([['foo'], ['200-ok'], ['100-continued']])(
  'a request that expects %s is not answered, and closes its connection',
  async (expected) => {
    const { reached, port } = await openServer()
    const { received, isClosed } = await send(port, get('/', `Expect: ${expected}\r\n`).repeat(200))
    expect([received, isClosed, reached]).toEqual(['', true, []])
  },
)

test('a body that waits to be asked for is asked for, and counts as every request', async () => {
  const { reached, port } = await openServer()
  const asked = 'POST /a HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}'
  expect((await send(port, asked, 2)).statuses).toEqual(['100', '200'])
  expect((await send(port, asked.repeat(5))).isClosed).toBe(true)
  expect(reached).toHaveLength(5)
})

test.each([
  ['as many requests as may wait', 4, true, false],
  ['one more that is not answered', 5, false, true],
  ['one more that is answered at once', 5, true, true],
  ['a flood', 500, false, true],
  ['a flood that is answered at once', 500, true, true],
])('%s in one connection', async (_, count, answersAtOnce, closes) => {
  const { reached, port } = await openServer({}, answersAtOnce)
  const { isClosed } = await send(port, get('/a').repeat(count), closes ? undefined : count)
  expect([isClosed, reached]).toEqual([closes, Array(4).fill('/a')])
})

test('requests that wait for each answer are never too many', async () => {
  const { reached, port } = await openServer()
  const { socket } = await send(port, get('/0'), 1)
  for (let i = 1; i < 20; i += 1) {
    socket.write(get(`/${i}`))
    await once(socket, 'data')
  }
  expect(reached).toHaveLength(20)
})

test('new connections of a name are limited, those of a proxy that speaks for many are not', async () => {
  const newConnections = { points: 3, seconds: 60 }
  const statusesOf = async (nameOf: ConnectionLimits['nameOf']) => {
    const { port } = await openServer({ newConnections, nameOf })
    const found = []
    for (let i = 0; i < 5; i += 1) found.push((await send(port, get('/'), 1)).statuses[0])
    return found
  }
  expect(await statusesOf(() => 'a network')).toEqual(['200', '200', '200', undefined, undefined])
  expect(await statusesOf(() => null)).toEqual(Array(5).fill('200'))
})

test.each([
  ['expects something unknown', get('/', 'Expect: foo\r\n')],
  ['asks without waiting', get('/').repeat(5)],
  ['cannot be read', 'no request\r\n\r\n'],
])('a connection that %s counts as every other', async (_, sent) => {
  const { port } = await openServer({ newConnections: { points: 10, seconds: 60 } })
  for (let i = 0; i < 9; i += 1) await send(port, sent)
  expect((await send(port, get('/'), 1)).statuses).toEqual(['200'])
  expect((await send(port, get('/'), 1)).statuses).toEqual([])
})

test.each([
  ['asks without waiting', get('/').repeat(500)],
  ['expects something unknown', get('/', 'Expect: foo\r\n').repeat(500)],
])(
  'a connection that %s five hundred times counts as thirty where they all must be read',
  async (_, sent) => {
    const { server, port } = await openServer({ newConnections: { points: 64, seconds: 60 } })
    server.on('connection', (socket) => Object.assign(socket, { parser: null }))
    await send(port, sent)
    expect((await send(port, get('/'), 1)).statuses).toEqual(['200'])
    await send(port, sent)
    expect((await send(port, get('/'), 1)).statuses).toEqual([])
  },
)

test.each([
  ['ask without waiting', get('/')],
  ['expect something unknown', get('/', 'Expect: foo\r\n')],
])('connections that %s are read no further, and take no place from others', async (_, sent) => {
  const { port } = await openServer({ newConnections: { points: 40, seconds: 60 } })
  const flood = sent.repeat(Math.floor(65_536 / sent.length))
  const socketsClosed = []
  for (let i = 0; i < 39; i += 1) socketsClosed.push((await send(port, flood)).isClosed)
  expect(socketsClosed).toEqual(Array(39).fill(true))
  expect((await send(port, get('/'), 1)).statuses).toEqual(['200'])
  expect((await send(port, get('/'), 1)).statuses).toEqual([])
})

test('a parser that was stopped reads the next connection to its end', async () => {
  const { reached, port } = await openServer()
  for (let i = 0; i < 5; i += 1) await send(port, get('/').repeat(500))
  reached.length = 0
  const post = 'POST /body HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\nabc'
  for (let i = 0; i < 5; i += 1)
    expect((await send(port, get('/a') + post, 2)).statuses).toEqual(['200', '200'])
  expect(reached).toEqual(Array(5).fill(['/a', '/body']).flat())
})

test('ten connections a second that cannot be read refuse nobody; a hundred are refused themselves', async () => {
  const { port } = await openServer({ newConnections: { points: 600, seconds: 10 } })
  const junk = async (count: number) => {
    const received = []
    for (let i = 0; i < count; i += 1) received.push((await send(port, 'no request\r\n\r\n')).isClosed)
    return received.length
  }
  expect(await junk(100)).toBe(100)
  expect((await send(port, get('/'), 1)).statuses).toEqual(['200'])
  expect(await junk(900)).toBe(900)
  expect((await send(port, get('/'), 1)).statuses).toEqual([])
})

test.each([
  ['idle', ''],
  ['in the middle of its headers', 'GET / HTTP/1.1\r\nHost'],
  ['before its answer', get('/')],
])('a connection that its browser resets %s counts as one', async (_, sent) => {
  const { port, server } = await openServer({ newConnections: { points: 25, seconds: 60 } }, false)
  for (let i = 0; i < 10; i += 1) {
    const socket = connect(port, '127.0.0.1')
    const [[there]] = await Promise.all([once(server, 'connection'), once(socket, 'connect')])
    if (sent !== '') {
      const arrived = once(there as Socket, 'readable').catch(() => undefined)
      socket.write(sent)
      await Promise.race([arrived, new Promise((next) => setTimeout(next, 20))])
    }
    const gone = once(there as Socket, 'close').catch(() => undefined)
    socket.resetAndDestroy()
    await gone
  }
  server.on('request', (_request, response) => response.end('ok'))
  expect((await send(port, get('/'), 1)).statuses).toEqual(['200'])
})
