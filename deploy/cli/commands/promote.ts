import { type ChangingOptions, changeRelease } from '../core/change-release'
import { changing, type MakeCommand } from '../core/command'
import { requireCanary } from '../core/require-canary'

const EXAMPLE =
  'touchline promote sportsbook@1.4.2 --reason "two days at 10 % without a failure"\ntouchline promote sportsbook'

export const promote: MakeCommand = (run) =>
  changing('promote', 'Give the canary of an area to everybody', EXAMPLE)
    .argument('<area[@version]>', 'area whose canary becomes its version; with a version no other one')
    .option('--unchecked', 'even if the gate was not passed; needs --reason')
    .action(
      run<ChangingOptions, [string]>(async (session, options, text) => {
        const canaryOf = requireCanary(text)
        await changeRelease(session, options, {
          fallback: `the canary of ${text} is good`,
          change: (document) => ({ kind: 'promote', ...canaryOf(document) }),
        })
      }),
    )
