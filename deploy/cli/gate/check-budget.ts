import type { PublishedVersion } from '@touchline/contracts'
import { type Finding, failed, passed } from './check-result'
import { firstLoadOf } from './first-load'

/** What an area may transfer before it shows something. */
export interface Budget {
  /** Kilobytes (1024 bytes) of JavaScript, gzipped. */
  scriptKb: number
  /** Kilobytes (1024 bytes) of style sheets, gzipped. */
  styleKb: number
}
export type Budgets = Readonly<Record<string, Budget>>

/** Name of the budget of areas that have none of their own. */
export const OTHERS = 'others'

/** Whether the first files of a version stay within the budget of its area. */
export function checkBudget(area: string, manifest: PublishedVersion, budgets: Budgets): Finding {
  const budget = budgets[area] ?? budgets[OTHERS]
  if (!budget) return failed('no budget', [`deploy/budgets.json has neither "${area}" nor "${OTHERS}"`])
  if (!manifest.sizes)
    return failed('sizes unknown', [`${area}@${manifest.version} was published without sizes`])
  const { script, style } = firstLoadOf(manifest)
  const parts = [
    { what: 'JavaScript', is: script / 1024, may: budget.scriptKb },
    { what: 'CSS', is: style / 1024, may: budget.styleKb },
  ]
  const told = parts.map(({ what, is, may }) => `${what} ${is.toFixed(1)} of ${may} kB gz`)
  const over = parts.filter(({ is, may }) => is > may)
  if (over.length === 0) return passed(`first load within budget: ${told.join(', ')}`)
  return failed(
    'first load over budget',
    over.map(({ what, is, may }) => `${what}: ${is.toFixed(1)} kB gz, ${(is - may).toFixed(1)} over ${may}`),
  )
}
