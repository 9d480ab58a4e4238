import type { FastifyInstance } from 'fastify'
import type { GameConnection } from '../../platform/game-connection'
import type { ApiModule, Platform } from '../../platform/module'
import { providerHttp } from '../../platform/provider-http'
import type { OperatorWallets, Wallet } from '../wallet'
import type { WalletProtocol } from './adapters/adapter'
import { gisConnection, gisProtocol } from './adapters/gis'
import { hub88Connection, hub88Protocol } from './adapters/hub88'
import { touchlineConnection, touchlineProtocol } from './adapters/touchline'
import { type TransferConnection, transferConnection } from './adapters/transfer'
import { registerCallbacks } from './callbacks'
import type { ConnectionSettings } from './connection-settings'
import { comparisonJob, reconciliationJob } from './reconciliation'
import { type WalletToken, walletCalls } from './repository'
import { createWalletService, type GameOf } from './service'
import { createTransferWallets, type TransferWallets } from './transfer-wallet'

export { type ConnectionSettings, readConnections } from './connection-settings'
export {
  type ComparedBook,
  compareDay,
  type DayOfConnection,
  differenceOf,
  reconcileDay,
} from './reconciliation'
export type { PlayerFacts } from './repository'
export type { GameFacts } from './rules'
export type { GameOf } from './service'
export type { OutcomeCode } from './wallet-event'

/** All that is connected. */
export interface Connections {
  /** Enabled connections, for the catalogue and launches. */
  readonly all: readonly GameConnection[]
  /** For wallet calls. */
  readonly protocols: readonly WalletProtocol[]
  readonly transfer: readonly TransferConnection[]
}

/** @throws Error that names the key which a connection lacks */
export function createConnections(
  settings: readonly ConnectionSettings[],
  { now }: Pick<Platform, 'now'>,
): Connections {
  const connected = <Connection>(
    adapter: ConnectionSettings['adapter'],
    make: (
      one: ConnectionSettings,
      deps: { ask: ReturnType<typeof providerHttp>; now: () => number },
    ) => Connection,
  ) => settings.filter((one) => one.adapter === adapter).map((one) => make(one, { ask: providerHttp(), now }))
  const touchline = connected('touchline', touchlineConnection)
  const hub88 = connected('hub88', hub88Connection)
  const gis = connected('gis', gisConnection)
  const transfer = connected('transfer', transferConnection)
  return {
    transfer,
    all: settings
      .filter(({ enabled }) => enabled)
      .flatMap(({ id }) => [...touchline, ...hub88, ...gis, ...transfer].find((one) => one.id === id) ?? []),
    protocols: [touchlineProtocol(touchline), hub88Protocol(hub88), gisProtocol(gis)],
  }
}

export interface ProvidersDeps {
  readonly platform: Pick<Platform, 'database' | 'now' | 'log' | 'randomBytes' | 'newId'>
  readonly wallet: Pick<Wallet, 'transfers' | 'announce'>
  /** Of members whose wallet an operator keeps. */
  readonly operators: Pick<OperatorWallets, 'keeps' | 'balanceOf' | 'withReservation'>
  readonly connections: Connections
  readonly gameOf: GameOf
}

export interface Providers extends ApiModule {
  /** Puts the wallet calls of providers on the server. */
  registerCallbacks(http: FastifyInstance): void
  /** A new token under which a provider may move money of this member in a game. */
  openToken(facts: Omit<WalletToken, 'at' | 'expiresAt'>): Promise<string>
  /** Where a provider has a wallet of its own, the member's money goes there; from others it comes back. */
  readonly enter: TransferWallets['enter']
}

const TOKEN_BYTES = 32
const TOKEN_MS = 12 * 3_600_000

/** Wallet calls of game providers: they alone move money of games. */
export function createProviders({
  platform,
  wallet,
  operators,
  connections,
  gameOf,
}: ProvidersDeps): Providers {
  const calls = walletCalls(platform.database)
  const transferWallets = createTransferWallets({ platform, wallet, connections: connections.transfer })
  const service = createWalletService({ platform, wallet, operators, calls, gameOf })
  return {
    register: () => undefined,
    jobs: [reconciliationJob(platform), comparisonJob(platform, connections.all), ...transferWallets.jobs],
    enter: transferWallets.enter,
    registerCallbacks: (http) => registerCallbacks(http, connections.protocols, service),
    openToken: async (facts) => {
      const token = platform.randomBytes(TOKEN_BYTES).toString('base64url')
      const at = platform.now()
      await calls.openToken(token, { ...facts, at, expiresAt: at + TOKEN_MS })
      return token
    },
  }
}
