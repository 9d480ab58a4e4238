import { InvalidArgumentError } from 'commander'
import { readTime } from '../../read-time'
import { type ChangingOptions, changeRelease } from '../core/change-release'
import { changing, type MakeCommand } from '../core/command'

const EXAMPLE =
  'touchline freeze --until 2026-12-27T06:00Z --reason "holidays"\ntouchline freeze --off --all-brands'

interface FreezeOptions extends ChangingOptions {
  off?: boolean
  until?: number
}

export const freeze: MakeCommand = (run) =>
  changing('freeze', 'Refuse every change but rollbacks', EXAMPLE)
    .option('--until <time>', 'when it ends by itself, in ISO 8601 with a zone', timeOf)
    .option('--off', 'end the freeze')
    .option('--all-brands', 'every brand that has a release in the channel')
    .action(
      run<FreezeOptions, []>(async (session, options) => {
        const { off, until } = options
        await changeRelease(session, options, {
          fallback: off ? 'end of the freeze' : 'freeze',
          change: () =>
            off ? { kind: 'freeze', on: false } : { kind: 'freeze', on: true, ...(until ? { until } : {}) },
        })
      }),
    )

function timeOf(text: string): number {
  const at = readTime(text)
  if (at === null)
    throw new InvalidArgumentError('It is a time that exists, with its zone, as 2026-12-27T06:00Z.')
  if (at <= Date.now()) throw new InvalidArgumentError('That time has passed.')
  return at
}
