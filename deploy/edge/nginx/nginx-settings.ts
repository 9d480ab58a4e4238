import { LIMITS } from '../limits'

/** What the operator decides; everything else comes from the brand files and from the edge itself. */
export interface NginxSettings {
  /** Folder of the published versions. */
  releases: string
  /** Folder of the pages that stand in while no edge answers; the generator writes them there. */
  closedPages: string
  /** Addresses of the API processes and of the edges, `host:port`. */
  api: readonly string[]
  edge: readonly string[]
  listen: Listen
  /** Addresses of load balancers before this nginx, which alone may say for whom they ask. */
  trustedProxies: readonly string[]
  /** Whether the module for precompressed brotli files is there. */
  brotli: boolean
  /** Calls of one address a second, and how many more may come at once. */
  callsPerSecond: number
  callsBurst: number
  /** Calls of one address that wait for their answer. */
  callsPerAddress: number
  /** Open sockets of one address. */
  socketsPerAddress: number
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
  api: ['127.0.0.1:8081'],
  edge: ['127.0.0.1:8080'],
  listen: { kind: 'tls', certificates: '/etc/touchline/certificates', port: 443, redirectPort: 80 },
  trustedProxies: [],
  brotli: false,
  callsPerSecond: 50,
  callsBurst: 100,
  callsPerAddress: LIMITS.callsPerVisitor,
  socketsPerAddress: LIMITS.socketsPerAddress,
} as const satisfies NginxSettings
