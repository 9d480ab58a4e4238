import type { FileOwner } from '../../composition/composition'

const SHELL = 'shell'

/**
 * The version that an error counts for: the first of `sources` that belongs to a remote, because shared
 * libraries are files of the shell and appear above the remote that misused them. The shell is to blame only
 * if all known files are its own; third-party files count for nobody.
 */
export function blameFor(
  sources: readonly string[],
  ownerOf: (url: string) => FileOwner | null,
): FileOwner | null {
  const owners = sources.flatMap((source) => ownerOf(source) ?? [])
  return owners.find(({ area }) => area !== SHELL) ?? owners[0] ?? null
}
