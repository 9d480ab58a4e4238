// Builds every part for production, those whose sources have changed.
import './require-node.mjs'
import { buildPackages } from './build-packages.mjs'
import { endWith } from './fail.mjs'

await buildPackages().catch(endWith)
