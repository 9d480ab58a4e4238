import type { AreaReport, OverrideFacts } from '../../composition'
import type { AreaRecords } from '../../failures/area-records'
import type { Choices } from '../choices'
import { hasToGiveWay } from './has-to-give-way'
import type { ResolvedOverride } from './resolve-override'

export interface FallbackDeps {
  overrides: ReadonlyMap<string, ResolvedOverride>
  choices: Choices
  records: AreaRecords
  /** An override does not work, and the released version stands in. */
  onDropped: (area: string, override: OverrideFacts) => void
}

/** Lets the released version stand in for an override that cannot be loaded, and says why to whoever set it. */
export class OverrideFallback {
  constructor(private readonly deps: FallbackDeps) {}

  factsOf = (area: string): OverrideFacts | null => {
    const { overrides, choices, records } = this.deps
    const override = overrides.get(area)
    if (!override) return null
    const failed = choices.isDropped(area) ? records.of(area).messages.at(-1)?.text : undefined
    return { text: override.text, reason: override.reason ?? failed ?? null }
  }

  /** Reports those that could not even be resolved. */
  reportUnusable(): void {
    for (const [area, override] of this.deps.overrides) {
      if (!override.release) this.deps.onDropped(area, override)
    }
  }

  /** Whether this failure belongs to an override which then is no longer chosen. */
  hasDropped({ area, version, fault, code, message }: AreaReport): boolean {
    const { choices, onDropped } = this.deps
    if (!choices.isOverride(area, version) || !hasToGiveWay(fault)) return false
    if (choices.isDropped(area)) return true
    choices.dropOverride(area)
    const facts = this.factsOf(area)
    if (facts) onDropped(area, { ...facts, reason: `${code} ${message}` })
    return true
  }
}
