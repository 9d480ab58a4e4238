import * as v from 'valibot'
import { ErrorBudget } from './release-change'

/**
 * How a version fares in its window. Devices are counted, not events: one broken browser counts once. Only devices count
 * that an edge served a page to, and of one address no more than a tenth of what a verdict takes.
 */
export const VersionHealth = v.object({
  /** Devices that count: they got the page of a shell, or began to load an area. */
  loads: v.number(),
  /** Devices that reported a failure of it: what `rate` and `verdict` go by, and what takes a full release back. */
  errors: v.number(),
  /** Devices with a page that did not report when it had promised to. These end canaries, and take no full release back. */
  hangs: v.optional(v.number(), 0),
  /** Of a shell: devices that got its page and sent no report for 20 s. These end a canary only beside what the other version has of them. */
  silent: v.optional(v.number(), 0),
  /**
   * Devices without an answer from a server: neither in `loads` nor in `errors`, because the version is not
   * at fault.
   */
  unreached: v.optional(v.number(), 0),
  /** `errors` of `loads`, 0 to 1; hangs and silence are not in it. */
  rate: v.number(),
  verdict: v.picklist(['good', 'bad', 'too_few']),
  /** Over its budget, and believed only from as many networks as it `needs`; null for a version within it, or that is `bad`. */
  fewNetworks: v.optional(v.nullable(v.object({ failing: v.number(), needs: v.number() })), null),
  /** Kind of failure → how often. */
  failures: v.record(v.string(), v.number()),
  /** The newest failures. */
  messages: v.array(v.string()),
  /** Milliseconds within which half, and 95 of 100, loads were done. */
  loadMs: v.nullable(v.object({ p50: v.number(), p95: v.number() })),
})
export type VersionHealth = v.InferOutput<typeof VersionHealth>

export const AreaStatus = v.object({
  area: v.string(),
  current: v.object({ version: v.string(), health: v.nullable(VersionHealth) }),
  canary: v.nullable(
    v.object({ version: v.string(), percent: v.number(), health: v.nullable(VersionHealth) }),
  ),
  lastGood: v.nullable(v.string()),
  pinned: v.nullable(v.string()),
  urgent: v.boolean(),
  budget: ErrorBudget,
})
export type AreaStatus = v.InferOutput<typeof AreaStatus>

/** One brand and channel: `GET /status` of the release service. */
export const ReleaseStatus = v.object({
  brand: v.string(),
  channel: v.string(),
  revision: v.number(),
  /** Epoch milliseconds of the last change. */
  changedAt: v.number(),
  frozen: v.nullable(v.object({ until: v.nullable(v.number()) })),
  areas: v.array(AreaStatus),
})
export type ReleaseStatus = v.InferOutput<typeof ReleaseStatus>

/** A document of the release service has this revision now: the content of `GET /events`. */
export const ReleaseEvent = v.object({
  brand: v.string(),
  channel: v.string(),
  revision: v.number(),
  /** As in the document. */
  changedAt: v.optional(v.number()),
})
export type ReleaseEvent = v.InferOutput<typeof ReleaseEvent>
