import type { Server } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import { networkOf } from '@touchline/rules'
import { guardConnections } from '@touchline/serving'

/** An edge keeps its connections and asks one after the other on each of them. */
const LIMITS = { unansweredRequests: 2, newConnections: { points: 1200, seconds: 10 } } as const

/** Closes connections that ask more than any edge or provider does. Addresses that are trusted may open as many as they need. */
export function guardServer(server: Server, trustedProxies: readonly string[]): void {
  const isTrusted = proxyAddress.compile([...trustedProxies])
  const nameOf = (address: string) => (isTrusted(address, 0) ? null : networkOf(address))
  guardConnections(server, { ...LIMITS, nameOf })
}
