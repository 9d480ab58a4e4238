import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import type { EdgeLimits } from './limits'
import { ask } from './testing/ask'
import { sampleEdge } from './testing/sample-edge'

const HOST = 'garnet.example'
/** Far more than the systems between two ends take by themselves. */
const BIG = randomBytes(16 * 1024 * 1024)
const FILE = '/assets/shell/1.0.0/big.bin'

const opened: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of opened.splice(0).reverse()) await stop()
})

async function openEdge(limits: Partial<EdgeLimits> = {}) {
  const api = createServer((request, response) => response.end(request.url?.includes('big') ? BIG : '{}'))
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
  const { port: apiPort } = api.address() as AddressInfo
  const answerKilobytes = { points: 1_000_000, seconds: 10 }
  const { app, dataDir } = await sampleEdge({
    api: `http://127.0.0.1:${apiPort}`,
    limits: { answerKilobytes, ...limits },
  })
  await writeFile(join(dataDir, 'releases/shell/1.0.0/big.bin'), BIG)
  const held = new Set<number | undefined>()
  app.server.on('connection', (socket: Socket) => {
    const { remotePort } = socket
    held.add(remotePort)
    socket.once('close', () => held.delete(remotePort))
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  opened.push(
    () => api.close(),
    () => app.close(),
  )
  /** Whether the edge still has the other end of a visitor's connection. */
  const isHeld = ({ localPort }: Socket) => held.has(localPort)
  return { port: (app.server.address() as AddressInfo).port, dataDir, isHeld }
}

/** Asks for a path, and reads the first piece of the answer alone. */
async function askAndStop(port: number, path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  opened.push(() => socket.destroy())
  socket.on('error', () => undefined)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`)
  await once(socket, 'readable')
  return socket
}

/** Bytes of the answer that come until the connection ends; a piece each time that `next` resolves. */
async function readOn(socket: Socket, next = () => pause(0)): Promise<number> {
  let bytes = 0
  let isOver = socket.destroyed
  socket.once('close', () => {
    isOver = true
  })
  while (!isOver && bytes < BIG.length) {
    bytes += socket.read()?.length ?? 0
    await next()
  }
  return bytes
}

const pause = (ms: number): Promise<void> => new Promise((next) => setTimeout(next, ms))

const openFiles = async (folder: string): Promise<string[]> => {
  const held = await readdir('/proc/self/fd')
  const paths = await Promise.all(held.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')))
  return paths.filter((path) => path.startsWith(folder))
}

test('a file that many ask for and nobody reads is no open file', async () => {
  const { port, dataDir } = await openEdge()
  await Promise.all(Array.from({ length: 20 }, () => askAndStop(port, FILE)))
  expect(await openFiles(dataDir)).toEqual([])
})

test('an unread answer is given up, a slowly read answer is not', async () => {
  // Both ends are in this process, which may be blocked for a second beside other tests.
  const { port, isHeld } = await openEdge({ unreadMs: 3000 })
  const paths = [FILE, '/odds/big']
  const unread = await Promise.all(paths.map((path) => askAndStop(port, path)))
  const slow = await Promise.all(paths.map((path) => askAndStop(port, path)))
  // A little at a time for as long as the others are not given up, however long that takes here.
  const untilGivenUp = () => pause(unread.some(isHeld) ? 20 : 0)
  const taken = await Promise.all(slow.map((socket) => readOn(socket, untilGivenUp)))
  while (unread.some(isHeld)) await pause(20)
  expect(taken.map((count) => count >= BIG.length)).toEqual([true, true])
  const left = await Promise.all(unread.map((socket) => readOn(socket)))
  expect(left.map((count) => count < BIG.length)).toEqual([true, true])
})

test('of too many answers that a visitor does not read the oldest are given up', async () => {
  const { port } = await openEdge({ unreadPerVisitor: 2 })
  const all = []
  for (let i = 0; i < 4; i += 1) all.push(await askAndStop(port, FILE))
  const bytes = await Promise.all(all.map((socket) => readOn(socket)))
  expect(bytes.map((count) => count >= BIG.length)).toEqual([false, false, true, true])
})

test('a call whose answer nobody reads holds no place at the API', async () => {
  const { port } = await openEdge({ callsPerVisitor: 1, calls: 1 })
  for (let i = 0; i < 3; i += 1) await askAndStop(port, '/odds/big')
  expect((await ask(port, HOST, '/odds/small')).status).toBe(200)
})

test('one visitor is sent so many kilobytes of answers, read or not, and the API is not asked for more', async () => {
  const { port } = await openEdge({ answerKilobytes: { points: 20_000, seconds: 60 } })
  const statuses = []
  for (let i = 0; i < 3; i += 1)
    statuses.push((await fetch(`http://127.0.0.1:${port}/odds/big`, { headers: { host: HOST } })).status)
  expect(statuses).toEqual([200, 200, 429])
})

test('who is sent all that odds may be can still log in, and so can others of the same network', async () => {
  const { port } = await openEdge({ answerKilobytes: { points: 20_000, seconds: 60 } })
  for (let i = 0; i < 2; i += 1) await ask(port, HOST, '/odds/big')
  expect((await ask(port, HOST, '/odds/small')).status).toBe(429)
  expect((await ask(port, HOST, '/app/authlogin')).status).toBe(200)
})
