import type { HealthReport } from '@touchline/contracts'

/** A version of an area on somebody's page. */
export interface OnPage {
  area: string
  version: string
  isMounted: boolean
}

interface Promised {
  /** Epoch milliseconds; null when no report is promised. */
  due: number | null
  onPage: Map<string, OnPage>
}

/** Reports may be on their way for so long. */
const GRACE_MS = 5000
const DEVICES_MAX = 100_000

/** When pages said that they would report again: one that does not has stopped answering. */
export class Promises {
  private readonly devices = new Map<string, Promised>()

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

  heard({ device, areas, next = null }: HealthReport, now: number): void {
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

  /** Devices that broke their promise, with what their page was doing: what was loading, or else all that it showed. */
  broken(now: number): [device: string, onPage: OnPage[]][] {
    const broken: [string, OnPage[]][] = []
    for (const [device, promised] of this.devices) {
      if (promised.due === null || promised.due > now) continue
      promised.due = null
      const all = [...promised.onPage.values()]
      const loading = all.filter(({ isMounted }) => !isMounted)
      broken.push([device, loading.length > 0 ? loading : all])
    }
    return broken
  }

  /** Nobody listened for a while: what was promised meanwhile may have been kept. */
  forgive(): void {
    for (const promised of this.devices.values()) promised.due = null
  }
}
