import { type MakeCommand, reading } from '../core/command'
import type { CommonOptions } from '../core/session'
import { sizeText } from '../core/size-text'
import { table } from '../core/table'
import { firstLoadOf } from '../gate/first-load'
import { type Uploaded, uploadBuild } from '../upload-build'

const EXAMPLE =
  'TOUCHLINE_VERSION=1.4.2 npx pnpm@12.21.0 --filter @touchline/mfe-sportsbook build\ntouchline publish mfe-sportsbook/dist'

interface PublishOptions extends CommonOptions {
  dryRun?: boolean
}

export const publish: MakeCommand = (run) =>
  reading('publish', 'Put finished builds where they can be released; nobody gets them yet', EXAMPLE)
    .argument('<dist...>', 'folders of finished builds')
    .option('--dry-run', 'say what would be published, and upload nothing')
    .action(
      run<PublishOptions, [string[]]>(async ({ client, output }, options, folders) => {
        const published: Uploaded[] = []
        for (const folder of folders) {
          published.push(
            await uploadBuild(client, folder, { dryRun: Boolean(options.dryRun), step: output.step }),
          )
        }
        const facts = published.map(({ area, manifest, isNew }) => ({ area, isNew, ...manifest }))
        const rows = published.map(({ area, manifest, isNew }) => [
          `${area}@${manifest.version}`,
          isNew ? (options.dryRun ? 'would be published' : 'published') : 'unchanged',
          `${Object.keys(manifest.integrity).length} files`,
          `first load ${sizeText(firstLoadOf(manifest).gzip)} gz`,
        ])
        output.result({ ok: true, dryRun: Boolean(options.dryRun), published: facts }, [
          ...table([], rows, output.columns),
          ...next(published, options),
        ])
      }),
    )

function next(published: readonly Uploaded[], { dryRun }: PublishOptions): string[] {
  const fresh = published.find(({ isNew }) => isNew)
  if (!fresh || dryRun) return []
  return [`Next: touchline check ${fresh.area}@${fresh.manifest.version}`]
}
