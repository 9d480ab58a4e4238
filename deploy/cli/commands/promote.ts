import { type ChangingOptions, changeRelease } from '../core/change-release'
import { CliError } from '../core/cli-error'
import { changing, type MakeCommand } from '../core/command'
import { areasOf } from '../core/document-diff'

const EXAMPLE = 'touchline promote sportsbook --reason "two days at 10 % without a failure"'

export const promote: MakeCommand = (run) =>
  changing('promote', 'Give the canary of an area to everybody', EXAMPLE)
    .argument('<area>', 'area whose canary becomes its version')
    .option('--unchecked', 'even if the gate was not passed; needs --reason')
    .action(
      run<ChangingOptions, [string]>(async (session, options, area) => {
        await changeRelease(session, options, {
          fallback: `the canary of ${area} is good`,
          change: (document) => {
            if (!areasOf(document)[area]?.canary) {
              throw new CliError(
                'refused',
                `${area} has no canary to promote.`,
                `Start one with "touchline canary ${area}@<version> --percent 10", or use "touchline set".`,
              )
            }
            return { kind: 'promote', area }
          },
        })
      }),
    )
