import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { listenHost } from '@touchline/serving'

export interface Settings {
  readonly port: number
  readonly host: string
  /** Origin of the game pages as browsers reach it. */
  readonly publicUrl: string
  /** Base address of the operator's wallet calls. */
  readonly walletUrl: string
  /** Signs calls in both directions. */
  readonly secret: string
  /** Seals the secrets in the journal. */
  readonly journalSecret: string
  /** The code under which the operator knows this provider. */
  readonly provider: string
  readonly dataFolder: string
  /** Addresses that may say for whom they ask. */
  readonly trustedProxies: readonly string[]
  /** Origins that may show game pages in a frame, as CSP sources. */
  readonly frameAncestors: string
}

const PORT = 8083

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = Number(env.GAMES_PORT || PORT)
  // Without a shared secret every signature fails, which is safer than a known default.
  const secret = env.GAMES_SECRET || randomBytes(32).toString('base64url')
  return {
    port,
    host: listenHost(env.HOST || '0.0.0.0'),
    publicUrl: (env.GAMES_PUBLIC_URL || `http://localhost:${port}`).replace(/\/$/, ''),
    walletUrl: (env.OPERATOR_WALLET_URL || env.API_URL || 'http://127.0.0.1:8081').replace(/\/$/, ''),
    secret,
    journalSecret: env.GAMES_JOURNAL_SECRET || secret,
    provider: env.GAMES_PROVIDER || 'sandbox',
    dataFolder: resolve(env.GAMES_DATA || '.data/games'),
    trustedProxies: ['loopback', ...(env.TRUSTED_PROXIES ?? '').split(',').filter(Boolean)],
    frameAncestors: env.GAMES_FRAME_ANCESTORS || 'http://localhost:* http://*.localhost:* http://127.0.0.1:*',
  }
}
