import type { HealthReport, VersionHealth } from '@touchline/contracts'
import * as v from 'valibot'

export type AreaReport = HealthReport['areas'][number]
export type Figures = Omit<VersionHealth, 'verdict'>

const Device = v.object({
  /** Where it reports from; empty when that is not known. */
  source: v.string(),
  seenAt: v.number(),
  /** Null when nothing failed on it. */
  failedAt: v.nullable(v.number()),
})
type Device = v.InferOutput<typeof Device>

const Event = v.object({
  at: v.number(),
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

/** An address may stand for a whole café, and for one browser that invents devices. */
const DEVICES_OF_A_SOURCE_MAX = 20
const DEVICES_MAX = 100_000
const EVENTS_MAX = 500
const MESSAGES_MAX = 5

/**
 * What devices reported of one version within a sliding window. A device counts once, however often it reports, and one
 * address brings in a limited number of devices.
 */
export class DeviceWindow {
  private readonly devices: Map<string, Device>
  private events: Event[]

  constructor({ devices, events }: KeptWindow = { devices: [], events: [] }) {
    this.devices = new Map(devices)
    this.events = events
  }

  kept(): KeptWindow {
    return { devices: [...this.devices], events: this.events }
  }

  /** @param now epoch milliseconds, never earlier than before */
  record(device: string, source: string, report: AreaReport, now: number): void {
    const known = this.devices.get(device)
    const failures = Object.values(report.failures).reduce((sum, count) => sum + count, 0)
    if (!known && report.loads === 0 && failures === 0) return
    if (!known && !this.hasRoomFor(source)) return
    const failedAt = failures > 0 ? now : (known?.failedAt ?? null)
    this.devices.set(device, { source: known?.source ?? source, seenAt: now, failedAt })
    const { messages = [], loadMs = [] } = report
    if (failures === 0 && loadMs.length === 0) return
    this.events.push({ at: now, failures: report.failures, messages: [...messages], loadMs: [...loadMs] })
    if (this.events.length > EVENTS_MAX) this.events.shift()
  }

  /** Figures of the last milliseconds; everything older is forgotten. */
  figures(now: number, windowMs: number): Figures {
    const from = now - windowMs
    let errors = 0
    for (const [name, device] of this.devices) {
      if (device.seenAt <= from) this.devices.delete(name)
      else if (device.failedAt !== null && device.failedAt > from) errors += 1
    }
    this.events = this.events.filter(({ at }) => at > from)
    const loads = this.devices.size
    return { loads, errors, rate: loads === 0 ? 0 : errors / loads, ...summaryOf(this.events) }
  }

  private hasRoomFor(source: string): boolean {
    if (this.devices.size >= DEVICES_MAX) return false
    if (source === '') return true
    let same = 0
    for (const device of this.devices.values()) if (device.source === source) same += 1
    return same < DEVICES_OF_A_SOURCE_MAX
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
