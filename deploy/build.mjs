// Bundles the servers of this package: `dist/edge.js` and `dist/release-service.js`.
import { join } from 'node:path'
import { bundleForNode } from '../shared-contracts/build/node/bundle.mjs'

const HERE = import.meta.dirname

await bundleForNode({
  entries: {
    edge: join(HERE, 'edge/server.ts'),
    'release-service': join(HERE, 'release-service/server.ts'),
  },
  folder: join(HERE, 'dist'),
  // Read by installations with a bucket alone.
  external: ['@aws-sdk/*'],
})
