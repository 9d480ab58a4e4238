import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AreaPages } from '@touchline/contracts'
import * as v from 'valibot'
import { CliError } from './core/cli-error'

/** What a build says of itself, in its `build.json`. */
const BuildFacts = v.object({
  area: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  kind: v.picklist(['shell', 'remote']),
  version: v.pipe(v.string(), v.regex(/^[A-Za-z0-9.-]+$/)),
  contractRange: v.string(),
  entry: v.string(),
  initial: v.array(v.string()),
  words: v.optional(v.record(v.string(), v.string())),
  worded: v.optional(v.record(v.string(), v.string())),
  asksFirst: v.optional(v.record(v.string(), v.array(v.pipe(v.string(), v.startsWith('/'))))),
  /** Of a shell: contracts that it speaks. */
  contractVersion: v.optional(v.string()),
  /** Of a shell: shared libraries that it gives. */
  provides: v.optional(v.array(v.object({ name: v.string(), version: v.string() }))),
  /** Of a remote: shared libraries that it needs. */
  needs: v.optional(v.array(v.object({ name: v.string(), range: v.string() }))),
  /** Pages and menu entry that the area brings along. */
  pages: v.optional(AreaPages),
  /**
   * Every file that the build left behind, with its hash, and under `build.json` the hash of all that stands there beside
   * the hashes; builds of before say nothing of it.
   */
  files: v.optional(v.record(v.string(), v.string())),
  /** What its sources hash to. */
  source: v.optional(v.string()),
  builtAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  commit: v.optional(v.string()),
})
export type BuildFacts = v.InferOutput<typeof BuildFacts>

/**
 * @throws Error when the folder holds no finished build
 * @throws CliError when what stands in its `build.json` is not what the build wrote
 */
export async function readBuild(dist: string): Promise<BuildFacts> {
  const text = await readFile(join(dist, 'build.json'), 'utf8').catch(() => {
    throw new Error(`${dist} holds no finished build; run the package's build first.`)
  })
  const said = JSON.parse(text)
  const facts = v.safeParse(BuildFacts, said)
  if (facts.success) {
    requireUnchanged(dist, said)
    return facts.output
  }
  const [fault] = facts.issues
  throw new Error(
    `${join(dist, 'build.json')} is not in order: ${v.getDotPath(fault) ?? ''} ${fault.message}`,
  )
}

function requireUnchanged(dist: string, { files, ...facts }: BuildFacts): void {
  const written = files?.['build.json']
  const found = `sha384-${createHash('sha384').update(JSON.stringify(facts)).digest('base64')}`
  if (written === undefined || written === found) return
  throw new CliError(
    'refused',
    `${dist} is not what its build left behind: build.json was changed.`,
    'Build the package anew and publish that.',
  )
}
