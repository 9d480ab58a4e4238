import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ClientMessage, MemberMessage } from '@touchline/contracts/live'
import { networkOf } from '@touchline/rules'
import { OpenCount } from '@touchline/serving'
import pTimeout from 'p-timeout'
import * as v from 'valibot'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Clock } from '../../platform/clock'
import type { LiveSession, ResolveSession } from '../session'
import { Budget } from './budget'
import type { Hub } from './hub'
import type { LiveSocket } from './readers'

const MESSAGE_MAX_BYTES = 2048
const PING_MS = 20_000
/** More frames than this of one member, messages or not and over all sockets, are no player, nor many tabs of one. */
const FRAMES = { points: 600, ms: PING_MS }
const GOING_AWAY = 1001
/** Until the session of an upgrade has to be found. */
const IN_TIME = { milliseconds: 5000, fallback: () => null }
/** A socket with so many unread bytes is dead: slow readers are skipped long before. */
const UNREAD_MAX_BYTES = 4 * 1024 * 1024
const TOO_MANY = '429 Too Many Requests'

/** How many sockets may be open at once. */
export interface SocketLimits {
  readonly perAddress: number
  readonly perSession: number
}

interface SocketDeps {
  /** The hub that serves the pages of a member. */
  hubOf: (owner: LiveSession) => Hub
  /** The first message to a page of a brand, if any. */
  greetingOf: (brand: string) => MemberMessage | null
  clock: Clock
  limits: SocketLimits
  resolveSession: ResolveSession
  allowOrigin: (origin: string, request: IncomingMessage) => boolean
  /** Address that a request came from. */
  addressOf: (request: IncomingMessage) => string
}

/** Answers upgrades at `path` with sockets of the hub, and refuses all others: nobody else would ever answer them. */
export function attachSockets(server: Server, path: string, deps: SocketDeps): () => void {
  const upgrader = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_MAX_BYTES,
    // A message is one frame: further ones of it would be read without being counted.
    maxFragments: 1,
    perMessageDeflate: { serverNoContextTakeover: true, clientNoContextTakeover: true },
  })
  const guards = new Set<() => void>()
  const addresses = new OpenCount({ each: deps.limits.perAddress })
  const sessions = new OpenCount({ each: deps.limits.perSession })
  const frames = new Budget(FRAMES, () => deps.clock.now())
  const onUpgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    if (request.url?.split('?')[0] !== path) return refuse(socket, '404 Not Found')
    const { origin } = request.headers
    if (origin !== undefined && !deps.allowOrigin(origin, request)) return refuse(socket, '403 Forbidden')
    if (!holds(addresses.take(networkOf(deps.addressOf(request))), socket)) return refuse(socket, TOO_MANY)
    // A session that is not found in time counts as missing.
    const found = pTimeout(deps.resolveSession(request), IN_TIME)
    const owner = await found.catch(() => null)
    if (owner === null) return refuse(socket, '401 Unauthorized')
    if (socket.destroyed) return
    // A member who sends too much is closed, and a new socket does not reset the budget.
    if (!frames.take(owner.account)) return refuse(socket, TOO_MANY)
    if (!holds(sessions.take(owner.session), socket)) return refuse(socket, TOO_MANY)
    upgrader.handleUpgrade(request, socket, head, (ws) => serve(ws, socket, owner))
  }

  const serve = (ws: WebSocket, raw: Duplex, owner: LiveSession) => {
    const { receive, left } = deps.hubOf(owner).join(liveSocket(ws, raw), owner, deps.greetingOf(owner.brand))
    let alive = true
    /** At once: later frames would be answered too. */
    const isFlood = (): boolean => {
      alive = true
      const isOver = !frames.take(owner.account)
      if (isOver) ws.terminate()
      return isOver
    }
    const guard = () => {
      if (!alive) return ws.terminate()
      alive = false
      ws.ping()
    }
    guards.add(guard)
    ws.on('pong', isFlood)
    ws.on('ping', isFlood)
    ws.on('message', (data, isBinary) => {
      if (!isFlood()) receive(isBinary ? null : readClientMessage(String(data)))
    })
    ws.on('error', () => ws.terminate())
    ws.on('close', () => {
      guards.delete(guard)
      left()
    })
  }

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A socket that was reset before it was read has no address to count, and there is nobody to answer.
    onUpgrade(request, socket, head).catch(() => socket.destroy())
  }
  server.on('upgrade', upgrade)
  const stopPings = deps.clock.every(PING_MS, () => {
    for (const guard of [...guards]) guard()
  })
  return () => {
    stopPings()
    server.off('upgrade', upgrade)
    for (const ws of upgrader.clients) {
      ws.close(GOING_AWAY)
      // The other side may never answer, and the server cannot close before its connections have.
      setImmediate(() => ws.terminate())
    }
    upgrader.close()
  }
}

/** Frames go to the raw connection ready-made; `ws` itself writes only control frames, whole ones, in between. */
function liveSocket(ws: WebSocket, raw: Duplex): LiveSocket {
  // A smaller window than ours would make the shared packed bytes unreadable.
  const packed =
    ws.extensions.includes('permessage-deflate') && !ws.extensions.includes('server_max_window_bits')
  return {
    packed,
    write: (frame) => {
      if (ws.readyState !== ws.OPEN) return
      if (raw.writableLength > UNREAD_MAX_BYTES) ws.terminate()
      else raw.write(frame)
    },
    pending: () => raw.writableLength,
    close: (code, reason) => ws.close(code, reason),
    destroy: () => ws.terminate(),
  }
}

/** Keeps a place until the connection closes; false when none was free. */
function holds(leave: (() => void) | null, socket: Duplex): boolean {
  if (leave) socket.once('close', leave)
  return leave !== null
}

/** Answers, and waits for nothing more from the other side. */
function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
}

const channel = v.pipe(v.string(), v.regex(/^(?:\d{1,3}:[123]|m:\d{1,11})$/))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const Message = v.variant('t', [
  v.object({
    t: v.literal('sub'),
    ch: channel,
    since: v.optional(v.object({ epoch: v.string(), seq: whole })),
  }),
  v.object({ t: v.literal('unsub'), ch: channel }),
  v.object({ t: v.literal('ping'), at: v.number() }),
])

/** The message of a browser, or null for an invalid one. */
export function readClientMessage(text: string): ClientMessage | null {
  try {
    const parsed = v.safeParse(Message, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}
