import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { containerName } from '@touchline/contracts/release'
import type { Releases } from '../../support/releases'
import { buildVariant } from '../../support/variant-build'

const ROOT = resolve(import.meta.dirname, '../../..')
const VERSION = '0.0.3-single'

/** Shell and sportsbook of the same sources in one bundle, with no federation between them: the yardstick. */
export async function publishSingleBundle(
  releases: Releases,
): Promise<{ shell: string; sportsbook: string }> {
  const shell = await buildVariant({ folder: 'host-shell', version: VERSION, change: bundleTogether })
  await releases.publish(shell)
  await releases.publish(emptySportsbook())
  return { shell: VERSION, sportsbook: VERSION }
}

function bundleTogether(source: string): void {
  const federation = join(source, 'composition/loading/federation.ts')
  if (!existsSync(federation)) throw new Error(`${federation} is not there to be replaced`)
  writeFileSync(
    federation,
    `import type { RemoteModule } from '@touchline/contracts/host'
     import type { ReleasedVersion } from '@touchline/contracts/release'
     import sportsbook from ${JSON.stringify(join(ROOT, 'mfe-sportsbook/src/remote.ts'))}
     export type FetchRemote = (area: string, release: ReleasedVersion) => Promise<RemoteModule>
     export const createFederation = (_guard: unknown): FetchRemote => async () => sportsbook`,
  )
  const config = join(source, '../webpack.config.mjs')
  const federated = readFileSync(config, 'utf8').replace('export default', 'const config =')
  writeFileSync(
    config,
    `${federated}
     config.plugins = config.plugins.filter((plugin) => plugin.constructor.name !== 'ModuleFederationPlugin')
     export default config`,
  )
}

/** The sportsbook's release as this page sees it: nothing to fetch ahead, because the shell has it. */
function emptySportsbook(): string {
  const copy = mkdtempSync(join(tmpdir(), 'touchline-empty-'))
  cpSync(join(ROOT, 'mfe-sportsbook/dist'), copy, { recursive: true })
  // The copy differs from the build, so its hashes are dropped.
  const { files: _, ...facts } = JSON.parse(readFileSync(join(copy, 'build.json'), 'utf8'))
  const [from, to] = [containerName('sportsbook', facts.version), containerName('sportsbook', VERSION)]
  for (const file of [facts.entry, ...Object.values<string>(facts.worded)])
    writeFileSync(join(copy, file), readFileSync(join(copy, file), 'utf8').replaceAll(from, to))
  writeFileSync(join(copy, 'build.json'), JSON.stringify({ ...facts, version: VERSION, initial: [] }))
  return copy
}
