import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the repository. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../../..')

const SHARED = [
  'contracts/src',
  'fair/src',
  'rules/src',
  'serving/src',
  'ui/src',
  'screens/src',
  'build/webpack',
  'build/bin/build.mjs',
  'build/bin/run-webpack.mjs',
]
const WATCHED = [
  ...['src', 'package.json', 'webpack.config.mjs', 'build.mjs', 'cli', 'sandbox'],
  ...['edge', 'release-service', 'brands', 'repeat.ts'],
]
/** Read by packages that bundle programs for Node. */
const NODE_BUNDLER = 'build/node/bundle.mjs'
const IGNORED = new Set(['node_modules', 'dist', 'testing'])

/**
 * Sixteen hex digits over everything that a package's build reads: its sources, the shared packages and the locked
 * versions of all libraries. Tests do not count.
 */
export function sourceHash(packageDir) {
  const hash = createHash('sha256')
  const isForNode = existsSync(join(packageDir, 'build.mjs'))
  const parts = [
    ...WATCHED.map((name) => join(packageDir, name)),
    ...[...SHARED, ...(isForNode ? [NODE_BUNDLER] : [])].map((name) => join(ROOT, 'shared-contracts', name)),
    join(ROOT, 'pnpm-lock.yaml'),
  ]
  for (const file of parts.filter(existsSync).flatMap(filesBelow)) {
    hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 16)
}

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .filter((name) => !IGNORED.has(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesBelow(join(path, name)))
}

/**
 * Version of a build: what TOUCHLINE_VERSION says, where `package` is the version in package.json, which changesets raise;
 * without it the package's version and what its sources hash to, so that two different builds never share a version.
 */
export function buildVersion(packageDir) {
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'))
  const wanted = process.env.TOUCHLINE_VERSION
  if (wanted) return wanted === 'package' ? version : wanted
  return `${version}-${sourceHash(packageDir).slice(0, 10)}`
}

/** Version of the contracts that a shell built here speaks. */
export function contractVersion() {
  const source = readFileSync(join(ROOT, 'shared-contracts/contracts/src/host/remote-module.ts'), 'utf8')
  return /CONTRACT_VERSION = '([^']+)'/.exec(source)[1]
}

/** Where a build comes from: what its sources hash to, when it was made and, inside a repository, of which commit. */
export function buildOrigin(packageDir) {
  return { source: sourceHash(packageDir), builtAt: new Date().toISOString(), ...commitOf(packageDir) }
}

function commitOf(packageDir) {
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*']
    const commit = execFileSync('git', args, {
      cwd: packageDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return { commit: commit.trim() }
  } catch {
    // Sources without a repository, or a machine without git: then nobody knows.
    return {}
  }
}
