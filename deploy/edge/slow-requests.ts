import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { EdgeLimits } from './limits'
import { visitorOf } from './rates'

interface Body {
  socket: Socket
  /** Bytes that had come when somebody last looked, and when that was. */
  bytes: number
  at: number
}

const LOOK_EVERY_MS = 500

/**
 * Gives up bodies that do not come on, and the oldest of a visitor who has too many on their way. The server itself bounds the
 * time of headers and of whole requests.
 */
export function boundSlowRequests(app: FastifyInstance, limits: EdgeLimits): void {
  const byVisitor = new Map<string, Set<Body>>()

  app.addHook('onRequest', async (request) => {
    const { raw } = request
    if (!hasBody(raw)) return
    const { name } = visitorOf(request)
    const own = byVisitor.get(name) ?? new Set()
    byVisitor.set(name, own)
    const [oldest] = own
    if (oldest && own.size >= limits.bodiesPerVisitor) {
      own.delete(oldest)
      giveUp(oldest.socket)
    }
    const body = { socket: raw.socket, bytes: raw.socket.bytesRead, at: Date.now() }
    own.add(body)
    const done = () => {
      own.delete(body)
      if (own.size === 0 && byVisitor.get(name) === own) byVisitor.delete(name)
    }
    raw.once('end', done)
    raw.once('close', done)
  })

  const timer = setInterval(() => {
    const now = Date.now()
    for (const bodies of byVisitor.values()) {
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
