import type { AuditVerdict } from '@touchline/contracts/release'
import { InvalidArgumentError } from 'commander'
import { CliError } from '../core/cli-error'
import { type MakeCommand, reading } from '../core/command'
import { historyLines } from '../core/history-lines'
import { type CommonOptions, identityOf } from '../core/session'

const EXAMPLE = 'touchline history --limit 5\ntouchline history --brand garnet --json'

interface HistoryOptions extends CommonOptions {
  limit: number
}

export const history: MakeCommand = (run) =>
  reading('history', 'Show who changed what and why, and that nobody altered the record', EXAMPLE)
    .option('--limit <number>', 'newest entries to show', countOf, 20)
    .action(
      run<HistoryOptions, []>(async ({ client, output, io }, options) => {
        const identity = identityOf(options)
        const [entries, chain] = await Promise.all([
          client.history(identity, options.limit),
          client.verifyHistory(identity),
        ])
        const { colours } = output
        const lines =
          entries.length > 0 ? historyLines(entries, output, io.now()) : ['Nothing was changed yet.']
        if (!chain.ok) {
          if (!options.json) output.result(null, lines)
          throw altered({ ...identity, entries, chain })
        }
        const seal = `✓ The record is whole: ${chain.entries} ${chain.entries === 1 ? 'entry' : 'entries'}, each sealed by the next; the last is ${chain.head?.slice(0, 12) ?? 'none'}.`
        output.result({ ok: true, ...identity, entries, chain }, [...lines, colours.green(seal)])
      }),
    )

/** Prints the readable entries all the same; then the fault. */
const altered = (facts: { chain: AuditVerdict } & Record<string, unknown>): CliError =>
  new CliError(
    'unexpected',
    `The history was altered: ${facts.chain.problem}.`,
    'Keep the data folder as it is and compare it with a backup.',
    facts,
  )

function countOf(text: string): number {
  const count = Number(text)
  if (Number.isInteger(count) && count > 0) return count
  throw new InvalidArgumentError('It is a whole number above 0.')
}
