import './provided'
import { startShell } from './app/start-shell'
import type { ShellBoot } from './composition/composition'
import { deviceBucket } from './composition/device-bucket'
import { createFederation } from './composition/federation'
import { createGuard, installGuard } from './composition/guard'
import { startComposition } from './composition/start-composition'
import { installTrustedTypes } from './composition/trusted-types'
import { readPage } from './read-page'

const page = readPage(document)
const guard = createGuard(location.origin)
const { current, canary } = page.document.shell
for (const shell of [current, ...(canary ? [canary.candidate] : [])]) guard.admit(shell)
installGuard(guard)
installTrustedTypes(guard)

const deps = {
  guard,
  fetchRemote: createFederation(guard),
  bucket: deviceBucket(() => localStorage, Math.random),
  clock: () => performance.now(),
}
const boot: ShellBoot = {
  ...page,
  version: process.env.AREA_VERSION ?? '0.0.0',
  startComposition: (options) => startComposition(deps, options),
}
startShell(document.getElementById('root') as HTMLElement, boot)
