import { type ChangingOptions, changeRelease } from '../core/change-release'
import { changing, type MakeCommand } from '../core/command'

const EXAMPLE =
  'touchline rollback sportsbook --reason "cash-out fails"\ntouchline rollback sportsbook --to 1.4.1 --emergency'

interface RollbackOptions extends ChangingOptions {
  to?: string
  emergency?: boolean
}

export const rollback: MakeCommand = (run) =>
  changing('rollback', 'Put one area back; the others are not touched', EXAMPLE)
    .argument('<area>', 'area to put back; its canary ends too')
    .option('--to <version>', 'version to go back to (default: the last good one)')
    .option('--emergency', 'swap it in open tabs at once, instead of asking players to refresh')
    .action(
      run<RollbackOptions, [string]>(async (session, options, area) => {
        const { to, emergency } = options
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
