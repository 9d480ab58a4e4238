import type { HealthReport } from '@touchline/contracts/release'
import { BoundedMap } from '@touchline/serving'

/** A version of an area on somebody's page. */
export interface OnPage {
  area: string
  version: string
  isMounted: boolean
}

/** A page whose report did not come, with all that was on it, the newest last. */
export interface OverduePage {
  device: string
  page: string
  onPage: OnPage[]
}

interface Expected {
  /** Epoch milliseconds; null when no report is announced. */
  due: number | null
  onPage: Map<string, OnPage>
}

/** Reports may be on their way for so long. */
const GRACE_MS = 5000
const DEVICES_MAX = 100_000
/** Pages of one browser; beyond this the longest silent page is forgotten. */
const PAGES_MAX = 8
/** Areas of a page; beyond this the least recently named area is forgotten. */
const AREAS_MAX = 32
const SHELL = 'shell'

/** Pages before 2026-11-22 have no name: all of a browser count as one. */
export const pageOf = ({ page = '' }: HealthReport): string => page

/** When each page has announced its next report: a page without that report has stopped answering. */
export class ExpectedReports {
  private readonly devices: BoundedMap<string, BoundedMap<string, Expected>>

  constructor(devicesMax = DEVICES_MAX) {
    this.devices = new BoundedMap(devicesMax)
  }

  /** A device got a page. Announced reports of its other pages stay due: a hanging page is often loaded anew. */
  begin(device: string): void {
    this.devices.set(device, this.devices.get(device) ?? new BoundedMap(PAGES_MAX))
  }

  /** A report arrived, which may announce the next one of its page. */
  received(report: HealthReport, now: number): void {
    const pages = this.devices.get(report.device)
    if (!pages) return
    const { areas, next = null } = report
    const page = pageOf(report)
    const isNew = areas.some(({ area, loads }) => area === SHELL && loads > 0)
    const onPage = (isNew ? undefined : pages.get(page)?.onPage) ?? shellAlone(report.shell)
    pages.set(page, { due: next === null ? null : now + next + GRACE_MS, onPage })
    for (const { area, version, loads, mounted = 0 } of areas) {
      const before = onPage.get(area)
      const isSame = before?.version === version
      // The newest last.
      if (loads > 0 || !isSame) onPage.delete(area)
      const isMounted = area === SHELL || mounted > 0 || (isSame && loads === 0 && before.isMounted)
      onPage.set(area, { area, version, isMounted })
      const [oldest] = onPage.keys()
      if (onPage.size > AREAS_MAX && oldest !== undefined) onPage.delete(oldest)
    }
  }

  /** Pages whose report did not come, once each. */
  takeOverdue(now: number): OverduePage[] {
    const overdue: OverduePage[] = []
    for (const [device, page, expected] of this.all()) {
      if (expected.due === null || expected.due > now) continue
      expected.due = null
      overdue.push({ device, page, onPage: [...expected.onPage.values()] })
    }
    return overdue
  }

  /** The service was away for a while: reports due meanwhile may have been sent. */
  expectNone(): void {
    for (const [, , expected] of this.all()) expected.due = null
  }

  private *all(): Generator<[device: string, page: string, Expected]> {
    for (const [device, pages] of this.devices)
      for (const [page, expected] of pages) yield [device, page, expected]
  }
}

const shellAlone = (version: string) => new Map([[SHELL, { area: SHELL, version, isMounted: true }]])
