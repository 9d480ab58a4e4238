import type { ReleaseDocument } from './release-document'

/** Which of the documents of a brand and channel is meant. */
export type ReleaseMoment = Pick<ReleaseDocument, 'revision' | 'changedAt'>

/**
 * Whether a document was written after another one. A service that was restored from a backup gives revisions a second time,
 * so the time counts where both have one.
 */
export const isNewerRelease = (one: ReleaseMoment, other: ReleaseMoment): boolean =>
  one.changedAt && other.changedAt ? one.changedAt > other.changedAt : one.revision > other.revision

/** The ETag of a document: another one for the same revision of another history. */
export const releaseTag = ({ revision, changedAt }: ReleaseMoment): string =>
  `"r${revision}${changedAt ? `-${changedAt}` : ''}"`
