// Bundles the server and the operators' command: workspace packages inside, third-party packages as they are.
import { cpSync, rmSync } from 'node:fs'
import { build } from 'esbuild'

const here = (path) => new URL(path, import.meta.url).pathname

rmSync(here('dist'), { recursive: true, force: true })
await build({
  entryPoints: { server: here('src/server.ts') },
  outdir: here('dist'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  packages: 'external',
  alias: {
    '@touchline/contracts': here('../shared-contracts/contracts/src/index.ts'),
    '@touchline/rules': here('../shared-contracts/rules/src/index.ts'),
  },
  logLevel: 'warning',
})
cpSync(here('src/storage/migrations'), here('dist/migrations'), { recursive: true })
