import { parseAreaVersion } from '../core/area-version'
import { type ChangingOptions, changeRelease } from '../core/change-release'
import { changing, type MakeCommand } from '../core/command'
import { parsePercent } from '../core/percent'
import { requireCanary } from '../core/require-canary'

const EXAMPLE =
  'touchline canary sportsbook@1.4.2 --percent 10\ntouchline canary sportsbook --percent 0 --reason "slip is slow"'

interface CanaryOptions extends ChangingOptions {
  percent: number
}

export const canary: MakeCommand = (run) =>
  changing('canary', 'Give a version to a share of the members, the same ones every time', EXAMPLE)
    .argument('<area[@version]>', 'version to try; with --percent 0 the area alone is enough')
    .requiredOption('--percent <0-100>', 'share of the members; 0 ends the canary', parsePercent)
    .option('--unchecked', 'even if the gate was not passed; needs --reason')
    .action(
      run<CanaryOptions, [string]>(async (session, options, text) => {
        const { percent } = options
        const canaryOf = requireCanary(text)
        await changeRelease(session, options, {
          fallback: percent === 0 ? 'end of the canary' : `canary at ${percent} %`,
          change: (document) => {
            const meant = percent === 0 ? canaryOf(document) : parseAreaVersion(text)
            return { kind: 'canary', ...meant, percent }
          },
        })
      }),
    )
