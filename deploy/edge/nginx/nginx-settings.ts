import { LIMITS } from '../limits'

/** What the operator decides; everything else comes from the brand files and from the edge itself. */
export interface NginxSettings {
  /** Folder of the published versions. */
  releases: string
  /** Folder of the pages that stand in while no edge answers; the generator writes them there. */
  closedPages: string
  /** Addresses of the edges, `host:port`. */
  edge: readonly string[]
  /** Addresses of API processes that the edges reach through this nginx, at `apiListen`; none when there is one process. */
  api: readonly string[]
  /** Where they are reached, `host:port`: whoever can ask there may say for whom they ask. */
  apiListen: string
  listen: Listen
  /** Addresses of load balancers before this nginx, which alone may say for whom they ask. */
  trustedProxies: readonly string[]
  /** Whether the module for precompressed brotli files is there. */
  brotli: boolean
  /** Calls of one network a second, and how many more may come at once. */
  callsPerSecond: number
  callsBurst: number
  /** Calls and sockets of one network that are open. */
  openPerNetwork: number
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
  openPerNetwork: LIMITS.connectionsPerAddress,
} as const satisfies NginxSettings
