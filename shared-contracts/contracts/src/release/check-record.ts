import * as v from 'valibot'

/** What one check of the gate found. */
export const CheckResult = v.object({
  name: v.string(),
  /** A check that was left out passes nothing: only `passed` opens the gate. */
  verdict: v.picklist(['passed', 'failed', 'skipped']),
  /** One line for a person. */
  summary: v.string(),
  /** One line per thing that is wrong. */
  problems: v.array(v.string()),
  /** Milliseconds it took. */
  tookMs: v.number(),
})
export type CheckResult = v.InferOutput<typeof CheckResult>

/** What the gate found of a published version: `PUT /versions/:area/:version/checks`, kept beside it. */
export const CheckRecord = v.object({
  ok: v.boolean(),
  /** Epoch milliseconds. */
  at: v.number(),
  /** Area → versions with which it was checked: what was not met says nothing about them. */
  against: v.record(v.string(), v.array(v.string())),
  /** What the files hash to that were checked, all together: a result says nothing of others. */
  files: v.string(),
  results: v.array(CheckResult),
})
export type CheckRecord = v.InferOutput<typeof CheckRecord>
