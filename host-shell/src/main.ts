import './provided'
import { startShell } from './app/start-shell'
import { canaryBucket } from './composition/canary-bucket'
import { deviceId } from './composition/device-id'
import { createFederation } from './composition/federation'
import { createGuard, installGuard } from './composition/guard'
import { readOverrides } from './composition/overrides/override'
import { type ResolvedOverride, resolveOverrides } from './composition/overrides/resolve-override'
import { startComposition } from './composition/start-composition'
import { installTrustedTypes } from './composition/trusted-types'
import { readPage } from './read-page'
import { randomKey } from './services/random-key'

const page = readPage(document)
const guard = createGuard(location.origin)
const { current, canary } = page.document.shell
for (const shell of [current, ...(canary ? [canary.candidate] : [])]) guard.admit(shell)
installGuard(guard)
installTrustedTypes(guard)

const device = deviceId(() => localStorage, randomKey)
const deps = {
  guard,
  fetchRemote: createFederation(guard),
  bucketOf: (area: string, member: string | null) => canaryBucket(member ?? device, area),
  clock: () => performance.now(),
}

function start(overrides: ReadonlyMap<string, ResolvedOverride>): void {
  startShell(document.getElementById('root') as HTMLElement, {
    ...page,
    version: process.env.AREA_VERSION ?? '0.0.0',
    device,
    startComposition: (options) => startComposition({ ...deps, overrides }, options),
  })
}

// Players have none, and wait for nothing.
const overrides = readOverrides(() => localStorage)
if (Object.keys(overrides).length === 0) start(new Map())
else {
  const { document: release, overrideOrigins: allowed } = page
  const asked = { document: release, pageOrigin: location.origin, allowed, fetch: fetch.bind(window) }
  void resolveOverrides(overrides, asked).then(start)
}
