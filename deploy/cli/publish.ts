import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleasedVersion } from '@touchline/contracts/release'
import { readRelease, releaseFolder } from '../release-service/released-versions'
import { compressFiles } from './compress-files'
import { describeBuild, weighed } from './describe-build'

export interface Published {
  area: string
  release: ReleasedVersion
  /** False when exactly these files were published under this version before. */
  isNew: boolean
}

/**
 * Copies a finished build into the folder of releases, hashes every file and writes down what it is. A version is written
 * once: other files under the same version are refused.
 * @throws Error when the version exists with other files, or nothing was built
 */
export async function publish(dist: string, releases: string): Promise<Published> {
  const { area, manifest } = await describeBuild(dist)
  const { version } = manifest
  const existing = await readRelease(releases, area, version)
  if (existing) {
    if (sameFiles(existing, manifest)) return { area, release: existing, isNew: false }
    throw new Error(`${area} ${version} is published with other files; a version is never overwritten.`)
  }
  const release = await weighed(dist, manifest)
  await writeRelease(dist, releases, area, release)
  return { area, release, isNew: true }
}

/** Prepares aside and renames at the end: a half-copied version is never seen. */
async function writeRelease(dist: string, releases: string, area: string, release: ReleasedVersion) {
  await mkdir(join(releases, area), { recursive: true })
  const aside = await mkdtemp(join(releases, '.publishing-'))
  try {
    await cp(dist, aside, { recursive: true })
    await rm(join(aside, 'build.json'))
    await compressFiles(aside, Object.keys(release.integrity))
    await writeFile(join(aside, 'release.json'), `${JSON.stringify(release, null, 2)}\n`)
    await rename(aside, releaseFolder(releases, area, release.version))
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

function sameFiles(one: ReleasedVersion, other: ReleasedVersion): boolean {
  const lines = ({ integrity }: ReleasedVersion) => Object.entries(integrity).sort().join('\n')
  return lines(one) === lines(other)
}
