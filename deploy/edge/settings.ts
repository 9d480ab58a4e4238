import type { UnknownHost } from './brand-directory'

/** Everything that the environment says to the edge. */
export interface EdgeSettings {
  port: number
  host: string
  dataDir: string
  /** Brand that stands in for unknown hosts. */
  brand: string
  /** Folder of the brands; null for those of the product. */
  brandsDir: string | null
  unknownHost: UnknownHost
  channel: string
  api: string
  releaseService: string
  overrideOrigins: readonly string[]
  trustedProxies: readonly string[]
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
    host: env.HOST || '0.0.0.0',
    dataDir: env.DATA_DIR || '.data',
    brand: env.BRAND || 'touchline',
    brandsDir: env.BRANDS_DIR || null,
    unknownHost,
    channel: env.CHANNEL || 'production',
    api: env.API_URL || 'http://127.0.0.1:8081',
    releaseService: env.RELEASE_URL || 'http://127.0.0.1:8082',
    overrideOrigins: listOf(env.OVERRIDE_ORIGINS),
    trustedProxies: listOf(env.TRUSTED_PROXIES),
  }
}
