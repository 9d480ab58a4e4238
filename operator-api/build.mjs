// Bundles the server and the operators' command: workspace packages inside, third-party packages as they are.
import { cpSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** Bundles entries (name to source file) into a folder of this package, with the schema beside them. */
export async function bundle(entries, folder) {
  rmSync(here(folder), { recursive: true, force: true })
  await build({
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, source]) => [name, here(source)])),
    outdir: here(folder),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    packages: 'external',
    alias: {
      '@touchline/contracts': here('../shared-contracts/contracts/src/index.ts'),
      '@touchline/rules': here('../shared-contracts/rules/src/index.ts'),
      '@touchline/serving': here('../shared-contracts/serving/src/index.ts'),
    },
    logLevel: 'warning',
  })
  for (const part of ['migrations', 'functions'])
    cpSync(here(`src/storage/${part}`), here(`${folder}/${part}`), { recursive: true })
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await bundle({ server: 'src/server.ts', cli: 'cli/main.ts' }, 'dist')
