import { ErrorBudget, type ReleaseChange } from '@touchline/contracts/release'
import * as v from 'valibot'
import { timeText } from './ago'
import { budgetText } from './budget-text'

/** A change as the end of a sentence that begins with who made it. */
export function describeChange(change: ReleaseChange): string {
  switch (change.kind) {
    case 'set':
      return `set ${Object.entries(change.versions)
        .map(([area, version]) => `${area} to ${version}`)
        .join(', ')}`
    case 'canary':
      return change.percent === 0
        ? `ended the canary of ${change.area}${change.emergency ? ', at once in open tabs' : ''}`
        : `gave ${change.area} ${change.version} to ${change.percent} %`
    case 'promote':
      return `promoted the canary of ${change.area}${change.version ? ` (${change.version})` : ''}`
    case 'rollback': {
      const target = change.to ?? 'its last good version'
      return `rolled ${change.area} back to ${target}${change.emergency ? ', at once in open tabs' : ''}`
    }
    case 'withdraw':
      return `took ${change.area} out of the release`
    case 'pin':
      return change.version === null
        ? `unpinned ${change.area}`
        : `pinned ${change.area} to ${change.version}`
    case 'freeze':
      return change.on
        ? `froze releases${change.until ? ` until ${timeText(change.until)}` : ''}`
        : 'ended the freeze'
    case 'budget':
      return `set the error budget of ${change.area ?? 'every area'}${valuesOf(change)}`
  }
}

/** A change that is only asked for may name some values alone. */
function valuesOf(change: object): string {
  const budget = v.safeParse(ErrorBudget, change)
  return budget.success ? ` to ${budgetText(budget.output)}` : ''
}
