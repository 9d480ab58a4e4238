import { type ChangingOptions, changeRelease } from '../core/change-release'
import { changing, type MakeCommand } from '../core/command'
import { requireCanary } from '../core/require-canary'

const EXAMPLE =
  'touchline abort sportsbook --reason "slip is slow"\ntouchline abort sportsbook@1.4.2 --emergency'

interface AbortOptions extends ChangingOptions {
  emergency?: boolean
}

export const abort: MakeCommand = (run) =>
  changing('abort', 'End the canary of an area; what runs for everybody is not touched', EXAMPLE)
    .argument('<area[@version]>', 'area whose canary ends; with a version no other one')
    .option('--emergency', 'swap it in open tabs at once, instead of asking players to refresh')
    .action(
      run<AbortOptions, [string]>(async (session, options, text) => {
        const canaryOf = requireCanary(text)
        await changeRelease(session, options, {
          fallback: 'end of the canary',
          change: (document) => {
            const { emergency } = options
            return { kind: 'canary', ...canaryOf(document), percent: 0, ...(emergency ? { emergency } : {}) }
          },
        })
      }),
    )
