import { type HealthReport, UNREACHED, type VersionHealth } from '@touchline/contracts/release'
import * as v from 'valibot'
import { pageKinds, pageText } from './page-text'

export type AreaReport = HealthReport['areas'][number]

/** Figures of a version, and the number of addresses behind them. */
export interface Figures extends Omit<VersionHealth, 'verdict' | 'fewNetworks'> {
  /** Addresses that any of the devices has. */
  sources: number
  /** Of those, addresses of devices that reported a failure. */
  failingSources: number
  /** Devices that reported a failure or have a page that hangs, each once: what ends a canary with nothing to compare it with. */
  failedOrHung: Counted
  /** The same with devices that sent no report at all: compared with the version beside a canary. */
  failedHungOrSilent: Counted
}

export interface Counted {
  devices: number
  sources: number
}

const time = v.nullable(v.number())

const Device = v.object({
  /** Where its page went. */
  source: v.string(),
  seenAt: v.number(),
  /** Null when nothing failed on it. */
  failedAt: time,
  /** When it got no answer from a server; null when a load came to something since. */
  unreachedAt: v.optional(time, null),
  /** Pages that stopped answering and did not answer since, and when. */
  hung: v.optional(v.array(v.tuple([v.string(), v.number()])), []),
  /** When it got a page that has not reported yet; null once it has. */
  servedAt: time,
})
type Device = v.InferOutput<typeof Device>

const Event = v.object({
  at: v.number(),
  device: v.string(),
  failures: v.record(v.string(), v.number()),
  messages: v.array(v.string()),
  loadMs: v.array(v.number()),
})
type Event = v.InferOutput<typeof Event>

/** A window as it is written down. */
export const KeptWindow = v.object({
  devices: v.array(v.tuple([v.string(), Device])),
  events: v.array(Event),
})
export type KeptWindow = v.InferOutput<typeof KeptWindow>

/** An address may be a whole café, or one browser that invents devices: further devices of it are not kept. */
const DEVICES_OF_A_SOURCE_MAX = 20
const DEVICES_MAX = 100_000
const EVENTS_MAX = 500
/** So many pages of a device that hang are counted apart. */
const HUNG_PAGES_MAX = 8
const MESSAGES_MAX = 5
/** A running page reports well within this time; before, its silence means nothing. */
const SILENT_AFTER_MS = 20_000

/**
 * Reports of devices on one version within a sliding window. A device counts once, with any number of
 * reports, and one address brings in a limited number of devices.
 */
export class DeviceWindow {
  private readonly devices: Map<string, Device>
  private readonly ofSource = new Map<string, number>()
  private events: Event[]

  constructor({ devices, events }: KeptWindow = { devices: [], events: [] }) {
    this.devices = new Map(devices)
    this.events = events
    for (const { source } of this.devices.values()) this.count(source, 1)
  }

  kept(): KeptWindow {
    return { devices: [...this.devices], events: this.events }
  }

  /** A device got a page that starts this version. */
  served(device: string, source: string, now: number): void {
    const known = this.deviceOf(device, source)
    if (known) this.devices.set(device, { ...known, seenAt: now, servedAt: now })
  }

  /** @param now epoch milliseconds, never earlier than before */
  record(device: string, source: string, report: AreaReport, now: number): void {
    const { [UNREACHED]: unreached = 0, ...faults } = report.failures
    const failures = Object.values(faults).reduce((sum, count) => sum + count, 0)
    if (report.loads === 0 && failures + unreached === 0 && !this.devices.has(device)) return
    const known = this.deviceOf(device, source)
    if (!known) return
    const failedAt = failures > 0 ? now : known.failedAt
    const isThere = (report.mounted ?? 0) > 0
    const unreachedAt = unreached > 0 ? now : isThere ? null : known.unreachedAt
    this.devices.set(device, { ...known, seenAt: now, failedAt, unreachedAt, servedAt: null })
    const { messages = [], loadMs = [] } = report
    if (failures + unreached === 0 && loadMs.length === 0) return
    this.events.push({
      at: now,
      device,
      failures: pageKinds(report.failures),
      messages: messages.map(pageText),
      loadMs: [...loadMs],
    })
    if (this.events.length > EVENTS_MAX) this.events.shift()
  }

  /** A page that this version started spoke: its device is not silent. */
  spoke(device: string): void {
    const known = this.devices.get(device)
    if (known) this.devices.set(device, { ...known, servedAt: null })
  }

