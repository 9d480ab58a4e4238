import type { ReleaseDocument, ReleasedVersion } from '@touchline/contracts/release'

const alone = (current: ReleasedVersion) => ({ current, canary: null, lastGood: null })

/**
 * The live document with the candidate in its place, and without canaries, so that chance does not choose the
 * version.
 */
export function candidateDocument(
  live: ReleaseDocument,
  area: string,
  candidate: ReleasedVersion,
  shell: ReleasedVersion = live.shell.current,
): ReleaseDocument {
  const remotes = Object.fromEntries(
    Object.entries(live.remotes).map(([name, { current }]) => [name, alone(current)]),
  )
  if (area === 'shell') return { ...live, shell: alone(candidate), remotes }
  return { ...live, shell: alone(shell), remotes: { ...remotes, [area]: alone(candidate) } }
}
