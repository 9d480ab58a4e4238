import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Rate, type RateLimit } from './rate'

export interface ConnectionLimits {
  /** Requests of one connection that are not answered yet, or that come together. Browsers and proxies wait for each answer before they ask again. */
  unansweredRequests: number
  /** New connections under one name. */
  newConnections: RateLimit
  /** Who a connection is counted for, by its address; null for a proxy that speaks for many. */
  nameOf: (address: string) => string | null
}

/** A connection that had to be closed counts as so many: it cost more than one that asks for a page. */
const POINTS_OF_MISUSE = 20

/** Left in the middle of a request, as a phone does that loses its network: no more misuse than a reset. */
const LEFT = 'HPE_INVALID_EOF_STATE'

/** What no parser can read, and what comes too slowly; a connection that its browser has reset is none. */
const isMisuse = (code = ''): boolean =>
  code !== LEFT && (code.startsWith('HPE_') || code === 'ERR_HTTP_REQUEST_TIMEOUT')

/** What one connection asks for. */
interface Asked {
  unanswered: number
  /** Bytes that had come with the last request, and how many requests came with the same ones: those may be answered already. */
  bytesRead: number
  together: number
}

/**
 * Closes connections that ask without waiting for answers, that name an `Expect` which is not understood, or that come too
 * often, before anything is done for their requests; such a request comes past no hook of the server.
 */
export function guardConnections(server: Server, limits: ConnectionLimits): void {
  const { unansweredRequests, newConnections, nameOf } = limits
  const rate = new Rate(newConnections)
  const names = new WeakMap<Socket, string | null>()
  const asked = new WeakMap<Socket, Asked>()

  server.on('connection', async (socket: Socket) => {
    const name = nameOf(socket.remoteAddress ?? '')
    names.set(socket, name)
    if (name !== null && (await rate.take(name)) !== null) socket.destroy()
  })

  const misused = (socket: Socket) => {
    const name = names.get(socket)
    if (typeof name === 'string') void rate.take(name, POINTS_OF_MISUSE)
  }
  const cut = (socket: Socket) => {
    if (socket.destroyed) return
    misused(socket)
    socket.destroy()
  }

  /** One more request of its connection; false when it is one too many, and the connection is closed. */
  const admit = ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    // What had been sent along before the connection was closed.
    if (socket.destroyed) return false
    const { bytesRead } = socket
    const own = asked.get(socket) ?? { unanswered: 0, bytesRead: -1, together: 0 }
    asked.set(socket, own)
    own.together = own.bytesRead === bytesRead ? own.together + 1 : 1
    own.bytesRead = bytesRead
    if (own.unanswered >= unansweredRequests || own.together > unansweredRequests) {
      cut(socket)
      return false
    }
    own.unanswered += 1
    response.once('close', () => {
      own.unanswered -= 1
    })
    return true
  }

  const handlers = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  const handle: RequestListener = (request, response) => {
    for (const handler of handlers) handler.call(server, request, response)
  }
  server.on('request', (request, response) => {
    if (admit(request, response)) handle(request, response)
  })
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (!admit(request, response)) return
    response.writeContinue()
    handle(request, response)
  })
  server.on('checkExpectation', ({ socket }: IncomingMessage) => cut(socket))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (isMisuse(error.code)) misused(socket as Socket)
  })
}
