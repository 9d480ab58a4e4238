import * as v from 'valibot'

/**
 * Rights of a token of the release service. Every token may read; an admin may do everything. The publisher
 * of a version does not write the gate's findings on it: `gate` and `publish` are never in one token.
 */
export const RELEASE_ROLES = ['publish', 'gate', 'promote', 'rollback', 'read', 'admin'] as const
export type ReleaseRole = (typeof RELEASE_ROLES)[number]

/** A token without its secret. */
export const ReleaseTokenView = v.object({
  name: v.string(),
  roles: v.array(v.picklist(RELEASE_ROLES)),
  /** Brands whose releases it may change; null for all. */
  brands: v.optional(v.nullable(v.array(v.string())), null),
  /** Areas that it may publish, check and release; null for all. */
  areas: v.optional(v.nullable(v.array(v.string())), null),
  /** Epoch milliseconds; null for the one of the installation. */
  createdAt: v.nullable(v.number()),
})
export type ReleaseTokenView = v.InferOutput<typeof ReleaseTokenView>
