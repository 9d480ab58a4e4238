import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { listenHost, type RateLimit } from '@touchline/serving'
import type { AppSettings } from './app'
import type { SocketLimits } from './modules/live'
import { FEED_PRICING, type Pricing, readPricing } from './modules/odds'
import { type ConnectionSettings, readConnections } from './modules/providers'
import { type OperatorSettings, readOperators } from './modules/wallet'

/** Everything the environment says. */
export interface Settings extends AppSettings {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  /** Folder of the brand files, the same as the edges'; without it the product's terms hold at every brand. */
  readonly brandsDir: string | undefined
  readonly databaseUrl: string | undefined
  /** Number of newer functions in the database that this version's replace, on the order of an operator. */
  readonly replaceFunctions: number | undefined
  /** Joins the processes of one installation; without it this process is alone. */
  readonly redisUrl: string | undefined
  /** Members to try the platform with, and messages to them, are made in an empty database. */
  readonly sandbox: boolean
  /** Simulated minutes a minute. */
  readonly feedSpeed: number
  readonly sandboxSeed: string
  /** Days of one member's play that a new sandbox begins with, at most 75. */
  readonly sandboxDays: number
  /** Signs what a provider of odds pushes; with it the sandbox's own feed stays off. */
  readonly feedSecret: string | undefined
  /** Providers of games: those of the file that GAME_PROVIDERS names, and the sandbox's own. */
  readonly gameProviders: () => readonly ConnectionSettings[]
  /** Operators that keep wallets: those of the file that OPERATOR_WALLETS names, and the sandbox's own. */
  readonly operatorWallets: () => readonly OperatorSettings[]
  /** Margins and shifts of prices: those of the file that PRICING names. */
  readonly pricing: () => Pricing
  /** Live sockets that may be open at once. */
  readonly socketLimits: SocketLimits
  readonly logLevel: string
  /** Release service that announces new releases; without it pages find out by asking. */
  readonly releaseService: string | undefined
  readonly releaseChannel: string
}

// A script that tries on and on is slowed down to once a second; a person does not notice.
const LOGIN_REFUSAL_DELAY_MS = 1000

type Environment = Record<string, string | undefined>

/** Reads the environment once; an invalid value is reported by name. */
export function readSettings(env: Environment, apiVersion: string): Settings {
  return {
    host: listenHost(env.API_HOST || '127.0.0.1'),
    port: wholeNumber(env, 'API_PORT', 8081),
    dataDir: resolve(env.DATA_DIR || '.data'),
    brandsDir: env.BRANDS_DIR ? resolve(env.BRANDS_DIR) : undefined,
    databaseUrl: env.DATABASE_URL || undefined,
    replaceFunctions: env.REPLACE_FUNCTIONS ? wholeNumber(env, 'REPLACE_FUNCTIONS', 0) : undefined,
    redisUrl: env.REDIS_URL || undefined,
    // A match that a visitor bets on in the demo ends within ten minutes.
    feedSpeed: positive(env, 'FEED_SPEED', 12),
    sandboxSeed: env.SANDBOX_SEED || 'touchline',
    sandboxDays: env.SANDBOX_DAYS === '0' ? 0 : wholeNumber(env, 'SANDBOX_DAYS', 75),
    feedSecret: env.FEED_SECRET || undefined,
    logLevel: env.LOG_LEVEL || 'info',
    releaseService: env.RELEASE_URL?.replace(/\/+$/, '') || undefined,
    releaseChannel: env.CHANNEL || 'production',
    allowedOrigins: (env.ALLOWED_ORIGINS ?? '').split(',').filter(Boolean),
    trustedProxies: ['loopback', ...(env.TRUSTED_PROXIES ?? '').split(',').filter(Boolean)],
    sessionIdleMs: positive(env, 'SESSION_IDLE_MINUTES', 30) * 60_000,
    refusalDelayMs: LOGIN_REFUSAL_DELAY_MS,
    loginRates: {
      ofAccount: rate(env, 'LOGINS_RATE', { points: 10, seconds: 60 }),
      ofNetwork: rate(env, 'ADDRESS_LOGINS_RATE', { points: 120, seconds: 60 }),
    },
    defaultBrand: env.BRAND || undefined,
    sessionKey: env.SESSION_KEY || undefined,
    secureLoginKey: env.SECURE_LOGIN_KEY || undefined,
    openRequestsMax: wholeNumber(env, 'OPEN_REQUESTS_MAX', 12_000),
    socketLimits: {
      perAddress: wholeNumber(env, 'SOCKETS_PER_ADDRESS_MAX', 200),
      perSession: wholeNumber(env, 'SOCKETS_PER_SESSION_MAX', 20),
    },
    sandbox: env.SANDBOX !== 'off',
    // Their secrets are the server's: commands of operators do without.
    gameProviders: () => gameProviders(env),
    operatorWallets: () => operatorWallets(env),
    pricing: () => (env.PRICING ? readPricing(JSON.parse(readFileSync(env.PRICING, 'utf8'))) : FEED_PRICING),
    apiVersion,
  }
}

