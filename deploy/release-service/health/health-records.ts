import type { HealthReport, ServedPages } from '@touchline/contracts/release'
import { networkOf } from '@touchline/rules'
import * as v from 'valibot'
import { DeviceWindow, KeptWindow } from './device-window'
import { ExpectedReports, pageOf } from './expected-reports'
import { KeptDevices, ServedDevices } from './served-devices'

/** All that is counted, as it is written down. */
export const KeptCounts = v.object({
  windows: v.record(v.string(), KeptWindow),
  served: v.record(v.string(), KeptDevices),
  rates: v.record(v.string(), v.number()),
})
export type KeptCounts = v.InferOutput<typeof KeptCounts>

/** Pages served by edges and reports of pages. A scope is a brand and a channel, a name an `area@version`. */
export class HealthRecords {
  /** Scope and version → its last failure rate, for the version after it. */
  readonly rates = new Map<string, number>()
  private readonly windows = new Map<string, DeviceWindow>()
  private readonly served = new Map<string, ServedDevices>()
  private readonly expected = new Map<string, ExpectedReports>()

  /** Pages that an edge served: what reports are held against. */
  addPages(scope: string, live: ReadonlySet<string>, pages: ServedPages['pages'], now: number): void {
    for (const { device, source, shell } of pages) {
      const from = networkOf(source)
      known(this.served, scope, () => new ServedDevices()).add(device, from, now)
      known(this.expected, scope, () => new ExpectedReports()).begin(device)
      const name = `shell@${shell}`
      if (live.has(name)) this.windowOf(scope, name).served(device, from, now)
    }
  }

  /** False for a device that no edge served a page: nothing is kept of it, nor of versions that are not live. */
  addReport(scope: string, live: ReadonlySet<string>, report: HealthReport, now: number): boolean {
    const { device } = report
    const source = this.served.get(scope)?.sourceOf(device, now) ?? null
    if (source === null) return false
    this.expected.get(scope)?.received(report, now)
    for (const name of live) this.find(scope, name)?.answered(device, pageOf(report))
    this.find(scope, `shell@${report.shell}`)?.spoke(device)
    for (const area of report.areas) {
      const name = `${area.area}@${area.version}`
      if (live.has(name)) this.windowOf(scope, name).record(device, source, area, now)
    }
    return true
  }

  /** Undefined for a version of which nothing is known. */
  find(scope: string, name: string): DeviceWindow | undefined {
    return this.windows.get(`${scope} ${name}`)
  }

  expectedOf(scope: string): ExpectedReports | undefined {
    return this.expected.get(scope)
  }

  /** Forgets versions that are not live, but keeps the rates of last good ones. Both sets hold keys with scopes. */
  forget(live: ReadonlySet<string>, lastGood: ReadonlySet<string>): void {
    for (const key of this.windows.keys()) if (!live.has(key)) this.windows.delete(key)
    for (const key of this.rates.keys()) if (!live.has(key) && !lastGood.has(key)) this.rates.delete(key)
  }

  /** Everything that is counted now. */
  kept(): KeptCounts {
    const each = <T, R>(map: ReadonlyMap<string, T>, keep: (one: T) => R) =>
      Object.fromEntries([...map].map(([key, one]) => [key, keep(one)]))
    return {
      windows: each(this.windows, (window) => window.kept()),
      served: each(this.served, (devices) => devices.kept()),
      rates: Object.fromEntries(this.rates),
    }
  }

  /** Goes on from stored counts. */
  goOn({ windows, served, rates }: KeptCounts): void {
    for (const [key, window] of Object.entries(windows)) this.windows.set(key, new DeviceWindow(window))
    for (const [key, devices] of Object.entries(served)) this.served.set(key, new ServedDevices(devices))
    for (const [key, rate] of Object.entries(rates)) this.rates.set(key, rate)
  }

  private windowOf(scope: string, name: string): DeviceWindow {
    return known(this.windows, `${scope} ${name}`, () => new DeviceWindow())
  }
}

function known<T>(map: Map<string, T>, key: string, make: () => T): T {
  const found = map.get(key) ?? make()
  map.set(key, found)
  return found
}
