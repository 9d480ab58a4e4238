import * as v from 'valibot'
import { ReleaseChange } from './release-change'
import { ReleaseDocument } from './release-document'

const version = v.nullable(v.string())

/** Who changed what, when and why; sealed into a chain by the hash of the entry before it. */
export const AuditEntry = v.object({
  revision: v.number(),
  /** Epoch milliseconds. */
  at: v.number(),
  /** Name of the token, or of the part of the service that acted by itself. */
  actor: v.string(),
  reason: v.string(),
  change: ReleaseChange,
  /** Area → version for everybody before and after, of the areas that the change names. */
  versions: v.record(v.string(), v.object({ before: version, after: version })),
  before: v.nullable(ReleaseDocument),
  after: ReleaseDocument,
  /** SHA-256 of the entry before, in hexadecimal. */
  previous: v.string(),
  hash: v.string(),
})
export type AuditEntry = v.InferOutput<typeof AuditEntry>

/** Whether a history is whole. */
export const AuditVerdict = v.object({
  ok: v.boolean(),
  entries: v.number(),
  /** The first thing that is wrong. */
  problem: v.nullable(v.string()),
  /** Hash of the newest entry: noted elsewhere, it also shows a history that was replaced as a whole. */
  head: v.nullable(v.string()),
})
export type AuditVerdict = v.InferOutput<typeof AuditVerdict>
