import fastifyCookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { ApiModule, Platform } from './module'
import { createMessages } from './modules/messages'
import type { OddsBook } from './modules/odds'
import { createPasswords, createSession, type SessionModule } from './modules/session'
import { createSportsbook } from './modules/sportsbook'
import { createUplines, seedSandboxMembers } from './modules/uplines'
import { createWallet, type Wallet } from './modules/wallet'
import { registerErrorAnswers } from './plugins/error-answers'
import { registerJsonOnly } from './plugins/json-only'
import { registerMetrics } from './plugins/metrics'
import { registerOriginCheck } from './plugins/origin-check'
import { registerOverload } from './plugins/overload'
import { createCallServer } from './plugins/serve-call'

export interface AppSettings {
  /** Origins beside the request's own host that may call. */
  readonly allowedOrigins: readonly string[]
  readonly secureLoginKey: string | undefined
  readonly apiVersion: string
  /** Requests open at once before new ones are turned away. */
  readonly openRequestsMax: number
  /** Members to try the platform with are made in an empty database. */
  readonly sandbox: boolean
}

export interface AppDeps {
  readonly platform: Platform
  readonly book: OddsBook
  readonly settings: AppSettings
}

/** The server before it listens: requests can be injected. */
export interface App {
  readonly http: FastifyInstance
  readonly session: SessionModule
  readonly wallet: Wallet
  start(): Promise<void>
  stop(): Promise<void>
}

export async function buildApp({ platform, book, settings }: AppDeps): Promise<App> {
  const http = Fastify({
    loggerInstance: platform.log as FastifyBaseLogger,
    disableRequestLogging: true,
    // Only the edge on this machine may say for whom it asks.
    trustProxy: 'loopback',
    bodyLimit: 256 * 1024,
  })
  registerErrorAnswers(http)
  registerOverload(http, settings.openRequestsMax)
  registerOriginCheck(http, settings.allowedOrigins)
  registerJsonOnly(http)
  registerMetrics(http)
  await http.register(fastifyCookie)

  const wallet = createWallet(platform)
  const uplines = createUplines(platform.database)
  const passwords = createPasswords()
  const session = createSession({ platform, uplines, wallet, passwords, ...settings })
  const modules: ApiModule[] = [
    session,
    createSportsbook({ platform, book, uplines, wallet }),
    createMessages({ platform, sandbox: settings.sandbox }),
  ]
  const calls = createCallServer(http, session.gate)
  for (const module of modules) module.register(calls)
  http.get('/health', async () => ({ status: 'ok' }))

  return {
    http,
    session,
    wallet,
    start: async () => {
      if (settings.sandbox) await seedSandboxMembers({ platform, wallet, hash: passwords.hash })
      for (const module of modules) await module.start?.()
    },
    stop: async () => {
      await http.close()
      for (const module of [...modules].reverse()) await module.stop?.()
    },
  }
}
