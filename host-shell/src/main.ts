import './provided'
import { canaryBucket } from '@touchline/contracts'
import { startShell } from './app/start-shell'
import { takeCarriedSheets } from './composition/carried-sheets'
import { deviceId } from './composition/device-id'
import { createFederation } from './composition/federation'
import { createGuard, installGuard } from './composition/guard'
import { hasOverrides } from './composition/overrides/override-key'
import { type CompositionDeps, startComposition } from './composition/start-composition'
import { installTrustedTypes } from './composition/trusted-types'
import { readPage } from './read-page'
import { randomKey } from './services/random-key'

const page = readPage(document)
const guard = createGuard(location.origin, takeCarriedSheets(document))
const { current, canary } = page.document.shell
for (const shell of [current, ...(canary ? [canary.candidate] : [])]) guard.admit(shell)
installGuard(guard)
installTrustedTypes(guard)

const device = deviceId(document.cookie, () => localStorage, randomKey)
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
  const { resolveOverrides, OverrideFallback } = await import('./composition/overrides')
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
