import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'
import { networkOf } from '@touchline/rules'
import { OpenCount } from '@touchline/serving'
import type { EdgeLimits } from './limits'

interface Options {
  limits: Pick<EdgeLimits, 'connections' | 'connectionsPerNetwork'>
  /** Addresses of proxies: each speaks for many and is not counted. */
  trustedProxies: readonly string[]
  /** Whether members can be told from strangers. */
  knowsMembers: boolean
}

/** The network that a connection counts for; null for one of a proxy, which speaks for many. */
export function countedNetworks(trustedProxies: readonly string[]): (address: string) => string | null {
  const isTrusted = trustedProxies.length > 0 ? proxyAddress.compile([...trustedProxies]) : () => false
  return (address) => (isTrusted(address, 0) ? null : networkOf(address))
}

/**
 * The connections of each network, so many at most. Whose a connection is shows with its first request alone, so where members
 * can be told one more takes the place of the oldest that has carried nothing of a member's; else it is turned away.
 */
export class Connections {
  private readonly open: OpenCount
  /** What gives the place back of each connection that may have to make room, oldest first. */
  private readonly others = new Map<string, Map<Socket, () => void>>()

  constructor(private readonly options: Options) {
    const { connections, connectionsPerNetwork } = options.limits
    this.open = new OpenCount({ each: connectionsPerNetwork, all: connections })
  }

  watch(server: Server): void {
    const { limits, trustedProxies } = this.options
    const countedAs = countedNetworks(trustedProxies)
    server.maxConnections = limits.connections
    server.on('connection', (socket: Socket) => {
      const network = countedAs(socket.remoteAddress ?? '')
      if (network !== null) this.admit(socket, network)
    })
  }

  /** This connection carries what a member asks: it makes room for nobody. */
  keep(socket: Socket): void {
    const { remoteAddress } = socket
    if (remoteAddress !== undefined) this.forget(socket, networkOf(remoteAddress))
  }

  private admit(socket: Socket, network: string): void {
    const leave = this.open.take(network) ?? this.makeRoom(network)
    if (!leave) {
      socket.destroy()
      return
    }
    const others = this.others.get(network) ?? new Map<Socket, () => void>()
    others.set(socket, leave)
    this.others.set(network, others)
    socket.once('close', () => {
      this.forget(socket, network)
      leave()
    })
  }

  private makeRoom(network: string): (() => void) | null {
    const [oldest] = (this.options.knowsMembers && this.others.get(network)) || []
    if (!oldest) return null
    const [socket, leave] = oldest
    this.forget(socket, network)
    leave()
    socket.destroy()
    return this.open.take(network)
  }

  private forget(socket: Socket, network: string): void {
    const others = this.others.get(network)
    others?.delete(socket)
    if (others?.size === 0) this.others.delete(network)
  }
}
