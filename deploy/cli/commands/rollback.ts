import { parseArea, parseVersion } from '../core/area-version'
import { type ChangingOptions, changeRelease } from '../core/change-release'
import { changing, type MakeCommand } from '../core/command'

const EXAMPLE =
  'touchline rollback sportsbook --reason "cash-out fails"\ntouchline rollback sportsbook --to 1.4.1 --emergency\ntouchline rollback sportsbook --all-brands'

interface RollbackOptions extends ChangingOptions {
  to?: string
  emergency?: boolean
}

export const rollback: MakeCommand = (run) =>
  changing('rollback', 'Put one area back; the others are not touched', EXAMPLE)
    .argument('<area>', 'area to put back; its canary ends too')
    .option('--to <version>', 'version that ran here before (default: the last good one)')
    .option('--all-brands', 'every brand that has a release in the channel')
    .option(
      '--unchecked',
      'to a version that never ran here and passed no gate; needs --reason and the role promote',
    )
    .option('--emergency', 'swap it in open tabs at once, instead of asking players to refresh')
    .action(
      run<RollbackOptions, [string]>(async (session, options, text) => {
        const { emergency } = options
        const area = parseArea(
          text,
          (named) => `Write it as "touchline rollback ${named.area} --to ${named.version}".`,
        )
        const to = options.to === undefined ? undefined : parseVersion(options.to)
        await changeRelease(session, options, {
          fallback: emergency ? 'emergency rollback' : 'rollback',
          change: () => ({
            kind: 'rollback',
            area,
            ...(to === undefined ? {} : { to }),
            ...(emergency ? { emergency } : {}),
          }),
        })
      }),
    )
