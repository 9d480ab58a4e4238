import { join } from 'node:path'
import type { ReleaseDocument } from '@touchline/contracts/release'
import type { RateLimit } from '@touchline/serving'
import { type Brand, readBrands } from '../../brands/read-brand'
import { temporaryFolder } from '../../testing/sample-build'
import { createEdge, type EdgeOptions } from '../app'
import { createDirectory, type UnknownHost } from '../brand-directory'
import type { RateLimits } from '../limits'
import { type EdgeLimits, LIMITS } from '../limits'
import { sampleRelease } from './sample-release'

/** The token of these edges for their release service. */
export const EDGE_TOKEN = 'a-token-of-edges'

const AREAS = ['shell', 'sportsbook', 'account-info']

const UNLIMITED: RateLimit = { points: Number.MAX_SAFE_INTEGER, seconds: 1 }
/** Tests ask more often than anybody may; the tests of the rates set their own limits. */
const UNLIMITED_RATES: RateLimits = {
  calls: UNLIMITED,
  strangersCalls: UNLIMITED,
  walletCalls: UNLIMITED,
  odds: UNLIMITED,
  pages: UNLIMITED,
  files: UNLIMITED,
  upgrades: UNLIMITED,
  preflights: UNLIMITED,
}

interface SampleOptions extends Partial<Omit<EdgeOptions, 'directory' | 'limits'>> {
  limits?: Partial<EdgeLimits>
  unknownHost?: UnknownHost
  change?: (brand: Brand) => Brand
}

/** An edge over the product's brands and a small release, all of it in a temporary folder. */
export async function sampleEdge({
  unknownHost = 'default',
  change = (brand) => brand,
  limits = {},
  ...rest
}: SampleOptions = {}) {
  const dataDir = await temporaryFolder('edge')
  const releases = join(dataDir, 'releases')
  const document: ReleaseDocument = await sampleRelease(releases, AREAS)
  const brands = (await readBrands()).map(change)
  const directory = createDirectory({ brands, fallback: 'touchline', unknownHost, ports: [8443] })
  const { app, warm } = await createEdge({
    directory: () => directory,
    sourceOf: () => ({ current: () => document, refresh: async () => undefined }),
    releases,
    dataDir,
    channel: 'production',
    api: 'http://127.0.0.1:9',
    reportTo: { url: 'http://127.0.0.1:9', token: EDGE_TOKEN },
    overrideOrigins: [],
    trustedProxies: [],
    limits: {
      ...LIMITS,
      rates: UNLIMITED_RATES,
      newConnections: UNLIMITED,
      fileKilobytes: UNLIMITED,
      ...limits,
    },
    log: () => undefined,
    ...rest,
  })
  return { app, warm, document, dataDir, brands }
}

/** The facts that a page was served with. */
export function factsOf(page: string) {
  const block = /<script type="application\/json" id="touchline-page">(.*?)<\/script>/.exec(page)
  return JSON.parse(block?.[1] ?? 'null')
}
