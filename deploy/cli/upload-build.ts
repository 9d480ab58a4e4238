import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { PublishedVersion } from '@touchline/contracts/release'
import { CliError } from './core/cli-error'
import { sizeText } from './core/size-text'
import { describeBuild, weighed } from './describe-build'
import type { ReleaseClient } from './service/release-client'

export interface Uploaded {
  area: string
  manifest: PublishedVersion
  /** False when exactly these files were published under this version before. */
  isNew: boolean
}

/** Files on the way at the same time. */
const AT_ONCE = 4

/**
 * Uploads a finished build file by file and commits it as a version: until then nothing of it can be released, and a
 * command that was broken off is simply run again.
 * @throws CliError when the version exists with other files
 */
export async function uploadBuild(
  client: ReleaseClient,
  dist: string,
  { dryRun, step }: { dryRun: boolean; step: (line: string, isLast: boolean) => void },
): Promise<Uploaded> {
  const { area, manifest } = await describeBuild(dist)
  const { version, integrity } = manifest
  const existing = await client.findManifest(area, version)
  if (existing) {
    const other = differenceOf(existing, manifest)
    if (other === null) return { area, manifest: existing, isNew: false }
    throw new CliError(
      'refused',
      `${area} ${version} is published with other ${other}; a version is never overwritten.`,
      'Give the build another version (TOUCHLINE_VERSION, or the version in package.json) and publish that.',
    )
  }
  if (dryRun) return { area, manifest: await weighed(dist, manifest), isNew: true }
  const files = Object.keys(integrity)
  let done = 0
  const upload = async (file: string) => {
    const bytes = await readFile(join(dist, file))
    await client.uploadFile({ area, version, file, integrity: integrity[file] ?? '', bytes })
    done += 1
    const isLast = done === files.length
    const what = isLast ? 'uploaded' : `${file} ${sizeText(bytes.length)}`
    step(`${area} ${version}: ${done}/${files.length} ${what}`, isLast)
  }
  const waiting = [...files]
  const worker = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await upload(file)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  await client.commitVersion(area, manifest)
  // The service knows the weight of the files and has compressed them: doing it here too would take as long
  // again.
  return { area, manifest: await client.manifest(area, version), isNew: true }
}

/** Facts that a page or the gate goes by. When it was built, and of which commit, may differ. */
const DECISIVE = [
  'contractRange',
  'contractVersion',
  'needs',
  'provides',
  'pages',
  'asksFirst',
  'preloads',
] as const

/** The difference of two builds of one version; null when they are the same. */
function differenceOf(one: PublishedVersion, other: PublishedVersion): string | null {
  if (!isDeepStrictEqual(one.integrity, other.integrity)) return 'files'
  // As JSON carries it: without undefined fields.
  const asJson = (value: unknown) => JSON.parse(JSON.stringify(value ?? null))
  const fact = DECISIVE.find((name) => !isDeepStrictEqual(asJson(one[name]), asJson(other[name])))
  return fact === undefined ? null : `${fact} in build.json`
}
