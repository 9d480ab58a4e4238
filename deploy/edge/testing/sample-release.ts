import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { AreaRelease, ReleaseDocument } from '@touchline/contracts/release'
import { ownPagesOf, sampleBuild, temporaryFolder } from '../../testing/sample-build'

/** Puts a sample build of every area into a folder of releases, as publishing leaves it, and says how it is released. */
export async function sampleRelease(releases: string, areas: readonly string[]): Promise<ReleaseDocument> {
  const entries = await Promise.all(
    areas.map(async (area) => [area, await copySample(releases, area)] as const),
  )
  const { shell, ...remotes } = Object.fromEntries(entries)
  if (!shell) throw new Error('a release needs a shell')
  const identity = { brand: 'touchline', channel: 'production' }
  return { schema: 1, ...identity, revision: 1, shell, remotes }
}

/** Samples of a test file by area, published once: compressing takes longer than most tests. */
const samples = new Map<string, Promise<{ folder: string; release: AreaRelease }>>()

async function copySample(releases: string, area: string): Promise<AreaRelease> {
  const sample = samples.get(area) ?? makeSample(area)
  samples.set(area, sample)
  const { folder, release } = await sample
  await cp(join(folder, area), join(releases, area), { recursive: true })
  return structuredClone(release)
}

async function makeSample(area: string): Promise<{ folder: string; release: AreaRelease }> {
  const folder = await temporaryFolder('samples')
  return { folder, release: await publishSample(folder, area) }
}

async function publishSample(releases: string, area: string): Promise<AreaRelease> {
  const folder = join(releases, area, '1.0.0')
  await mkdir(folder, { recursive: true })
  await cp(await sampleBuild(area, '1.0.0'), folder, { recursive: true })
  const initial = ['main.js', 'main.css']
  const integrity: Record<string, string> = {}
  for (const name of initial) {
    const body = await readFile(join(folder, name))
    integrity[name] = `sha384-${createHash('sha384').update(body).digest('base64')}`
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(body))
    await writeFile(join(folder, `${name}.gz`), gzipSync(body))
  }
  const current = {
    version: '1.0.0',
    base: `/assets/${area}/1.0.0/`,
    entry: 'main.js',
    integrity,
    contractRange: '^1.0',
    initial,
    ...ownPagesOf(area),
    words: { en: 'words-en.js', my: 'words-my.js' },
  }
  return { current, canary: null, lastGood: null }
}
