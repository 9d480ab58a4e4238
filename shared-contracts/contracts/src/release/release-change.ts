import * as v from 'valibot'

const area = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/))
const version = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,127}$/))
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** How many failures a version may have before the release service acts by itself. */
export const ErrorBudget = v.object({
  /** Share of devices with failures, 0 to 1; above it the budget is spent. */
  maxErrorRate: share,
  /** Devices that must have loaded the version before it is judged. */
  minLoads: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  /** Length of the sliding window, in seconds. */
  windowSeconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(86_400)),
  /** A full release that spends its budget goes back to the last good version by itself. */
  autoFallback: v.boolean(),
})
export type ErrorBudget = v.InferOutput<typeof ErrorBudget>

const { maxErrorRate, minLoads, windowSeconds, autoFallback } = ErrorBudget.entries

/** Everything that can be done to the release of one brand and channel. */
export const ReleaseChange = v.variant('kind', [
  /** These areas run these versions for everybody; an area that is not there yet is added. */
  v.object({ kind: v.literal('set'), versions: v.record(area, version) }),
  /** A share of the members gets this version; 0 % ends the canary, in an emergency in open tabs as well. */
  v.object({
    kind: v.literal('canary'),
    area,
    version,
    percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    emergency: v.optional(v.boolean()),
  }),
  /** The canary's version becomes everybody's; refused when the canary is of another version than the named one. */
  v.object({ kind: v.literal('promote'), area, version: v.optional(version) }),
  /**
   * Back to the last good version, or to a named version that ran in this release. Any other version needs a
   * release. In an emergency open tabs swap in place.
   */
  v.object({
    kind: v.literal('rollback'),
    area,
    to: v.optional(version),
    emergency: v.optional(v.boolean()),
  }),
  /** The area leaves the release, with its pages and its menu entry; `set` brings it back. */
  v.object({ kind: v.literal('withdraw'), area }),
  /** The area stays at the version that it runs, until the pin is taken away with null. */
  v.object({ kind: v.literal('pin'), area, version: v.nullable(version) }),
  /** Nothing but rollbacks goes through, until this time in epoch milliseconds or until it is ended. */
  v.object({
    kind: v.literal('freeze'),
    on: v.boolean(),
    until: v.optional(v.pipe(v.number(), v.integer())),
  }),
  /** The error budget of an area, or of all areas without their own; omitted values stay unchanged. */
  v.object({
    kind: v.literal('budget'),
    area: v.nullable(area),
    maxErrorRate: v.optional(maxErrorRate),
    minLoads: v.optional(minLoads),
    windowSeconds: v.optional(windowSeconds),
    autoFallback: v.optional(autoFallback),
  }),
])
export type ReleaseChange = v.InferOutput<typeof ReleaseChange>

// Characters that end a line, move a cursor or turn the direction of the text around them: reasons are read
// in terminals, where such a character could rewrite other lines.
const UNPRINTED = /[\p{Cc}\p{Cs}\p{Co}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** A change as it is asked for: `POST /change` of the release service. */
export const ChangeRequest = v.object({
  brand: v.optional(v.string(), 'touchline'),
  channel: v.optional(v.string(), 'production'),
  /** Revision that the requester has seen; 0 before the first. */
  expected: v.pipe(v.number(), v.integer(), v.minValue(0)),
  change: ReleaseChange,
  reason: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(1000),
    v.check((text) => !UNPRINTED.test(text), 'is one line without control characters'),
  ),
  /** Who asks, where the token is the installation's own and names nobody. */
  operator: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^[\p{L}\p{N}][\p{L}\p{N} ._@-]{0,63}$/u))),
  /** The first release of a channel that no brand has yet. */
  newChannel: v.optional(v.boolean(), false),
  /** Even if the gate was not passed; the history notes it before the reason. */
  unchecked: v.optional(v.boolean(), false),
  /** Answers what the document would be, and changes nothing. */
  dryRun: v.optional(v.boolean(), false),
})
export type ChangeRequest = v.InferOutput<typeof ChangeRequest>
