import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'
import { networkOf } from '@touchline/rules'
import { OpenCount } from '@touchline/serving'
import { GroupedQueue } from './grouped-queue'
import type { EdgeLimits } from './limits'

interface Options {
  limits: Pick<EdgeLimits, 'connections' | 'connectionsPerNetwork' | 'connectionsPerMember'>
  /** Addresses of proxies: each speaks for many and is not counted. */
  trustedProxies: readonly string[]
  /** Whether members can be recognized. */
  knowsMembers: boolean
}

/** The network that a connection counts for; null for one of a proxy, which speaks for many. */
export function countedNetworks(trustedProxies: readonly string[]): (address: string) => string | null {
  const isTrusted = trustedProxies.length > 0 ? proxyAddress.compile([...trustedProxies]) : () => false
  return (address) => (isTrusted(address, 0) ? null : networkOf(address))
}

/** State and owner of a connection. Closing an idle connection costs nobody anything: browsers open another. */
type Use = 'idleStranger' | 'idleMember' | 'busyStranger' | 'busyMember'

/** Who makes room first when the edge is full: idle connections before any request or live socket. */
const WHEN_FULL: readonly Use[] = ['idleStranger', 'idleMember', 'busyStranger', 'busyMember']
/** And when a network is: a member, who may not get another connection there, makes room for no stranger. */
const WHEN_NETWORK_IS_FULL: readonly Use[] = ['idleStranger', 'busyStranger']

interface Connection {
  readonly socket: Socket
  readonly network: string
  /** Requests without an answer yet; a live socket counts as such a request. */
  requests: number
  /** Frees its place in the member's share; null for a stranger's. */
  leaveMember: (() => void) | null
  /** Takes it out of its queue. */
  leaveQueue: () => void
  /** Gives its place back, once. */
  leave: () => void
}

/**
 * Limits the connections of each network and of all. A newcomer at a full edge gets the place of the longest idle
 * connection of the network with most connections. At a full network, if members are recognized, the newcomer gets a
 * stranger's place there; the owner of a connection is known from its first request on. Else the newcomer is rejected.
 */
export class Connections {
  private readonly perNetwork: OpenCount
  private readonly perMember: OpenCount
  private readonly byUse: Record<Use, GroupedQueue<Connection>> = {
    idleStranger: new GroupedQueue(),
    idleMember: new GroupedQueue(),
    busyStranger: new GroupedQueue(),
    busyMember: new GroupedQueue(),
  }
  private readonly known = new WeakMap<Socket, Connection>()
  private open = 0

  constructor(private readonly options: Options) {
    const { connectionsPerNetwork, connectionsPerMember } = options.limits
    this.perNetwork = new OpenCount({ each: connectionsPerNetwork })
    this.perMember = new OpenCount({ each: connectionsPerMember })
  }

  /** To be called before anything that may refuse a request is put before the server's listeners. */
  watch(server: Server): void {
    const countedAs = countedNetworks(this.options.trustedProxies)
    server.on('connection', (socket: Socket) => this.admit(socket, countedAs(socket.remoteAddress ?? '')))
    server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      this.change(socket, (connection) => {
        connection.requests += 1
      })
      response.once('close', () =>
        this.change(socket, (connection) => {
          connection.requests -= 1
        }),
      )
    })
    server.on('upgrade', ({ socket }: IncomingMessage) =>
      this.change(socket, (connection) => {
        connection.requests += 1
      }),
    )
  }

  /**
   * This connection carries requests of a member. The edge does not know whether the session is still valid, and a
   * cookie can be sent on any number of connections: connections beyond a member's share count as a stranger's.
   */
  keep(socket: Socket, member: string): void {
    const connection = this.known.get(socket)
    if (!connection || connection.leaveMember) return
    const leaveMember = this.perMember.take(member)
    if (!leaveMember) return
    this.change(socket, () => {
      connection.leaveMember = leaveMember
    })
  }

  private admit(socket: Socket, network: string | null): void {
    const { connections, connectionsPerNetwork } = this.options.limits
    const isNetworkFull = network !== null && this.perNetwork.of(network) >= connectionsPerNetwork
    if (isNetworkFull) this.makeRoomIn(network)
    else if (this.open >= connections) this.makeRoom()
    const leaveNetwork = network === null ? () => undefined : this.perNetwork.take(network)
    if (!leaveNetwork || this.open >= connections) {
      leaveNetwork?.()
      socket.destroy()
      return
    }
    this.open += 1
    let isOpen = true
    const leave = () => {
      if (!isOpen) return
      isOpen = false
      this.open -= 1
      leaveNetwork()
    }
    socket.once('close', network === null ? leave : this.enqueue(socket, network, leave))
  }

  /** The answer ends it. */
  private enqueue(socket: Socket, network: string, free: () => void): () => void {
    const leave = () => {
      this.known.delete(socket)
      connection.leaveQueue()
      connection.leaveMember?.()
      free()
    }
    const connection: Connection = {
      socket,
      network,
      requests: 0,
      leaveMember: null,
      leaveQueue: () => undefined,
      leave,
    }
    this.known.set(socket, connection)
    this.change(socket, () => undefined)
    return leave
  }

  private change(socket: Socket, make: (connection: Connection) => void): void {
    const connection = this.known.get(socket)
    if (!connection) return
    make(connection)
    connection.leaveQueue()
    connection.leaveQueue = this.byUse[useOf(connection)].add(connection.network, connection)
  }

  private makeRoom(): void {
    end(firstOf(WHEN_FULL, (use) => this.byUse[use].oldestOfHeaviest()))
  }

  private makeRoomIn(network: string): void {
    if (!this.options.knowsMembers) return
    end(firstOf(WHEN_NETWORK_IS_FULL, (use) => this.byUse[use].oldestOf(network)))
  }
}

function firstOf(uses: readonly Use[], find: (use: Use) => Connection | null): Connection | null {
  for (const use of uses) {
    const found = find(use)
    if (found) return found
  }
  return null
}

function useOf({ requests, leaveMember }: Connection): Use {
  const isMembers = leaveMember !== null
  if (requests > 0) return isMembers ? 'busyMember' : 'busyStranger'
  return isMembers ? 'idleMember' : 'idleStranger'
}

function end(connection: Connection | null): void {
  connection?.leave()
  connection?.socket.destroy()
}
