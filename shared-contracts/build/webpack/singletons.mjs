import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './version.mjs'

/** One copy each on the page, given by the shell. Everything else is private, because sharing switches off tree-shaking. */
const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'mobx',
  'mobx-react-lite',
  'i18next',
  '@touchline/ui',
]

/** Shared too, in files of their own that come when they are first needed. */
const LATER = ['@touchline/ui/dialog']

/**
 * Libraries that the shell provides, most of them in its first file: a page without React shows nothing at
 * all.
 */
export const provided = (packageDir) =>
  shared(packageDir, (version, name) => ({
    version,
    requiredVersion: `^${version}`,
    eager: !LATER.includes(name),
  }))

/** Libraries that a remote takes from the shell; `import: false` keeps a fallback copy out of its build. */
export const consumed = (packageDir) =>
  shared(packageDir, (version) => ({ requiredVersion: `^${majorOf(version)}`, import: false }))

/** The same for `build.json`: what a remote needs of the shell, or what the shell gives. */
export const singletonFacts = (kind, packageDir) =>
  kind === 'shell'
    ? { provides: Object.entries(provided(packageDir)).map(([name, { version }]) => ({ name, version })) }
    : {
        needs: Object.entries(consumed(packageDir)).map(([name, { requiredVersion }]) => ({
          name,
          range: requiredVersion,
        })),
      }

function shared(packageDir, options) {
  return Object.fromEntries(
    [...SINGLETONS, ...LATER]
      .filter((name) => isInstalled(packageDir, name))
      .map((name) => [name, { singleton: true, ...options(versionOf(packageDir, name), name) }]),
  )
}

/** A remote asks the shell only for what it uses, itself or through the parts of @touchline/ui that it takes along. */
const isInstalled = (packageDir, request) => manifestOf(packageDir, request) !== undefined

const versionOf = (packageDir, request) =>
  JSON.parse(readFileSync(manifestOf(packageDir, request), 'utf8')).version

const UI = join(ROOT, 'shared-contracts/ui')

function manifestOf(packageDir, request) {
  const name = request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')
  const places = [packageDir, UI].map((folder) => join(folder, 'node_modules', name, 'package.json'))
  return places.find((path) => existsSync(path))
}

/** A zero major breaks with every minor, so there the minor counts. */
const majorOf = (version) => {
  const [major, minor] = version.split('.')
  return major === '0' ? `0.${minor}` : major
}
