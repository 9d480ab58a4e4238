import { ErrorBudget, type ReleaseChange } from '@touchline/contracts'
import { InvalidArgumentError } from 'commander'
import * as v from 'valibot'
import { budgetText } from '../core/budget-text'
import { type ChangingOptions, changeRelease } from '../core/change-release'
import { CliError } from '../core/cli-error'
import { changing, type MakeCommand } from '../core/command'
import { identityOf, type Session } from '../core/session'

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
    .option('--max-error-rate <percent>', 'share of devices that may fail', numberOf)
    .option('--min-loads <number>', 'devices before it judges', numberOf)
    .option('--window <seconds>', 'how far back it looks', numberOf)
    .option('--auto-fallback', 'take a full release back too, not only canaries')
    .option('--no-auto-fallback', 'take canaries back alone')
    .addHelpText('after', '\nWhat is not named stays as it is; without any of these it shows what is set.')
    .action(
      run<BudgetOptions, [string | undefined]>(async (session, options, area) => {
        const { maxErrorRate, minLoads, window: windowSeconds, autoFallback } = options
        const named = Object.entries({
          maxErrorRate: maxErrorRate === undefined ? undefined : maxErrorRate / 100,
          ...{ minLoads, windowSeconds, autoFallback },
        }).filter(([, value]) => value !== undefined)
        if (named.length === 0) return show(session, options, area)
        const values: Partial<ErrorBudget> = Object.fromEntries(named)
        const fault = v.safeParse(v.partial(ErrorBudget), values).issues?.[0]
        if (fault)
          throw new CliError(
            'usage',
            `${v.getDotPath(fault)}: ${fault.message}.`,
            'A rate is 0 to 100 %, the others are whole numbers from 1 on.',
          )
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
  const areas = release?.areas.filter((one) => area === undefined || one.area === area) ?? []
  if (areas.length === 0)
    throw new CliError(
      'refused',
      `There is no area ${area} in ${brand} ${channel}.`,
      '"touchline status" shows what runs.',
    )
  const budgets = Object.fromEntries(areas.map((one) => [one.area, one.budget]))
  output.result(
    { ok: true, brand, channel, budgets },
    areas.map((one) => `${one.area}: ${budgetText(one.budget)}`),
  )
}

function numberOf(text: string): number {
  const number = Number(text)
  if (text !== '' && number >= 0) return number
  throw new InvalidArgumentError('It is a number from 0 on.')
}
