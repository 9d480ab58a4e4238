import type { PublishedVersion } from '@touchline/contracts'
import { hashFiles } from './hash-files'
import { measureFiles } from './measure-files'
import { readBuild } from './read-build'

/** What a finished build is: its own facts and the hash of every file. */
export async function describeBuild(dist: string): Promise<{ area: string; manifest: PublishedVersion }> {
  const { area, kind: _kind, ...facts } = await readBuild(dist)
  const { 'build.json': _, ...integrity } = await hashFiles(dist)
  return { area, manifest: { ...facts, base: `/assets/${area}/${facts.version}/`, integrity } }
}

/** The same with what every file weighs, which takes as long as compressing them. */
export async function weighed(dist: string, manifest: PublishedVersion): Promise<PublishedVersion> {
  return { ...manifest, sizes: await measureFiles(dist, Object.keys(manifest.integrity)) }
}
