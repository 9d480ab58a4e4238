import type { PublishedVersion } from '@touchline/contracts'
import { hashFiles } from './hash-files'
import { measureFiles } from './measure-files'
import { readBuild } from './read-build'

/** Everything that is recorded of a finished build: its own facts, hash and size of every file. */
export async function describeBuild(dist: string): Promise<{ area: string; manifest: PublishedVersion }> {
  const { area, kind: _kind, ...facts } = await readBuild(dist)
  const { 'build.json': _, ...integrity } = await hashFiles(dist)
  const sizes = await measureFiles(dist, Object.keys(integrity))
  return { area, manifest: { ...facts, base: `/assets/${area}/${facts.version}/`, integrity, sizes } }
}
