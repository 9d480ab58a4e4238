import { hashFiles } from './hash-files'
import { measureFiles } from './measure-files'
import { readBuild } from './read-build'
import type { VersionManifest } from './service/answers'

/** Everything that is recorded of a finished build: its own facts, hash and size of every file. */
export async function describeBuild(dist: string): Promise<{ area: string; manifest: VersionManifest }> {
  const { area, kind: _kind, ...facts } = await readBuild(dist)
  const { 'build.json': _, ...integrity } = await hashFiles(dist)
  const sizes = await measureFiles(dist, Object.keys(integrity))
  return { area, manifest: { ...facts, base: `/assets/${area}/${facts.version}/`, integrity, sizes } }
}
