import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { OpenCount } from '@touchline/serving'
import type { FastifyInstance } from 'fastify'
import { BODY_LIMIT, bodyBytesOf } from './body-bytes'
import { GroupedQueue } from './grouped-queue'
import type { EdgeLimits } from './limits'
import { answerTooMany, visitorOf } from './rates'

interface Body {
  readonly socket: Socket
  readonly kilobytes: number
  /** Bytes that had come when somebody last looked, and when that was. */
  bytes: number
  at: number
  /** It is on its way no more. */
  done: () => void
}

const LOOK_EVERY_MS = 500

/**
 * Gives up bodies that do not come on, the oldest of a visitor who has too many on their way, and the largest when they are
 * too many bytes: of that visitor, or in all of the visitor who has most. A body counts with all that it says to be, since
 * nobody knows when the rest of it comes. The server itself bounds the time of headers and of whole requests.
 */
export function boundSlowRequests(app: FastifyInstance, limits: EdgeLimits): void {
  const bodies = new Set<Body>()
  const byVisitor = new GroupedQueue<Body>()
  const counts = new OpenCount({ each: limits.bodiesPerVisitor })

  const begin = (name: string, request: IncomingMessage): Body => {
    const leaveCount = counts.take(name)
    const { socket } = request
    const kilobytes = Math.ceil(Math.min(bodyBytesOf(request), BODY_LIMIT) / 1024)
    const body: Body = {
      socket,
      kilobytes,
      bytes: socket.bytesRead,
      at: performance.now(),
      done: () => undefined,
    }
    const leaveQueue = byVisitor.add(name, body, kilobytes)
    bodies.add(body)
    body.done = () => {
      bodies.delete(body)
      leaveQueue()
      leaveCount?.()
    }
    request.once('end', body.done)
    request.once('close', body.done)
    return body
  }
  /** Those of which one has to go, oldest first; null when they are not too many bytes. */
  const tooMany = (name: string): Iterable<Body> | null => {
    if (byVisitor.weightOf(name) > limits.bodyKilobytesPerVisitor) return byVisitor.of(name)
    return byVisitor.weight > limits.bodyKilobytes ? byVisitor.ofHeaviest() : null
  }

  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    if (bodyBytesOf(raw) === 0) return
    const { name } = visitorOf(request)
    if (counts.of(name) >= limits.bodiesPerVisitor) giveUp(byVisitor.oldestOf(name))
    const own = begin(name, raw)
    for (let found = tooMany(name); found; found = tooMany(name)) {
      const largest = largestOf(found)
      if (largest === own) {
        own.done()
        return answerTooMany(reply.header('connection', 'close'), 1000)
      }
      giveUp(largest)
    }
  })

  const timer = setInterval(() => {
    const now = performance.now()
    for (const body of bodies) {
      const { bytesRead } = body.socket
      if (bytesRead !== body.bytes) Object.assign(body, { bytes: bytesRead, at: now })
      else if (now - body.at > limits.bodySilenceMs) giveUp(body)
    }
  }, LOOK_EVERY_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

function largestOf(bodies: Iterable<Body>): Body | null {
  let largest: Body | null = null
  for (const body of bodies) if (!largest || body.kilobytes > largest.kilobytes) largest = body
  return largest
}

function giveUp(body: Body | null): void {
  if (!body) return
  body.done()
  const { socket } = body
  if (socket.destroyed) return
  socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  socket.destroySoon()
}
