import type { ReleaseDocument } from '@touchline/contracts/release'
import { type Areas, SHELL } from './area-release'

/** Every area of a document; none before the first release. */
export const areasOf = (document: ReleaseDocument | null): Areas =>
  document === null ? {} : { [SHELL]: document.shell, ...document.remotes }

/** Area → its version for everybody before and after, of every area of either document. */
export function areaVersions(before: ReleaseDocument | null, after: ReleaseDocument) {
  const [old, next] = [areasOf(before), areasOf(after)]
  const areas = [...new Set([...Object.keys(old), ...Object.keys(next)])]
  const versions = areas.map((area) => [
    area,
    { before: old[area]?.current.version ?? null, after: next[area]?.current.version ?? null },
  ])
  return Object.fromEntries(versions) as Record<string, { before: string | null; after: string | null }>
}
