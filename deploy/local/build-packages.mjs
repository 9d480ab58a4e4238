import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, sourceHash } from '../../shared-contracts/build/webpack/version.mjs'
import { Refusal } from './fail.mjs'
import { builtPackages, PROGRAMS } from './packages.mjs'
import { run } from './run.mjs'

/** A build takes a core and a gigabyte; more than two at once help nobody. */
const AT_ONCE = 2
const STAMPS = join(ROOT, '.cache', 'builds')

/** Builds every package whose sources have changed since its last build. */
export async function buildPackages() {
  mkdirSync(STAMPS, { recursive: true })
  const stale = builtPackages().filter((name) => !isFresh(name))
  if (stale.length === 0) return
  console.log(`Building ${stale.join(', ')} …`)
  const queue = [...stale]
  const worker = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) await build(name)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** @throws Refusal that names the packages which were never built, or whose last build failed */
export function requireBuilds() {
  const missing = builtPackages().filter((name) => !existsSync(stampOf(name)) || !isBuilt(name))
  if (missing.length === 0) return
  throw new Refusal(`Not built: ${missing.join(', ')}. Run "node deploy/local/build-all.mjs" first.`)
}

async function build(name) {
  const folder = join(ROOT, name)
  const hash = sourceHash(folder)
  const started = performance.now()
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  // Until it is done this package counts as not built, also when its sources are put back to what they were before.
  rmSync(stampOf(name), { force: true })
  const { ok, output } = await run(scripts.build, { cwd: folder })
  if (!ok) throw new Refusal(`${output}\n${name} could not be built; the lines above say why.`)
  writeFileSync(stampOf(name), hash)
  console.log(`  ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
}

function isFresh(name) {
  const stamp = stampOf(name)
  return existsSync(stamp) && isBuilt(name) && readFileSync(stamp, 'utf8') === sourceHash(join(ROOT, name))
}

/** A package may lie in a folder of another one. */
const stampOf = (name) => join(STAMPS, name.replaceAll('/', '+'))

const isBuilt = (name) =>
  (PROGRAMS[name] ?? ['dist/build.json']).every((file) => existsSync(join(ROOT, name, file)))
