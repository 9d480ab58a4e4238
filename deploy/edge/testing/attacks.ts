import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** The attacked server: on this machine, under a host name. */
export interface Target {
  port: number
  host: string
}

interface Attempt extends Target {
  /** Written once the connection is open. */
  sent: string | Buffer
  /** How long to wait for an answer, in milliseconds. */
  patienceMs: number
  /** Address of the attacker, by default 127.0.0.1. */
  from?: string
  /** Takes nothing more of the answer once it has begun. */
  takesNothing?: boolean
}

/** One connection of an attacker, who never closes it. */
export interface Held {
  socket: Socket
  /** Status of the answer; null when none came in time. */
  status: number | null
  isClosed: () => boolean
}

export const upgradeOf = (host: string, path: string, headers: readonly string[] = []): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ...headers,
    '\r\n',
  ].join('\r\n')

/** A call whose body of 1,000 bytes never comes. */
export const slowBodyOf = (host: string, path: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`

/** Opens a connection, writes, and waits for the first line of an answer. */
export async function hold({ port, sent, patienceMs, from, takesNothing }: Attempt): Promise<Held> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from })
  let closed = false
  socket.on('error', () => undefined)
  socket.on('close', () => {
    closed = true
  })
  const status = await new Promise<number | null>((done) => {
    const timer = setTimeout(() => done(null), patienceMs)
    const report = (found: number | null) => {
      clearTimeout(timer)
      done(found)
    }
    socket.once('connect', () => socket.write(sent))
    socket.once('data', (data) => {
      if (takesNothing) socket.pause()
      report(Number(/^HTTP\/1\.1 (\d{3})/.exec(String(data))?.[1] ?? 0))
    })
    socket.once('close', () => report(null))
  })
  return { socket, status, isClosed: () => closed }
}

/** `count` attempts, so many at once; what stays open is for the caller to end. */
export async function holdMany(
  count: number,
  atOnce: number,
  attempt: (index: number) => Attempt,
): Promise<Held[]> {
  const held: Held[] = []
  let next = 0
  const work = async () => {
    while (next < count) held.push(await hold(attempt(next++)))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return held
}

/** How often each status came. */
export function tally(held: readonly Held[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (const { status } of held) found[status ?? 'none'] = (found[status ?? 'none'] ?? 0) + 1
  return found
}

export async function release(held: readonly Held[]): Promise<void> {
  await Promise.all(
    held.map(async ({ socket }) => {
      if (socket.closed) return
      socket.destroy()
      await once(socket, 'close')
    }),
  )
}

/** A text message as a browser sends it; the mask of zeros leaves the text as it is. */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text)
  if (payload.length > 125) throw new Error('longer than this test needs')
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload])
}

/** Which of them are closed: as soon as the expected ones are, else after 5 s. */
export async function closedOf(held: readonly Held[], expected: readonly boolean[]): Promise<boolean[]> {
  let found: boolean[] = []
  for (let tries = 0; tries < 500; tries += 1) {
    found = held.map((one) => one.isClosed())
    if (found.every((isClosed, index) => isClosed === expected[index])) break
    await new Promise((next) => setTimeout(next, 10))
  }
  return found
}
