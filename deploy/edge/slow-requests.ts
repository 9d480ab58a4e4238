import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'
import { networkOf } from '@touchline/rules'
import { OpenCount } from '@touchline/serving'
import type { FastifyInstance } from 'fastify'
import type { EdgeLimits } from './limits'

interface Body {
  socket: Socket
  /** Bytes that had come when somebody last looked, and when that was. */
  bytes: number
  at: number
}

const LOOK_EVERY_MS = 500

/**
 * Gives up bodies that do not come on, and the oldest of an address that has too many on their way; limits connections
 * of one address. The server itself bounds the time of headers and of whole requests.
 */
export function boundSlowRequests(
  app: FastifyInstance,
  limits: EdgeLimits,
  trustedProxies: readonly string[],
): void {
  boundConnections(app, limits, trustedProxies)
  const byAddress = new Map<string, Set<Body>>()

  app.addHook('onRequest', async ({ raw, ip }) => {
    if (!hasBody(raw)) return
    const address = networkOf(ip)
    const own = byAddress.get(address) ?? new Set()
    byAddress.set(address, own)
    const [oldest] = own
    if (oldest && own.size >= limits.bodiesPerAddress) {
      own.delete(oldest)
      giveUp(oldest.socket)
    }
    const body = { socket: raw.socket, bytes: raw.socket.bytesRead, at: Date.now() }
    own.add(body)
    const done = () => {
      own.delete(body)
      if (own.size === 0 && byAddress.get(address) === own) byAddress.delete(address)
    }
    raw.once('end', done)
    raw.once('close', done)
  })

  const timer = setInterval(() => {
    const now = Date.now()
    for (const bodies of byAddress.values()) {
      for (const body of bodies) {
        const { bytesRead } = body.socket
        if (bytesRead !== body.bytes) Object.assign(body, { bytes: bytesRead, at: now })
        else if (now - body.at > limits.bodySilenceMs) giveUp(body.socket)
      }
    }
  }, LOOK_EVERY_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined

function giveUp(socket: Socket): void {
  if (socket.destroyed) return
  socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  socket.destroySoon()
}

function boundConnections(app: FastifyInstance, limits: EdgeLimits, trustedProxies: readonly string[]): void {
  const isTrusted = trustedProxies.length > 0 ? proxyAddress.compile([...trustedProxies]) : () => false
  const open = new OpenCount({ each: limits.connectionsPerAddress, all: limits.connections })
  app.server.maxConnections = limits.connections
  app.server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket
    if (isTrusted(remoteAddress, 0)) return
    const leave = open.take(networkOf(remoteAddress))
    if (leave) socket.once('close', leave)
    else socket.destroy()
  })
}
