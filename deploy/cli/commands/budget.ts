import type { ErrorBudget, ReleaseChange } from '@touchline/contracts/release'
import { InvalidArgumentError } from 'commander'
import { parseArea } from '../core/area-version'
import { budgetText } from '../core/budget-text'
import { type ChangingOptions, changeRelease } from '../core/change-release'
import { changing, type MakeCommand } from '../core/command'
import { parsePercent } from '../core/percent'
import { identityOf, type Session } from '../core/session'
import { unknownArea } from '../core/unknown-area'

const EXAMPLE =
  'touchline budget sportsbook --max-error-rate 2 --min-loads 50 --window 600\ntouchline budget --auto-fallback\ntouchline budget'

interface BudgetOptions extends ChangingOptions {
  maxErrorRate?: number
  minLoads?: number
  window?: number
  autoFallback?: boolean
}

export const budget: MakeCommand = (run) =>
  changing('budget', 'Say how many failures a version may have before the service takes it back', EXAMPLE)
    .argument('[area]', 'only for this area (default: all that have none of their own)')
    .option('--max-error-rate <percent>', 'share of devices that may fail', parsePercent)
    .option('--min-loads <number>', 'devices before it judges', countTo(1_000_000))
    .option('--window <seconds>', 'how far back it looks', countTo(86_400))
    .option('--auto-fallback', 'take a full release back too, not only canaries')
    .option('--no-auto-fallback', 'take canaries back alone')
    .addHelpText('after', '\nWhat is not named stays as it is; without any of these it shows what is set.')
    .action(
      run<BudgetOptions, [string | undefined]>(async (session, options, text) => {
        const area = text === undefined ? undefined : parseArea(text)
        const { maxErrorRate, minLoads, window: windowSeconds, autoFallback } = options
        const named = Object.entries({
          maxErrorRate: maxErrorRate === undefined ? undefined : maxErrorRate / 100,
          minLoads,
          windowSeconds,
          autoFallback,
        }).filter(([, value]) => value !== undefined)
        if (named.length === 0) return show(session, options, area)
        const values: Partial<ErrorBudget> = Object.fromEntries(named)
        const change: ReleaseChange = { kind: 'budget', area: area ?? null, ...values }
        await changeRelease(session, options, { fallback: 'error budget', change: () => change })
      }),
    )

/** Every budget that is in effect, or the one of an area. */
async function show(
  { client, output }: Session,
  options: BudgetOptions,
  area: string | undefined,
): Promise<void> {
  const { brand, channel } = identityOf(options)
  const [release] = await client.status(brand, channel)
  const all = release?.areas ?? []
  const areas = all.filter((one) => area === undefined || one.area === area)
  if (area !== undefined && areas.length === 0)
    throw unknownArea(
      area,
      all.map((one) => one.area),
      { brand, channel },
    )
  const budgets = Object.fromEntries(areas.map((one) => [one.area, one.budget]))
  output.result(
    { ok: true, brand, channel, budgets },
    areas.map((one) => `${one.area}: ${budgetText(one.budget)}`),
  )
}

/** A whole number from 1 to the largest that the service takes. */
const countTo = (max: number) => (text: string) => {
  const count = Number(text)
  if (Number.isInteger(count) && count >= 1 && count <= max) return count
  throw new InvalidArgumentError(`It is a whole number from 1 to ${max}.`)
}
