import { parseArea, parseAreaVersion } from '../core/area-version'
import { type ChangingOptions, changeRelease } from '../core/change-release'
import { changing, type MakeCommand } from '../core/command'

const EXAMPLE =
  'touchline pin tournament@2.0.0 --brand garnet --reason "until the cup is over"\ntouchline pin tournament --off'

export const pin: MakeCommand = (run) =>
  changing('pin', 'Hold an area on one version: every other is refused until it is unpinned', EXAMPLE)
    .argument('<area[@version]>', 'version to hold; with --off the area alone')
    .option('--off', 'let the area go again')
    .action(
      run<ChangingOptions & { off?: boolean }, [string]>(async (session, options, text) => {
        const { area, version } = options.off
          ? { area: parseArea(text.split('@')[0] ?? text), version: null }
          : parseAreaVersion(text)
        await changeRelease(session, options, {
          fallback: version === null ? 'the pin is not needed any more' : `${area} stays on ${version}`,
          change: () => ({ kind: 'pin', area, version }),
        })
      }),
    )
