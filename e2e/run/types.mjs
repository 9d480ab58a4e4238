// Checks the types of every package. Packages of the same options are one program: what they import of each other, and the
// types of libraries, are read and checked once.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { run } from '../../deploy/local/run.mjs'
import { ROOT } from '../../shared-contracts/build/webpack/version.mjs'
import { atOnce } from './at-once.mjs'

const groups = ['shared-contracts', 'operator-api/sandbox', '.']
const folders = groups.flatMap((group) =>
  readdirSync(join(ROOT, group), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(ROOT, group, entry.name, 'tsconfig.json')))
    .map((entry) => join(ROOT, group, entry.name)),
)

/** Folders of the packages that are checked together, by the options that they extend. */
const together = new Map()
const alone = []
for (const folder of folders) {
  const { extends: base, include, compilerOptions } = settingsOf(folder)
  const options = resolve(folder, base)
  // Declarations for every file of a program must be hidden from other packages.
  if (compilerOptions || include.some((path) => path.endsWith('.d.ts'))) alone.push(folder)
  else together.set(options, [...(together.get(options) ?? []), folder])
}

function settingsOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8'))
}

/** Writes down the program of these packages, in the first of them: there the types that it names are found. */
function programOf(base, packages) {
  const home = join(packages[0], '.cache')
  const paths = (name) =>
    packages.flatMap((folder) => settingsOf(folder)[name].map((path) => relative(home, join(folder, path))))
  mkdirSync(home, { recursive: true })
  const file = join(home, 'types.json')
  const program = { extends: relative(home, base), include: paths('include'), exclude: paths('exclude') }
  writeFileSync(file, JSON.stringify(program, null, 2))
  return file
}

const projects = [...alone, ...[...together].map(([base, packages]) => programOf(base, packages))]
let failed = false
const checks = projects.map((project) => async () => {
  const result = await run(`tsc -p ${project}`)
  if (result.ok) return
  failed = true
  console.log(result.output)
})
await atOnce(2, checks)
process.exit(failed ? 1 : 0)
