import * as v from 'valibot'

/** The result of one check of the gate. */
export const CheckResult = v.object({
  name: v.string(),
  /** A skipped check passes nothing: only `passed` opens the gate. */
  verdict: v.picklist(['passed', 'failed', 'skipped']),
  /** One line for a person. */
  summary: v.string(),
  /** One line per thing that is wrong. */
  problems: v.array(v.string()),
  /** Milliseconds it took. */
  tookMs: v.number(),
})
export type CheckResult = v.InferOutput<typeof CheckResult>

/** The gate's findings on a published version: `PUT /versions/:area/:version/checks`, kept beside it. */
export const CheckRecord = v.object({
  ok: v.boolean(),
  /** Epoch milliseconds. */
  at: v.number(),
  /** Area → versions that were checked with it; other versions are unknown. */
  against: v.record(v.string(), v.array(v.string())),
  /** Hash of all checked files together: a result is valid for these alone. */
  files: v.string(),
  results: v.array(CheckResult),
})
export type CheckRecord = v.InferOutput<typeof CheckRecord>
