import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AreaPages } from '@touchline/contracts'
import * as v from 'valibot'

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
  /** Every file that the build left behind, with its hash; builds of before say nothing of it. */
  files: v.optional(v.record(v.string(), v.string())),
  /** What its sources hash to. */
  source: v.optional(v.string()),
  builtAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  commit: v.optional(v.string()),
})
export type BuildFacts = v.InferOutput<typeof BuildFacts>

/** @throws Error when the folder holds no finished build */
export async function readBuild(dist: string): Promise<BuildFacts> {
  const text = await readFile(join(dist, 'build.json'), 'utf8').catch(() => {
    throw new Error(`${dist} holds no finished build; run the package's build first.`)
  })
  const facts = v.safeParse(BuildFacts, JSON.parse(text))
  if (facts.success) return facts.output
  const [fault] = facts.issues
  throw new Error(
    `${join(dist, 'build.json')} is not in order: ${v.getDotPath(fault) ?? ''} ${fault.message}`,
  )
}
