import { InvalidArgumentError } from 'commander'
import { type ChangingOptions, changeRelease } from '../core/change-release'
import { changing, type MakeCommand } from '../core/command'

const EXAMPLE =
  'touchline budget sportsbook --max-error-rate 2 --min-loads 50 --window 600\ntouchline budget --auto-fallback'

interface BudgetOptions extends ChangingOptions {
  maxErrorRate: number
  minLoads: number
  window: number
  autoFallback?: boolean
}

export const budget: MakeCommand = (run) =>
  changing('budget', 'Say how many failures a version may have before the service takes it back', EXAMPLE)
    .argument('[area]', 'only for this area (default: all)')
    .option('--max-error-rate <percent>', 'share of loads that may fail', numberOf, 2)
    .option('--min-loads <number>', 'loads before it judges', numberOf, 20)
    .option('--window <seconds>', 'how far back it looks', numberOf, 600)
    .option('--auto-fallback', 'take a full release back too, not only canaries')
    .action(
      run<BudgetOptions, [string | undefined]>(async (session, options, area) => {
        const { maxErrorRate, minLoads, window, autoFallback = false } = options
        await changeRelease(session, options, {
          fallback: 'error budget',
          change: () => ({
            kind: 'budget',
            area: area ?? null,
            maxErrorRate: maxErrorRate / 100,
            minLoads,
            windowSeconds: window,
            autoFallback,
          }),
        })
      }),
    )

function numberOf(text: string): number {
  const number = Number(text)
  if (text !== '' && number >= 0) return number
  throw new InvalidArgumentError('It is a number from 0 on.')
}