/** The sandbox's provider is connected when its secret is known: the two are started together. */
function gameProviders(env: Environment): ConnectionSettings[] {
  const file = env.GAME_PROVIDERS
  const given = file
    ? (JSON.parse(readFileSync(file, 'utf8')) as { providers?: unknown[] })
    : { providers: [] }
  const publicUrl = env.GAMES_PUBLIC_URL || `http://localhost:${env.GAMES_PORT || 8083}`
  const sandbox = {
    id: 'sandbox',
    name: 'Sandbox',
    adapter: 'touchline',
    url: env.GAMES_URL || `http://127.0.0.1:${env.GAMES_PORT || 8083}`,
    roundUrl: `${publicUrl}/round/{round}`,
    keys: { secret: 'env:GAMES_SECRET' },
  }
  const hasSandbox = env.SANDBOX !== 'off' && Boolean(env.GAMES_SECRET)
  return readConnections(
    { ...given, providers: [...(given.providers ?? []), ...(hasSandbox ? [sandbox] : [])] },
    env,
  )
}

/** The sandbox's operator is connected when its secret is known. */
function operatorWallets(env: Environment): OperatorSettings[] {
  const file = env.OPERATOR_WALLETS
  const given = file
    ? (JSON.parse(readFileSync(file, 'utf8')) as { operators?: unknown[] })
    : { operators: [] }
  const sandbox = {
    id: 'sandbox',
    url: env.OPERATOR_URL || `http://127.0.0.1:${env.OPERATOR_PORT || 8084}`,
    secret: 'env:OPERATOR_SECRET',
  }
  const hasSandbox = env.SANDBOX !== 'off' && Boolean(env.OPERATOR_SECRET)
  return readOperators(
    { ...given, operators: [...(given.operators ?? []), ...(hasSandbox ? [sandbox] : [])] },
    env,
  )
}

function positive(env: Environment, name: string, fallback: number): number {
  const value = env[name] ? Number(env[name]) : fallback
  if (!Number.isFinite(value) || value <= 0)
    throw new Error(`${name} must be a number above 0, not "${env[name]}"`)
  return value
}

function wholeNumber(env: Environment, name: string, fallback: number): number {
  const value = positive(env, name, fallback)
  if (!Number.isInteger(value)) throw new Error(`${name} must be a whole number, not "${env[name]}"`)
  return value
}

/** `10/60`: so many in so many seconds. */
function rate(env: Environment, name: string, fallback: RateLimit): RateLimit {
  const given = env[name]
  if (!given) return fallback
  const [, points, seconds] = /^([1-9]\d{0,8})\/([1-9]\d{0,4})$/.exec(given) ?? []
  if (!points || !seconds)
    throw new Error(`${name} must be a number in so many seconds, such as 10/60, not "${given}"`)
  return { points: Number(points), seconds: Number(seconds) }
}
