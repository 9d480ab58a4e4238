import * as http from 'node:http'
import * as https from 'node:https'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import proxyAddress from '@fastify/proxy-addr'
import { LIVE_PATH } from '@touchline/contracts/live'
import { networkOf } from '@touchline/rules'
import { type LateRefusals, OpenCount } from '@touchline/serving'
import type { FastifyInstance } from 'fastify'
import type { ApiWatch } from './api-watch'
import type { BrandDirectory } from './brand-directory'
import type { Connections } from './connections'
import { hostOf } from './destinations'
import type { EdgeLimits } from './limits'
import { callerOf } from './proxy'
import type { VisitorRates } from './rates'

export interface TunnelOptions {
  directory: () => BrandDirectory
  /** Address of the API. */
  api: string
  /** Addresses that may say for whom they ask. */
  trustedProxies: readonly string[]
  limits: EdgeLimits
  rates: VisitorRates
  refusals: LateRefusals
  connections: Connections
  /** With it a cookie that no API of ours has made is refused without asking. */
  sessionKey?: string
  watch: ApiWatch
  log: (line: string) => void
}

/** Path of the live socket at the API, and at hosts that are not for calls alone. */
export const LIVE = `/app${LIVE_PATH}`

/**
 * Joins the live socket of a page to the API's, byte for byte, once the API has accepted it. Each side waits
 * until the other has read its bytes, and neither outlives the other. Every other upgrade is refused.
 */
export function tunnelLive(app: FastifyInstance, options: TunnelOptions): void {
  const { directory, limits, rates, refusals, connections, watch, log } = options
  const upstream = new URL(options.api)
  const ask = upstream.protocol === 'https:' ? https.request : http.request
  const callers = callersBehind(options.trustedProxies)
  const shares = new OpenCount({ each: limits.socketsPerNetwork, all: limits.sockets })
  const open = new Set<Duplex>()

  const onUpgrade = async (request: http.IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    // Reset before it was read: there is nobody to answer, and no address to count.
    if (socket.remoteAddress === undefined) return socket.destroy()
    // A browser that goes before the answer came leaves nothing behind.
    const unwatch = watchEnd(socket)
    const { address, protocol } = callers(request)
    const visitor = rates.visitorOf(request.headers, address, protocol === 'https')
    if (visitor.isMember) connections.keep(socket, visitor.name)
    const waitMs = await rates.take('upgrades', visitor)
    if (waitMs !== null) await refusals.wait(visitor.name, socket)
    if (socket.destroyed) return
    if (waitMs !== null) return refuse(socket, 429, Math.ceil(waitMs / 1000))
    const destination = directory().find(hostOf(request))
    if (!destination) return refuse(socket, 421)
    if (!isLive(request, destination.group)) return refuse(socket, 404)
    if (options.sessionKey && !visitor.isMember) return refuse(socket, 401)
    const leave = shares.take(networkOf(address))
    if (!leave) return refuse(socket, 429)
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      leave()
    })
    const asked = ask({
      protocol: upstream.protocol,
      hostname: upstream.hostname,
      port: upstream.port,
      path: LIVE,
      headers: { ...handshakeOf(request), ...callerOf(destination, address, protocol) },
      agent: false,
    })
    const patience = setTimeout(() => asked.destroy(new Error('no answer in time')), limits.handshakeMs)
    asked.once('close', () => clearTimeout(patience))
    socket.once('close', () => asked.destroy())
    asked.once('error', (error) => {
      if (socket.destroyed) return
      watch.failed(LIVE, error)
      refuse(socket, 502)
    })
    asked.once('response', (answer) => {
      watch.answered()
      refuse(socket, answer.statusCode ?? 502)
      asked.destroy()
    })
    asked.once('upgrade', (answer, other, first) => {
      clearTimeout(patience)
      watch.answered()
      unwatch()
      socket.write(headOf(answer))
      socket.write(first)
      other.write(head)
      join(socket, other, limits.silenceMs)
    })
    asked.end()
  }
  app.server.on('upgrade', (request: http.IncomingMessage, duplex: Duplex, head: Buffer) => {
    // Servers hand out the connection itself, although the type of the event is wider.
    const socket = duplex as Socket
    onUpgrade(request, socket, head).catch((error: unknown) => {
      log(`${LIVE}: ${String(error)}`)
      socket.destroy()
    })
  })

  // Before the server closes: it waits for its connections, and these never end by themselves.
  app.addHook('preClose', async () => {
    for (const socket of open) socket.destroy()
  })
}

function isLive({ method, url = '', headers }: http.IncomingMessage, group: string): boolean {
  const path = group === 'page' ? url : `/${group}${url}`
  return method === 'GET' && path === LIVE && headers.upgrade?.toLowerCase() === 'websocket'
}

/** Headers of a handshake; all others are dropped. */
const HANDSHAKE = [
  ...['connection', 'upgrade', 'sec-websocket-key', 'sec-websocket-version', 'sec-websocket-extensions'],
  ...['origin', 'cookie', 'user-agent'],
]

const handshakeOf = ({ headers }: http.IncomingMessage): http.OutgoingHttpHeaders =>
  Object.fromEntries(HANDSHAKE.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])))

function headOf({ rawHeaders }: http.IncomingMessage): string {
  const lines = ['HTTP/1.1 101 Switching Protocols']
  for (let i = 0; i < rawHeaders.length; i += 2) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`)
  return `${lines.join('\r\n')}\r\n\r\n`
}

/** Notices that the other side goes while nobody reads what it sends; what it sent stays to be read. */
function watchEnd(socket: Socket): () => void {
  const look = () => void socket.read(0)
  const gone = () => socket.destroy()
  socket.on('readable', look)
  socket.once('end', gone)
  return () => {
    socket.off('readable', look)
    socket.off('end', gone)
  }
}

function join(one: Socket, other: Socket, silenceMs: number): void {
  const end = () => {
    one.destroy()
    other.destroy()
  }
  for (const side of [one, other]) {
    side.setNoDelay(true)
    side.setTimeout(silenceMs, end)
    // One side has ended, and the other has got all remaining bytes.
    side.once('finish', end)
    side.once('error', end)
    side.once('close', end)
  }
  one.pipe(other).pipe(one)
}

/** Answers an upgrade with an error; the connection is of no more use. */
function refuse(socket: Socket, status: number, retryAfter = 1): void {
  if (socket.destroyed) return
  const reason = http.STATUS_CODES[status] ?? ''
  const wait = status === 429 ? `Retry-After: ${retryAfter}\r\n` : ''
  socket.write(`HTTP/1.1 ${status} ${reason}\r\n${wait}Connection: close\r\nContent-Length: 0\r\n\r\n`)
  socket.destroySoon()
}

/** Who asks, before any framework has looked: as the connection says, or a proxy that is trusted. */
export function callersBehind(trusted: readonly string[]) {
  const isTrusted = trusted.length > 0 ? proxyAddress.compile([...trusted]) : () => false
  return (request: http.IncomingMessage) => {
    const { remoteAddress = '' } = request.socket
    const forwarded = isTrusted(remoteAddress, 0) ? request.headers['x-forwarded-proto'] : undefined
    return {
      address: proxyAddress(request, isTrusted),
      protocol:
        String(forwarded ?? 'http')
          .split(',')
          .at(-1)
          ?.trim() ?? 'http',
    }
  }
}
