import * as v from 'valibot'
import { ReleasedVersion } from './release-document'

/** Bytes of a file as it is and as it travels. */
export const FileSize = v.object({ raw: v.number(), gzip: v.number(), brotli: v.number() })
export type FileSize = v.InferOutput<typeof FileSize>

/** All that is recorded of a published version: its `release.json`. Written once. */
export const PublishedVersion = v.object({
  ...ReleasedVersion.entries,
  /** Of a shell: contracts that it speaks. */
  contractVersion: v.optional(v.string()),
  /** Of a shell: shared libraries that it gives. */
  provides: v.optional(v.array(v.object({ name: v.string(), version: v.string() }))),
  /** Of a remote: shared libraries that it needs. */
  needs: v.optional(v.array(v.object({ name: v.string(), range: v.string() }))),
  /** Path of a file → its sizes. */
  sizes: v.optional(v.record(v.string(), FileSize)),
  /** Hash of its sources. */
  source: v.optional(v.string()),
  /** ISO 8601. */
  builtAt: v.optional(v.string()),
  commit: v.optional(v.string()),
  /** Epoch milliseconds at which the release service took it. */
  publishedAt: v.optional(v.number()),
})
export type PublishedVersion = v.InferOutput<typeof PublishedVersion>
