import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { type Held, holdMany, release } from './attacks'
import { echoApi } from './echo-api'
import { sampleEdge } from './sample-edge'

export const HOST = 'garnet.example'
export const LIVE = '/app/live'
export const PATIENCE_MS = 10_000

/** Resources opened by a test are closed after it, the latest first. */
export const opened: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of opened.splice(0).reverse()) await stop()
})

export const held: Held[] = []
/** Opens so many connections and holds them; they are released after the test. */
export async function attack(count: number, port: number, sent: (index: number) => string): Promise<Held[]> {
  const found = await holdMany(count, 50, (index) => ({
    port,
    host: HOST,
    patienceMs: PATIENCE_MS,
    sent: sent(index),
  }))
  held.push(...found)
  return found
}
afterEach(() => release(held.splice(0)))

/** An edge that listens, before an API of this address. */
export async function openEdge(api: string, given: Parameters<typeof sampleEdge>[0] = {}) {
  const { app } = await sampleEdge({ api: `http://${api}`, ...given })
  opened.push(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, port: (app.server.address() as AddressInfo).port }
}

/** An API that answers everything. */
export async function openEcho() {
  const api = await echoApi()
  opened.push(api.stop)
  return api
}

/** An API that does with calls and with upgrades what a test says. */
export async function openApi(
  onCall: RequestListener,
  onUpgrade: (socket: Socket) => void = () => undefined,
) {
  const server = createServer(onCall)
  server.on('upgrade', (_request, socket: Socket) => {
    // A socket that nobody reads does not notice the end of the other side.
    socket.on('error', () => socket.destroy())
    socket.on('end', () => socket.destroy())
    socket.resume()
    onUpgrade(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => sockets.add(socket))
  opened.push(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { server, address: `127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Connections that a server has. */
export const connections = (server: Server): Promise<number> =>
  new Promise((done) => server.getConnections((_error, count) => done(count)))

/** Waits until it is so. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    if (await isSo()) return
    await new Promise((next) => setTimeout(next, 10))
  }
  throw new Error('it did not come to that within 5 s')
}

/** The API's answer to an accepted upgrade. */
export const ACCEPTED =
  'HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: x\r\n\r\n'
