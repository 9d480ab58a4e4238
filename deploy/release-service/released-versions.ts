import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ReleasedVersion } from '@touchline/contracts/release'
import * as v from 'valibot'

/** Folder of one version below the folder of releases; the edge serves it as it is. */
export const releaseFolder = (releases: string, area: string, version: string): string =>
  join(releases, area, version)

const NAME = /^[A-Za-z0-9][A-Za-z0-9.-]*$/

/** The facts of a published version, or null when it is not published. */
export async function readRelease(
  releases: string,
  area: string,
  version: string,
): Promise<ReleasedVersion | null> {
  if (!NAME.test(area) || !NAME.test(version)) return null
  const path = join(releaseFolder(releases, area, version), 'release.json')
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? null : v.parse(ReleasedVersion, JSON.parse(text))
}
