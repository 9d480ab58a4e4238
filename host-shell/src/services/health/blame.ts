import type { FileOwner } from '../../composition/composition'

const SHELL = 'shell'

/**
 * Whose version an error counts for: the first file among `sources` that belongs to a remote, because shared libraries
 * are files of the shell and stand above whoever misused them. The shell is to blame only where files of its own are
 * all that is known; files of strangers are nobody's.
 */
export function blameFor(
  sources: readonly string[],
  ownerOf: (url: string) => FileOwner | null,
): FileOwner | null {
  const owners = sources.flatMap((source) => ownerOf(source) ?? [])
  return owners.find(({ area }) => area !== SHELL) ?? owners[0] ?? null
}
