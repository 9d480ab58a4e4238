import * as v from 'valibot'

/** Device → the address that its page went to, and when. */
export const KeptDevices = v.array(v.tuple([v.string(), v.object({ source: v.string(), at: v.number() })]))
export type KeptDevices = v.InferOutput<typeof KeptDevices>

/** A tab that is older than this and fails says little of today's release. */
const KNOWN_FOR_MS = 24 * 60 * 60 * 1000
const DEVICES_MAX = 200_000

/** Devices that an edge served a page to: reports of others are nobody's. */
export class ServedDevices {
  private readonly devices: Map<string, { source: string; at: number }>

  constructor(kept: KeptDevices = []) {
    this.devices = new Map(kept)
  }

  kept(): KeptDevices {
    return [...this.devices]
  }

  add(device: string, source: string, now: number): void {
    // The newest are last, so that the oldest are the ones to go.
    this.devices.delete(device)
    this.devices.set(device, { source, at: now })
    for (const [oldest, { at }] of this.devices) {
      if (this.devices.size <= DEVICES_MAX && now - at < KNOWN_FOR_MS) break
      this.devices.delete(oldest)
    }
  }

  /** Address that got a device's page; null for a device without a page. */
  sourceOf(device: string, now: number): string | null {
    const known = this.devices.get(device)
    return known && now - known.at < KNOWN_FOR_MS ? known.source : null
  }
}
