import * as v from 'valibot'

/** What a token of the release service may do. Every token may read; an admin may do everything. */
export const RELEASE_ROLES = ['publish', 'promote', 'rollback', 'read', 'admin'] as const
export type ReleaseRole = (typeof RELEASE_ROLES)[number]

/** A token without its secret. */
export const ReleaseTokenView = v.object({
  name: v.string(),
  roles: v.array(v.picklist(RELEASE_ROLES)),
  /** Epoch milliseconds; null for the one of the installation. */
  createdAt: v.nullable(v.number()),
})
export type ReleaseTokenView = v.InferOutput<typeof ReleaseTokenView>
