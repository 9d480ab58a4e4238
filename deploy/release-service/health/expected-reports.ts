import type { HealthReport } from '@touchline/contracts/release'

/** A version of an area on somebody's page. */
export interface OnPage {
  area: string
  version: string
  isMounted: boolean
}

interface Expected {
  /** Epoch milliseconds; null when no report is announced. */
  due: number | null
  onPage: Map<string, OnPage>
}

/** Reports may be on their way for so long. */
const GRACE_MS = 5000
const DEVICES_MAX = 100_000

/** When pages said that they would report again: one that does not has stopped answering. */
export class ExpectedReports {
  private readonly devices = new Map<string, Expected>()

  constructor(private readonly devicesMax = DEVICES_MAX) {}

  /** A page begins anew with what it was served. */
  begin(device: string, shell: string): void {
    // The newest are last, so that the oldest are the ones to go.
    this.devices.delete(device)
    const onPage = new Map([['shell', { area: 'shell', version: shell, isMounted: true }]])
    this.devices.set(device, { due: null, onPage })
    const [oldest] = this.devices.keys()
    if (this.devices.size > this.devicesMax && oldest !== undefined) this.devices.delete(oldest)
  }

  /** A report arrived, which may announce the next one. */
  received({ device, areas, next = null }: HealthReport, now: number): void {
    const known = this.devices.get(device)
    if (!known) return
    known.due = next === null ? null : now + next + GRACE_MS
    for (const { area, version, loads, mounted = 0 } of areas) {
      const before = known.onPage.get(area)
      const isSame = before?.version === version
      // The newest last.
      if (loads > 0 || !isSame) known.onPage.delete(area)
      const isMounted = area === 'shell' || mounted > 0 || (isSame && loads === 0 && before.isMounted)
      known.onPage.set(area, { area, version, isMounted })
    }
  }

  /** Devices whose report did not come, once each, with all that was on their page, the newest last. */
  takeOverdue(now: number): [device: string, onPage: OnPage[]][] {
    const overdue: [string, OnPage[]][] = []
    for (const [device, expected] of this.devices) {
      if (expected.due === null || expected.due > now) continue
      expected.due = null
      overdue.push([device, [...expected.onPage.values()]])
    }
    return overdue
  }

  /** Nobody listened for a while: what was due meanwhile may have been sent. */
  expectNone(): void {
    for (const expected of this.devices.values()) expected.due = null
  }
}
