import { randomBytes } from 'node:crypto'
import { forwardClock } from '@touchline/rules'
import type { ClientConfig } from 'pg'
import {
  createPastPlay,
  createPastRooms,
  createRoomPlayers,
  SANDBOX_CURRENCIES,
  seedSandbox,
  startSandboxFeed,
} from '../sandbox'
import { buildApp, type OddsLinks, type OpenOdds } from './app'
import { openBus } from './bus/open-bus'
import { openOdds, type StartLocalFeed } from './open-odds'
import { NO_BRAND_FILES, watchBrands } from './platform/brands'
import { createJobs } from './platform/jobs'
import { createLog } from './platform/log'
import type { Failpoint, Platform } from './platform/module'
import { releaseNews } from './plugins/release-news'
import type { Settings } from './settings'
import { openDatabase } from './storage/open-database'
import { startStorage } from './storage/start-storage'

/** A running server. */
export interface RunningServer {
  readonly address: string
  stop(): Promise<void>
}

export interface ServerParts {
  readonly failpoint?: Failpoint
  readonly openOdds?: (links: OddsLinks) => OpenOdds
}

/** Starts the database, the odds and the server, in this order; what fails says what to do. */
export async function runServer(settings: Settings, parts: ServerParts = {}): Promise<RunningServer> {
  // Logs go to stderr: stdout is for the one line that says it is ready.
  const log = createLog(settings.logLevel, process.stderr.fd)
  const steady = () => performance.now()
  const now = forwardClock({
    wall: () => Date.now(),
    steady,
    onStepBack: (ms) =>
      log.warn({ ms }, 'the clock of the machine stepped back; this process keeps its time'),
  })
  const storage = await startStorage({ ...settings, warn: (message) => log.warn(message) })
  if (settings.sandbox) await seed(storage.owner, settings, now)
  const brandFiles = settings.brandsDir === undefined ? undefined : await watchBrands(settings.brandsDir)
  if (!brandFiles) log.warn('BRANDS_DIR is not set: the terms of the product hold at every brand')
  const database = openDatabase(storage.app)
  const bus = await openBus({ ...settings, now, warn: (message) => log.warn(message) })
  const platform: Platform = {
    database,
    now,
    steady,
    newId: () => randomBytes(16).toString('base64url'),
    randomBytes,
    random: Math.random,
    failpoint: parts.failpoint ?? (() => undefined),
    log,
    notifications: bus.notifications,
    brands: brandFiles ?? NO_BRAND_FILES,
  }
  const app = buildApp({
    platform,
    settings,
    openOdds:
      parts.openOdds ??
      ((links) => openOdds(settings, { ...links, now, feedLine: bus.feedLine }, sandboxFeed(settings))),
    releases$: releaseNews({
      service: settings.releaseService,
      channel: settings.releaseChannel,
      random: Math.random,
      log: (message, facts) => log.warn(facts, message),
    }),
    gameProviders: settings.gameProviders(),
    operators: { settings: settings.operatorWallets() },
    pricing: settings.pricing(),
    houseRoomCurrencies: settings.sandbox ? SANDBOX_CURRENCIES : [],
    houseRoomPace: settings.sandbox && !settings.feedSecret ? settings.feedSpeed : 1,
  })
  const pastPlay =
    settings.sandbox && !settings.feedSecret ? createPastPlay({ platform, settings }) : undefined
  const roomPlayers =
    settings.sandbox && !settings.feedSecret
      ? createRoomPlayers({ platform, tournament: app.tournament, currencies: SANDBOX_CURRENCIES })
      : undefined
  const pastRooms =
    settings.sandbox && !settings.feedSecret ? createPastRooms({ platform, settings }) : undefined
  const jobs = createJobs(
    [
      ...(brandFiles ? [brandFiles.job] : []),
      ...(pastPlay?.jobs ?? []),
      ...(pastRooms?.jobs ?? []),
      ...(roomPlayers?.jobs ?? []),
    ],
    platform,
  )
  const stop = async (): Promise<void> => {
    await app.stop()
    await jobs.stop()
    await pastPlay?.stop()
    await bus.close()
    await database.close()
    await storage.stop()
  }
  try {
    await app.start()
    await jobs.start()
    const address = await app.http.listen({ host: settings.host, port: settings.port })
    return { address, stop }
  } catch (error) {
    await stop()
    throw explained(error, settings)
  }
}

async function seed(owner: ClientConfig, settings: Settings, now: () => number): Promise<void> {
  const database = openDatabase(owner)
  try {
    await seedSandbox({ database, now }, settings)
  } finally {
    await database.close()
  }
}

const sandboxFeed =
  ({ sandboxSeed, feedSpeed, sandboxDays }: Settings): StartLocalFeed =>
  ({ pastSink, ...parts }) =>
    startSandboxFeed({
      seed: sandboxSeed,
      speed: feedSpeed,
      ...parts,
      ...(sandboxDays > 0 && { pastSink }),
    })

function explained(error: unknown, { port }: Settings): unknown {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  return taken ? new Error(`Port ${port} is taken: set API_PORT to another one`) : error
}
