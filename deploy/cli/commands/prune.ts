import { InvalidArgumentError } from 'commander'
import { type MakeCommand, reading } from '../core/command'
import type { CommonOptions } from '../core/session'

const EXAMPLE = 'touchline prune --keep 10 --dry-run\ntouchline prune --keep 10'

interface PruneOptions extends CommonOptions {
  keep: number
  openFor?: number
  dryRun?: boolean
}

export const prune: MakeCommand = (run) =>
  reading(
    'prune',
    'Delete old versions that nobody runs and nothing goes back to, and uploads that were given up',
    EXAMPLE,
  )
    .requiredOption('--keep <number>', 'newest versions of every area that stay in any case', countOf)
    .option('--open-for <days>', 'what ran since then stays: tabs may be open with it (default: 14)', daysOf)
    .option('--dry-run', 'say what would be deleted, and delete nothing')
    .action(
      run<PruneOptions, []>(async ({ client, output }, { keep, openFor, dryRun = false }) => {
        const { removed, uploads } = await client.prune({
          keep,
          dryRun,
          ...(openFor === undefined ? {} : { openForDays: openFor }),
        })
        const verb = dryRun ? 'would be deleted' : 'deleted'
        const lines = [
          ...removed.map(({ area, version }) => `${area}@${version} ${verb}`),
          ...uploads.map(
            ({ area, version }) => `the upload of ${area}@${version} that nobody committed ${verb}`,
          ),
        ]
        output.result(
          { ok: true, dryRun, removed, uploads },
          lines.length > 0 ? lines : ['There is nothing to delete.'],
        )
      }),
    )

function countOf(text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count > 0) return count
  throw new InvalidArgumentError('It is a whole number above 0.')
}

function daysOf(text: string): number {
  const days = Number(text)
  if (text !== '' && days >= 0) return days
  throw new InvalidArgumentError('It is a number of days.')
}
