import { LIMITS } from '../limits'

/** The operator's choices; everything else comes from the brand files and from the edge itself. */
export interface NginxSettings {
  /** Folder of the published versions. */
  releases: string
  /** Folder of the pages shown while no edge answers; the generator writes them there. */
  closedPages: string
  /** Addresses of the edges, `host:port`. */
  edge: readonly string[]
  /** Addresses of API processes that the edges reach through this nginx, at `apiListen`; none when there is one process. */
  api: readonly string[]
  /** Where they are reached, `host:port`: every client there may name the member it asks for. */
  apiListen: string
  listen: Listen
  /** Addresses of load balancers before this nginx, which alone may say for whom they ask. */
  trustedProxies: readonly string[]
  /** Whether the module for precompressed brotli files is there. */
  brotli: boolean
  /** Calls of one network a second, and how many more may come at once. */
  callsPerSecond: number
  callsBurst: number
  /** Requests of one network that are open, a live socket among them; the firewall takes as many connections. */
  openPerNetwork: number
  /** Milliseconds until the headers of a request are there, and until a handshake is. */
  headersMs: number
  /** Off on a machine without IPv6, where nginx could not listen on it. */
  ipv6: boolean
}

/**
 * With certificates nginx speaks TLS itself: `<certificates>/<brand>/fullchain.pem` and `privkey.pem`. On `redirectPort` it
 * only leads to it.
 */
export type Listen =
  | { kind: 'tls'; certificates: string; port: number; redirectPort: number }
  | { kind: 'plain'; port: number }

export const DEFAULTS = {
  releases: '/var/lib/touchline/releases',
  closedPages: '/var/lib/touchline/closed',
  api: [],
  apiListen: '127.0.0.1:8083',
  edge: ['127.0.0.1:8080'],
  listen: { kind: 'tls', certificates: '/etc/touchline/certificates', port: 443, redirectPort: 80 },
  trustedProxies: [],
  brotli: false,
  // More than an edge takes of one visitor and lets wait of their refusals, so that strangers are refused there alone.
  callsPerSecond: 1000,
  callsBurst: 2000,
  openPerNetwork: LIMITS.connectionsPerNetwork,
  headersMs: LIMITS.headersMs,
  ipv6: true,
} as const satisfies NginxSettings

/**
 * Needs of each worker of that nginx, in the part of `nginx.conf` that is not generated: a whole network's
 * requests are two connections each, to the browser and to the edge, and more than one network may be at its
 * limit.
 */
export const WORKER = {
  connections: 16_384,
  /** A connection, and the file that is sent on it. */
  openFiles: 40_000,
} as const
