import type { AreaReport, OverrideFacts } from '../../composition'
import type { AreaRecords } from '../../failures/area-records'
import type { Choices } from '../choices'
import { isReplaceable } from './is-replaceable'
import type { ResolvedOverride } from './resolve-override'

export interface FallbackDeps {
  overrides: ReadonlyMap<string, ResolvedOverride>
  choices: Choices
  records: AreaRecords
  /** An override does not work, and the released version replaces it. */
  onDropped: (area: string, override: OverrideFacts) => void
}

/** Replaces an override that does not load by the released version, and reports the reason. */
export class OverrideFallback {
  constructor(private readonly deps: FallbackDeps) {}

  factsOf = (area: string): OverrideFacts | null => {
    const { overrides, choices, records } = this.deps
    const override = overrides.get(area)
    if (!override) return null
    const failed = choices.isDropped(area) ? records.of(area).messages.at(-1)?.text : undefined
    return { text: override.text, reason: override.reason ?? failed ?? null }
  }

  /** Reports overrides that could not be resolved. */
  reportUnusable(): void {
    for (const [area, override] of this.deps.overrides) {
      if (!override.release) this.deps.onDropped(area, override)
    }
  }

  /** Whether this failure belongs to an override which then is no longer chosen. */
  hasDropped({ area, version, fault, code, message }: AreaReport): boolean {
    const { choices, onDropped } = this.deps
    if (!choices.isOverride(area, version) || !isReplaceable(fault)) return false
    if (choices.isDropped(area)) return true
    choices.dropOverride(area)
    const facts = this.factsOf(area)
    if (facts) onDropped(area, { ...facts, reason: `${code} ${message}` })
    return true
  }
}
