import { type MakeCommand, reading } from '../core/command'
import type { CommonOptions } from '../core/session'
import { statusLines } from '../core/status-lines'

const EXAMPLE = 'touchline status\ntouchline status --brand garnet --json'

export const status: MakeCommand = (run) =>
  reading('status', 'Show which version of every area runs where, and how it fares', EXAMPLE)
    .option('--all-brands', 'every brand, as without --brand')
    .action(
      run<CommonOptions, []>(async ({ client, output }, { brand, channel }) => {
        const releases = await client.status(brand, channel)
        const lines = releases.flatMap((release) => [...statusLines(release, output), ''])
        output.result(
          { ok: true, releases },
          releases.length > 0 ? lines.slice(0, -1) : ['Nothing is released yet.'],
        )
      }),
    )
