import { ago } from '../core/ago'
import { type MakeCommand, reading } from '../core/command'
import type { CommonOptions } from '../core/session'
import { sizeText } from '../core/size-text'
import { table } from '../core/table'
import { firstLoadOf } from '../gate/first-load'

const EXAMPLE = 'touchline versions\ntouchline versions sportsbook'

export const versions: MakeCommand = (run) =>
  reading('versions', 'Show what is published, newest first', EXAMPLE)
    .argument('[area]', 'only of this area')
    .action(
      run<CommonOptions, [string | undefined]>(async ({ client, output, io }, _options, area) => {
        const published = await client.versions(area)
        const { colours } = output
        const head = ['area', 'version', 'built', 'first load', 'contracts'].map(colours.dim)
        const rows = published.map((manifest) => [
          manifest.area,
          manifest.version,
          manifest.builtAt ? ago(Date.parse(manifest.builtAt), io.now()) : '–',
          `${sizeText(firstLoadOf(manifest).gzip)} gz`,
          manifest.contractRange,
        ])
        const lines = rows.length > 0 ? table(head, rows, output.columns) : ['Nothing is published yet.']
        output.result({ ok: true, versions: published }, lines)
      }),
    )
