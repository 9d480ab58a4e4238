import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { containerName, type PublishedVersion } from '@touchline/contracts/release'
import { CliError } from './core/cli-error'
import { hashFiles } from './hash-files'
import { measureFiles } from './measure-files'
import { readBuild } from './read-build'

/**
 * What a finished build is: its own facts and the hash of every file.
 * @throws CliError when the folder does not hold exactly the files of the build
 */
export async function describeBuild(dist: string): Promise<{ area: string; manifest: PublishedVersion }> {
  const { area, kind: _kind, files, ...facts } = await readBuild(dist)
  const { 'build.json': _, ...integrity } = await hashFiles(dist)
  if (files) {
    const { 'build.json': _itself, ...built } = files
    requireSame(dist, built, integrity)
  }
  await requireNamed(dist, area, facts)
  return { area, manifest: { ...facts, base: `/assets/${area}/${facts.version}/`, integrity } }
}

type Hashes = Readonly<Record<string, string>>

/** A chunk that got lost or was edited is no part of the build that was tested: players would miss it at its first use. */
function requireSame(dist: string, built: Hashes, found: Hashes): void {
  const names = [...new Set([...Object.keys(built), ...Object.keys(found)])].sort()
  const problems = names.flatMap((name) => {
    if (built[name] === found[name]) return []
    if (found[name] === undefined) return [`${name} is missing`]
    return [built[name] === undefined ? `${name} is not of it` : `${name} was changed`]
  })
  if (problems.length === 0) return
  const more = problems.length > PROBLEMS_SHOWN ? ` and ${problems.length - PROBLEMS_SHOWN} more` : ''
  throw new CliError(
    'refused',
    `${dist} is not what its build left behind: ${problems.slice(0, PROBLEMS_SHOWN).join(', ')}${more}.`,
    'Build the package anew and publish that.',
    { problems },
  )
}

const PROBLEMS_SHOWN = 3

/**
 * The files that start an area define the name of area and version: under another name the page would look for a global
 * that nothing defines, and two versions of one name would run into each other in an open tab.
 */
async function requireNamed(
  dist: string,
  area: string,
  { version, entry, worded = {} }: Pick<PublishedVersion, 'version' | 'entry' | 'worded'>,
): Promise<void> {
  const name = new RegExp(`\\b${containerName(area, version)}(?![A-Za-z0-9_])`)
  for (const file of new Set([entry, ...Object.values(worded)])) {
    const code = await readFile(join(dist, file), 'utf8').catch(() => null)
    if (code !== null && name.test(code)) continue
    throw new CliError(
      'refused',
      code === null
        ? `${dist} is not what its build left behind: ${file} is missing.`
        : `${dist} is not what its build left behind: ${file} is not of ${area} ${version}, as build.json says.`,
      'Build the package anew with TOUCHLINE_VERSION=<version>, and publish that.',
    )
  }
}

/** The same with what every file weighs, which takes as long as compressing them. */
export async function weighed(dist: string, manifest: PublishedVersion): Promise<PublishedVersion> {
  return { ...manifest, sizes: await measureFiles(dist, Object.keys(manifest.integrity)) }
}
