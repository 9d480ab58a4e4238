import type { AreaReport } from '../composition'

/** Tells a failure once: what fails for an area fails in every place that waits for it. */
export class FailureLog {
  private readonly told = new Map<string, Set<string>>()

  /** Whether nothing like it was told since the area was last tried again. */
  isNew({ area, remote, fault, message }: AreaReport): boolean {
    const told = this.told.get(area) ?? new Set()
    const same = `${remote} ${fault} ${message}`
    if (told.has(same)) return false
    this.told.set(area, told.add(same))
    return true
  }

  forget(area: string): void {
    this.told.delete(area)
  }
}
