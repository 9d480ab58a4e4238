import { parseAreaVersion } from '../core/area-version'
import { type ChangingOptions, changeRelease } from '../core/change-release'
import { changing, type MakeCommand } from '../core/command'

const EXAMPLE = 'touchline set sportsbook@1.4.2 tournament@2.0.0 --reason "both were checked together"'

export const set: MakeCommand = (run) =>
  changing('set', 'Give versions to everybody at once, without a canary', EXAMPLE)
    .argument('<area@version...>', 'versions that run from now on')
    .option('--new-channel', 'the first release of a channel that no brand has yet')
    .option('--unchecked', 'even if the gate was not passed; needs --reason')
    .action(
      run<ChangingOptions, [string[]]>(async (session, options, texts) => {
        const wanted = texts.map(parseAreaVersion)
        const versions = Object.fromEntries(wanted.map(({ area, version }) => [area, version]))
        await changeRelease(session, options, {
          fallback: 'release without a canary',
          change: () => ({ kind: 'set', versions }),
        })
      }),
    )
