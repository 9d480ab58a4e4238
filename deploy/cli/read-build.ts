import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

/** What a build says of itself, in its `build.json`. */
const BuildFacts = v.object({
  area: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  kind: v.picklist(['shell', 'remote']),
  version: v.pipe(v.string(), v.regex(/^[A-Za-z0-9.-]+$/)),
  contractRange: v.string(),
  entry: v.string(),
  initial: v.array(v.string()),
})
export type BuildFacts = v.InferOutput<typeof BuildFacts>

/** @throws Error when the folder holds no finished build */
export async function readBuild(dist: string): Promise<BuildFacts> {
  const text = await readFile(join(dist, 'build.json'), 'utf8').catch(() => {
    throw new Error(`${dist} holds no finished build; run the package's build first.`)
  })
  return v.parse(BuildFacts, JSON.parse(text))
}
