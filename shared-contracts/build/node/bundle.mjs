// Bundles a program for Node: a start reads one file instead of some hundreds, and compiles no TypeScript.
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { build } from 'esbuild'

/** Globals that CommonJS libraries expect and an ES module lacks. */
const BANNER = [
  "import { createRequire as createRequireOfBundle } from 'node:module'",
  "import { dirname as dirnameOfBundle } from 'node:path'",
  "import { fileURLToPath as pathOfBundle } from 'node:url'",
  'const require = createRequireOfBundle(import.meta.url)',
  'const __filename = pathOfBundle(import.meta.url)',
  'const __dirname = dirnameOfBundle(__filename)',
].join('\n')

/**
 * Bundles entries (name to source file) into a folder, libraries inside, but for those of `external`;
 * `beside` are folders (name to source) that are copied next to them. The folder is put in place when it is
 * whole: an interrupted build leaves the old one, or, between two renames, nothing.
 */
export async function bundleForNode({ entries, folder, external, beside = {} }) {
  const { outputFiles } = await build({
    entryPoints: entries,
    outdir: folder,
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // For stack traces; the sources themselves lie beside.
    sourcemap: true,
    sourcesContent: false,
    banner: { js: BANNER },
    external,
    logLevel: 'warning',
  })
  replaceFolder(folder, (half) => {
    for (const { path, contents } of outputFiles) {
      const file = join(half, relative(folder, path))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, contents)
    }
    for (const [name, source] of Object.entries(beside)) cpSync(source, join(half, name), { recursive: true })
  })
}

/** Lets `fill` make a folder elsewhere and replaces the existing one with it. */
export function replaceFolder(folder, fill) {
  // Beside it, because a folder is renamed within one file system; the next build removes the remains of a
  // killed one.
  const [half, old] = ['new', 'old'].map((state) => join(dirname(folder), `.${basename(folder)}.${state}`))
  for (const path of [half, old]) rmSync(path, { recursive: true, force: true })
  for (const path of [half, dirname(folder)]) mkdirSync(path, { recursive: true })
  try {
    fill(half)
    put(half, folder, old)
  } finally {
    for (const path of [half, old]) rmSync(path, { recursive: true, force: true })
  }
}

/** A folder that is not empty cannot be renamed over. Another build may put its own there in between: then once more. */
function put(half, folder, old) {
  for (let tries = 0; ; tries += 1) {
    try {
      return renameSync(half, folder)
    } catch (error) {
      if (tries === 5 || !['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) throw error
    }
    rmSync(old, { recursive: true, force: true })
    try {
      renameSync(folder, old)
    } catch (error) {
      if (error.code !== 'ENOENT') throw error
    }
  }
}
