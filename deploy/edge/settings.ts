import { listenHost, type RateLimit } from '@touchline/serving'
import type { UnknownHost } from './brand-directory'
import type { RateLimits } from './limits'
import { type EdgeLimits, LIMITS } from './limits'

/** Everything that the environment says to the edge. */
export interface EdgeSettings {
  port: number
  host: string
  dataDir: string
  /** Brand that answers for unknown hosts. */
  brand: string
  /** Folder of the brands; null for those of the product. */
  brandsDir: string | null
  unknownHost: UnknownHost
  channel: string
  api: string
  releaseService: string
  /** The edges' token for the release service. */
  edgeToken: string
  overrideOrigins: readonly string[]
  /** Origins of providers' games, which the page may show in a frame. */
  gameOrigins: readonly string[]
  trustedProxies: readonly string[]
  /** Recognizes the cookies that the API made; without it everybody is unknown. */
  sessionKey: string | undefined
  /** Ports beside its own at which browsers reach this edge: those of a server before it. */
  publicPorts: readonly number[]
  limits: EdgeLimits
}

type Environment = Record<string, string | undefined>

const listOf = (text: string | undefined): string[] => (text ?? '').split(/[\s,]+/).filter(Boolean)

/** @throws Error that names the setting which cannot be */
export function readEdgeSettings(env: Environment): EdgeSettings {
  const unknownHost = env.UNKNOWN_HOST || 'default'
  if (unknownHost !== 'default' && unknownHost !== 'refuse') {
    throw new Error(`UNKNOWN_HOST must be default or refuse, not "${unknownHost}".`)
  }
  return {
    port: Number(env.PORT || 8080),
    host: listenHost(env.HOST || '0.0.0.0'),
    dataDir: env.DATA_DIR || '.data',
    brand: env.BRAND || 'touchline',
    brandsDir: env.BRANDS_DIR || null,
    unknownHost,
    channel: env.CHANNEL || 'production',
    api: env.API_URL || 'http://127.0.0.1:8081',
    releaseService: env.RELEASE_URL || 'http://127.0.0.1:8082',
    edgeToken: env.EDGE_TOKEN || '',
    overrideOrigins: listOf(env.OVERRIDE_ORIGINS),
    gameOrigins: listOf(env.GAME_ORIGINS),
    sessionKey: env.SESSION_KEY || undefined,
    trustedProxies: listOf(env.TRUSTED_PROXIES),
    publicPorts: listOf(env.PUBLIC_PORTS).map((port) => wholeNumber('PUBLIC_PORTS', port, 0)),
    limits: {
      ...LIMITS,
      connections: wholeNumber('CONNECTIONS_MAX', env.CONNECTIONS_MAX, LIMITS.connections),
      sockets: wholeNumber('SOCKETS_MAX', env.SOCKETS_MAX, LIMITS.sockets),
      ...perVisitor(env),
      rates: ratesOf(env),
      fileKilobytes: rateOf('FILE_KILOBYTES_RATE', env.FILE_KILOBYTES_RATE, LIMITS.fileKilobytes),
      answerKilobytes: rateOf('ANSWER_KILOBYTES_RATE', env.ANSWER_KILOBYTES_RATE, LIMITS.answerKilobytes),
      newConnections: rateOf('NEW_CONNECTIONS_RATE', env.NEW_CONNECTIONS_RATE, LIMITS.newConnections),
    },
  }
}

const perVisitor = (env: Environment) => ({
  connectionsPerNetwork: wholeNumber(
    'CONNECTIONS_PER_ADDRESS_MAX',
    env.CONNECTIONS_PER_ADDRESS_MAX,
    LIMITS.connectionsPerNetwork,
  ),
  callsPerVisitor: wholeNumber('CALLS_PER_VISITOR_MAX', env.CALLS_PER_VISITOR_MAX, LIMITS.callsPerVisitor),
  socketsPerNetwork: wholeNumber(
    'SOCKETS_PER_ADDRESS_MAX',
    env.SOCKETS_PER_ADDRESS_MAX,
    LIMITS.socketsPerNetwork,
  ),
})

const ratesOf = (env: Environment): RateLimits => ({
  calls: rateOf('CALLS_RATE', env.CALLS_RATE, LIMITS.rates.calls),
  walletCalls: rateOf('WALLET_CALLS_RATE', env.WALLET_CALLS_RATE, LIMITS.rates.walletCalls),
  strangersCalls: rateOf('STRANGERS_CALLS_RATE', env.STRANGERS_CALLS_RATE, LIMITS.rates.strangersCalls),
  odds: rateOf('ODDS_RATE', env.ODDS_RATE, LIMITS.rates.odds),
  pages: rateOf('PAGES_RATE', env.PAGES_RATE, LIMITS.rates.pages),
  files: rateOf('FILES_RATE', env.FILES_RATE, LIMITS.rates.files),
  upgrades: rateOf('UPGRADES_RATE', env.UPGRADES_RATE, LIMITS.rates.upgrades),
  preflights: LIMITS.rates.preflights,
})

/** `300/5`: so many in so many seconds. */
function rateOf(name: string, given: string | undefined, standard: RateLimit): RateLimit {
  if (!given) return standard
  const [, points, seconds] = /^([1-9]\d{0,8})\/([1-9]\d{0,4})$/.exec(given) ?? []
  if (!points || !seconds)
    throw new Error(`${name} must be a number in so many seconds, such as 300/5, not "${given}".`)
  return { points: Number(points), seconds: Number(seconds) }
}

function wholeNumber(name: string, given: string | undefined, standard: number): number {
  const value = given ? Number(given) : standard
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`${name} must be a whole number, not "${given}".`)
  return value
}
