import './provided'
import { canaryBucket } from '@touchline/contracts/release'
import { startShell } from './app/start-shell'
import { tolerateTranslation } from './app/tolerate-translation'
import { takeCarriedSheets } from './composition/loading/carried-sheets'
import { createFederation } from './composition/loading/federation'
import { createIntegrityGuard, installIntegrityGuard } from './composition/loading/integrity-guard'
import { installTrustedTypes } from './composition/loading/trusted-types'
import { type CompositionDeps, startComposition } from './composition/start-composition'
import { deviceId } from './composition/versions/device-id'
import { hasOverrides } from './composition/versions/overrides/override-key'
import { readPage } from './read-page'
import { randomKey } from './services/random-key'

const page = readPage(document)
const guard = createIntegrityGuard(location.origin, takeCarriedSheets(document))
const { current, canary } = page.document.shell
for (const shell of [current, ...(canary ? [canary.candidate] : [])]) guard.admit(shell)
installIntegrityGuard(guard)
installTrustedTypes(guard)
tolerateTranslation(Node)

const device = deviceId(
  () => document.cookie,
  () => localStorage,
  randomKey,
)
const deps = {
  guard,
  fetchRemote: createFederation(guard),
  bucketOf: (area: string, member: string | null) => canaryBucket(member ?? device, area),
  clock: () => performance.now(),
}

/** @param overriding what this browser runs of its own choice, and the code for it */
function start(overriding: Pick<CompositionDeps, 'overrides' | 'fallback'>): void {
  startShell(document.getElementById('root') as HTMLElement, {
    ...page,
    version: process.env.AREA_VERSION ?? '0.0.0',
    device,
    startComposition: (options) => startComposition({ ...deps, ...overriding }, options),
  })
}

async function startWithOverrides(): Promise<void> {
  const { resolveOverrides, OverrideFallback } = await import('./composition/versions/overrides')
  const overrides = await resolveOverrides(() => localStorage, {
    document: page.document,
    pageOrigin: location.origin,
    allowed: page.overrideOrigins,
    fetch: fetch.bind(window),
  })
  start({ overrides, fallback: OverrideFallback })
}

const startWithout = () => start({ overrides: new Map(), fallback: null })

// Players have none, and wait for nothing.
if (!hasOverrides(() => localStorage)) startWithout()
else startWithOverrides().catch(startWithout)
