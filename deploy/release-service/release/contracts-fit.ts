import { contractSatisfies } from '@touchline/contracts/host'
import type { PublishedVersion, ReleaseDocument } from '@touchline/contracts/release'
import { liveVersions } from '../gate/live-versions'
import { SHELL } from './area-release'

/** All that is recorded of a published version; null when it is not published. */
export type FindManifest = (area: string, version: string) => Promise<PublishedVersion | null>

/**
 * Why the live versions of an area cannot run with the others of a document, as a sentence; null when they can. What a
 * version does not say of itself is not held against it.
 */
export async function contractsMisfit(
  document: ReleaseDocument,
  area: string,
  find: FindManifest,
): Promise<string | null> {
  const shells = await Promise.all(liveVersions(document, SHELL).map((version) => find(SHELL, version)))
  const remotes = area === SHELL ? Object.keys(document.remotes) : [area]
  for (const remote of remotes) {
    for (const version of liveVersions(document, remote)) {
      const range = (await find(remote, version))?.contractRange
      const shell = shells.find(
        (one) => range && one?.contractVersion && !contractSatisfies(one.contractVersion, range),
      )
      if (shell)
        return `${remote} ${version} asks for contracts ${range}, but shell ${shell.version} speaks ${shell.contractVersion}`
    }
  }
  return null
}
