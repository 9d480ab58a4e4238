import { parseArea } from '../core/area-version'
import { type ChangingOptions, changeRelease } from '../core/change-release'
import { changing, type MakeCommand } from '../core/command'

const EXAMPLE = 'touchline withdraw loyalty --reason "the trial is over"'

export const withdraw: MakeCommand = (run) =>
  changing('withdraw', 'Take an area out of the release, with its pages and its menu entry', EXAMPLE)
    .argument('<area>', 'area that nobody is to get any more; its published versions stay')
    .action(
      run<ChangingOptions, [string]>(async (session, options, text) => {
        const area = parseArea(text)
        await changeRelease(session, options, {
          fallback: 'withdrawal',
          change: () => ({ kind: 'withdraw', area }),
        })
      }),
    )
