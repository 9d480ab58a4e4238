import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PublishedVersion } from '@touchline/contracts/release'
import { releaseFolder } from '../../release-service/released-versions'

type Stated = Pick<PublishedVersion, 'contractRange' | 'needs'>

/** As the bundler writes what an area takes of the shell, and which contracts the area asks for. */
const NEED = /requiredVersion:"([^"]+)"[^{}]*?shareKey:"([^"]+)"/g
const CONTRACTS = /\bcontractRange:"([^"]+)"/g

/**
 * Needs of the files that start an area, where its manifest differs. The manifest is what a publisher sent,
 * and the shell relies on it; ranges missing in the files keep the manifest's value.
 */
export function statedOtherwise({ contractRange, needs = [] }: Stated, file: string, code: string): string[] {
  const stated = new Map(needs.map(({ name, range }) => [name, range]))
  const problems = [...code.matchAll(NEED)].flatMap(([, range, name = '']) =>
    stated.get(name) === range ? [] : [mismatch(file, `${name} ${range}`, stated.get(name) ?? 'none')],
  )
  for (const [, range] of code.matchAll(CONTRACTS))
    if (range !== contractRange) problems.push(mismatch(file, `contracts ${range}`, contractRange))
  return [...new Set(problems)]
}

/** The same of every file that starts the version, from a folder of releases. */
export async function filesStateOtherwise(
  releases: string,
  area: string,
  version: PublishedVersion,
): Promise<string[]> {
  const { entry, worded = {} } = version
  const folder = releaseFolder(releases, area, version.version)
  const found = [...new Set([entry, ...Object.values(worded)])].map(async (file) =>
    statedOtherwise(version, file, await readFile(join(folder, file), 'utf8')),
  )
  return (await Promise.all(found)).flat()
}

const mismatch = (file: string, asked: string, stated: string): string =>
  `${file} asks for ${asked}, its manifest says ${stated}`