  /** A page of a device stopped answering. */
  hung(device: string, page: string, now: number): void {
    const known = this.devices.get(device)
    if (!known) return
    const others: Device['hung'] = known.hung.filter(([name]) => name !== page)
    this.devices.set(device, { ...known, hung: [...others.slice(1 - HUNG_PAGES_MAX), [page, now]] })
  }

  /** A page answered after all: it does not hang. What another page of the device says proves nothing of it. */
  answered(device: string, page: string): void {
    const known = this.devices.get(device)
    if (!known?.hung.some(([name]) => name === page)) return
    this.devices.set(device, { ...known, hung: known.hung.filter(([name]) => name !== page) })
  }

  /**
   * Figures of the last milliseconds; everything older is forgotten.
   * @param perSource how many devices of one address count
   */
  figures(now: number, windowMs: number, perSource = DEVICES_OF_A_SOURCE_MAX): Figures {
    const from = now - windowMs
    const isWithin = (at: number | null) => at !== null && at > from
    const counted = new Map<string, number>()
    const named = new Set<string>()
    const [failing, failedOrHung, failedHungOrSilent] = [new Tally(), new Tally(), new Tally()]
    const sum = { loads: 0, hangs: 0, silent: 0, unreached: 0 }
    for (const [name, device] of this.devices) {
      if (device.seenAt <= from) {
        this.devices.delete(name)
        this.count(device.source, -1)
        continue
      }
      const { source } = device
      const [hasFailed, hangs] = [isWithin(device.failedAt), device.hung.some(([, at]) => isWithin(at))]
      // Nothing is known of the version there, neither good nor bad.
      if (!hasFailed && !hangs && isWithin(device.unreachedAt)) {
        named.add(name)
        sum.unreached += 1
        continue
      }
      const already = counted.get(source) ?? 0
      if (already >= perSource) continue
      counted.set(source, already + 1)
      named.add(name)
      const isSilent = device.servedAt !== null && now - device.servedAt > SILENT_AFTER_MS
      sum.loads += 1
      if (hangs) sum.hangs += 1
      if (isSilent) sum.silent += 1
      if (hasFailed) failing.add(source)
      if (hasFailed || hangs) failedOrHung.add(source)
      if (hasFailed || hangs || isSilent) failedHungOrSilent.add(source)
    }
    this.events = this.events.filter(({ at }) => at > from)
    const { devices: errors, sources: failingSources } = failing.counted()
    return {
      ...sum,
      errors,
      failingSources,
      sources: counted.size,
      rate: sum.loads === 0 ? 0 : errors / sum.loads,
      failedOrHung: failedOrHung.counted(),
      failedHungOrSilent: failedHungOrSilent.counted(),
      ...summaryOf(this.events.filter(({ device }) => named.has(device))),
    }
  }

  /** The record of a device, a new one for an unknown device; null when there is no room for another one. */
  private deviceOf(name: string, source: string): Device | null {
    const known = this.devices.get(name)
    if (known) return known
    const isFull = this.devices.size >= DEVICES_MAX
    if (isFull || (this.ofSource.get(source) ?? 0) >= DEVICES_OF_A_SOURCE_MAX) return null
    this.count(source, 1)
    return { source, seenAt: 0, failedAt: null, unreachedAt: null, hung: [], servedAt: null }
  }

  private count(source: string, by: number): void {
    const count = (this.ofSource.get(source) ?? 0) + by
    if (count > 0) this.ofSource.set(source, count)
    else this.ofSource.delete(source)
  }
}

/** Counts devices and the different addresses they have. */
class Tally {
  private devices = 0
  private readonly sources = new Set<string>()

  add(source: string): void {
    this.devices += 1
    this.sources.add(source)
  }

  counted(): Counted {
    return { devices: this.devices, sources: this.sources.size }
  }
}

function summaryOf(events: readonly Event[]): Pick<Figures, 'failures' | 'messages' | 'loadMs'> {
  const failures: Record<string, number> = {}
  for (const event of events) {
    for (const [kind, count] of Object.entries(event.failures)) failures[kind] = (failures[kind] ?? 0) + count
  }
  const newest = events.toReversed().flatMap(({ messages }) => messages)
  const times = events.flatMap(({ loadMs }) => loadMs).sort((one, other) => one - other)
  return { failures, messages: [...new Set(newest)].slice(0, MESSAGES_MAX), loadMs: percentilesOf(times) }
}

function percentilesOf(sorted: readonly number[]): Figures['loadMs'] {
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0
  return sorted.length === 0 ? null : { p50: at(0.5), p95: at(0.95) }
}
