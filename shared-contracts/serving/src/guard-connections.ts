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

/**
 * If the parser cannot skip them, so many discarded requests cost as much as a new connection: some 16
 * microseconds each.
 */
const THROWN_AWAY_A_POINT = 16

/** Requests of one connection. */
interface Asked {
  /** Who it is counted for. */
  readonly name: string | null
  unanswered: number
  /** Bytes that had come with the last request, and how many requests came with the same ones: those may be answered already. */
  bytesRead: number
  together: number
  /**
   * Requests that were parsed for nothing: the request that closed the connection, and those behind it if the
   * parser cannot skip them.
   */
  thrownAway: number
}

/**
 * Closes connections that send requests without waiting for answers, that name an unknown `Expect`, or that
 * come too often, before any work for their requests; such a request reaches no hook of the server. A
 * connection counts by its cost: an unreadable one as a page request, and so does a flood of requests, whose
 * remainder is not parsed. So a stranger who sends junk a few times a second takes no connection from others
 * behind the same address.
 */
export function guardConnections(server: Server, limits: ConnectionLimits): void {
  const { unansweredRequests, newConnections, nameOf } = limits
  const rate = new Rate(newConnections)
  const asked = new WeakMap<Socket, Asked>()

  server.on('connection', async (socket: Socket) => {
    const name = nameOf(socket.remoteAddress ?? '')
    asked.set(socket, newlyAsked(name))
    if (name !== null && (await rate.take(name)) !== null) socket.destroy()
  })

  const close = (socket: Socket, own: Asked) => {
    leaveUnread(socket)
    socket.destroy()
    own.thrownAway += 1
    if (own.name !== null && own.thrownAway % THROWN_AWAY_A_POINT === 0) void rate.take(own.name)
  }
  const askedOn = (socket: Socket): Asked => asked.get(socket) ?? newlyAsked(null)

  /** One more request of its connection; false when it is one too many, and the connection is closed. */
  const admit = ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    const { bytesRead } = socket
    const own = askedOn(socket)
    own.together = own.bytesRead === bytesRead ? own.together + 1 : 1
    own.bytesRead = bytesRead
    if (socket.destroyed || own.unanswered >= unansweredRequests || own.together > unansweredRequests) {
      close(socket, own)
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
  server.on('checkExpectation', ({ socket }: IncomingMessage) => close(socket, askedOn(socket)))
}

/** Makes Node's parser believe, as an upgrade does, that the following bytes of this connection are not for it. */
const NOT_FOR_THE_PARSER = 2

/**
 * Stops the parser of a connection after the current request: 64 kB of requests cost 25 to 40 ms to read, and
 * half a millisecond so. Node documents no way; where it hides its parser, parsed requests count instead.
 */
function leaveUnread(socket: Socket & { parser?: { onIncoming?: unknown } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => NOT_FOR_THE_PARSER
}

const newlyAsked = (name: string | null): Asked => ({
  name,
  unanswered: 0,
  bytesRead: -1,
  together: 0,
  thrownAway: 0,
})
