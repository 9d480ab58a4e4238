import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One copy each on the page, given by the shell. Everything else is private, because sharing switches off tree-shaking. */
const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'mobx',
  'mobx-react-lite',
  'i18next',
  'react-i18next',
  '@touchline/ui',
]

/** What the shell provides: in its first file, because a page without React shows nothing at all. */
export const provided = (packageDir) =>
  shared(packageDir, (version) => ({ version, requiredVersion: `^${version}`, eager: true }))

/** What a remote takes from the shell; `import: false` keeps a fallback copy out of its build. */
export const consumed = (packageDir) =>
  shared(packageDir, (version) => ({ requiredVersion: `^${majorOf(version)}`, import: false }))

function shared(packageDir, options) {
  return Object.fromEntries(
    SINGLETONS.map((name) => [name, { singleton: true, ...options(versionOf(packageDir, name)) }]),
  )
}

function versionOf(packageDir, request) {
  const name = request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/')
  return JSON.parse(readFileSync(join(packageDir, 'node_modules', name, 'package.json'), 'utf8')).version
}

/** A zero major breaks with every minor, so there the minor counts. */
const majorOf = (version) => {
  const [major, minor] = version.split('.')
  return major === '0' ? `0.${minor}` : major
}
