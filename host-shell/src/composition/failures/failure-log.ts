import type { AreaReport } from '../composition'

/** Which failures were reported: what fails for an area fails in every place that waits for it. */
export class FailureLog {
  private readonly reported = new Map<string, Set<string>>()

  /** Whether nothing like it was reported since the area was last tried again. */
  isNew({ area, remote, fault, message }: AreaReport): boolean {
    const reported = this.reported.get(area) ?? new Set()
    const same = `${remote} ${fault} ${message}`
    if (reported.has(same)) return false
    this.reported.set(area, reported.add(same))
    return true
  }

  forget(area: string): void {
    this.reported.delete(area)
  }
}
