import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../deploy/local/run.mjs'
import { ROOT } from '../../shared-contracts/build/webpack/version.mjs'
import { atOnce } from './at-once.mjs'

const GROUPS = ['shared-contracts', '.']
const NO_SOURCES = new Set(['node_modules', 'dist', '.cache'])
/** On two processors jest runs the files of a package one after the other, and half of the machine would wait. */
const PACKAGES_AT_ONCE = 2
/** Their tests start processes and wait for them, so they take longer than their size says. */
const LONGEST = ['deploy', 'operator-api']

/**
 * Runs the unit tests of every package that has a jest configuration.
 * @param changedSince a commit: then only tests of what changed since run, also of what is not committed
 */
export async function runJest(tally, changedSince = null) {
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  const suites = packagesWithTests().map(
    (folder) => () => tally.suite(`unit tests of ${folder}`, () => testPackage(folder, changedSince)),
  )
  await atOnce(PACKAGES_AT_ONCE, suites)
}

/** The ones that take longest first: what is left for the end is short. */
function packagesWithTests() {
  return GROUPS.flatMap((group) =>
    readdirSync(join(ROOT, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(ROOT, group, entry.name, 'jest.config.mjs')))
      .map((entry) => (group === '.' ? entry.name : `${group}/${entry.name}`)),
  )
    .map((folder) => ({ folder, tests: testsOf(folder), place: LONGEST.toReversed().indexOf(folder) }))
    .sort((one, other) => other.place - one.place || other.tests - one.tests)
    .map(({ folder }) => folder)
}

/** Bytes of its test files. Links are not followed: packages link to each other. */
function testsOf(folder) {
  const sizes = readdirSync(join(ROOT, folder), { withFileTypes: true }).map((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return NO_SOURCES.has(entry.name) ? 0 : testsOf(path)
    return /\.test\.tsx?$/.test(entry.name) ? statSync(join(ROOT, path)).size : 0
  })
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function testPackage(folder, changedSince) {
  const report = join(ROOT, '.cache', `jest-${folder.replaceAll('/', '-')}.json`)
  rmSync(report, { force: true })
  const which = changedSince === null ? '' : ` --changedSince=${changedSince}`
  const command = `npx jest --ci --forceExit --maxWorkers=50% --json --outputFile=${report}${which}`
  const result = await run(command, { cwd: join(ROOT, folder) })
  if (!result.ok) console.log(result.output)
  if (!existsSync(report)) return { passed: 0, failures: [`did not run: ${result.output.slice(-400)}`] }
  return countsOf(JSON.parse(readFileSync(report, 'utf8')))
}

function countsOf({ testResults }) {
  const cases = testResults.flatMap((file) => file.assertionResults)
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return {
    passed: cases.filter((test) => test.status === 'passed').length,
    failures: [
      ...cases.filter((test) => test.status === 'failed').map((test) => test.fullName),
      ...broken.map((file) => `${file.name} could not run: ${file.message.slice(0, 400)}`),
    ],
  }
}
