import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../shared-contracts/build/webpack/version.mjs'

/** Packages that reach players: the shell and every `mfe-*`. A new remote is found by its name. */
export const frontPackages = () =>
  readdirSync(ROOT)
    .filter((name) => name === 'host-shell' || name.startsWith('mfe-'))
    .filter((name) => existsSync(join(ROOT, name, 'webpack.config.mjs')))
    .sort()

/** Everything that is built before the platform starts. */
export const builtPackages = () => [...frontPackages(), ...Object.keys(PROGRAMS)]

/** Packages of servers, and the programs of theirs that run here. */
export const PROGRAMS = {
  'operator-api': ['dist/server.js'],
  'operator-api/sandbox/games': ['dist/server.js'],
  deploy: ['dist/edge.js', 'dist/release-service.js'],
}
