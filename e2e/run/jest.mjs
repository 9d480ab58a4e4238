import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { run } from '../../deploy/local/run.mjs'
import { ROOT } from '../../shared-contracts/build/webpack/version.mjs'
import { atOnce } from './at-once.mjs'

const GROUPS = ['shared-contracts', 'operator-api/sandbox', '.']
const NO_SOURCES = new Set(['node_modules', 'dist', '.cache'])
/** On two processors jest runs the files of a package one after the other, and half of the machine would wait. Three were no quicker. */
const PACKAGES_AT_ONCE = 2
/** Their tests start processes and wait for them, so they take longer than their size says, and have limits of time. */
const WITH_PROCESSES = ['deploy', 'operator-api']
/** Beside journeys, which wait for half of their time and come first when both want to go on. */
const BESIDE = { atOnce: 2, workers: 1, command: 'nice -n 5 npx jest' }
const ALONE = { atOnce: PACKAGES_AT_ONCE, workers: 2, command: 'npx jest' }

/**
 * A test with real processes, sockets and clocks can fail on a busy machine: its file runs once more, alone, and the run
 * reports it. More files than these are no accident. At full size there is no second try.
 */
const triedAgainMax = () => (process.env.FULL ? 0 : 3)

/**
 * Runs the unit tests of every package that has a jest configuration.
 * @param changedSince a commit: then only the tests of files changed since run, including uncommitted files
 */
export async function runJest(tally, changedSince = null) {
  await runPackages(tally, packagesWithTests(), ALONE, changedSince)
}

/** Runs the unit tests of packages whose tests start processes: they want the machine for themselves. */
export async function runJestWithProcesses(tally) {
  await runPackages(tally, packagesWithTests().filter(hasProcesses), ALONE)
}

/**
 * Runs the unit tests of all other packages, at a low priority: they only calculate, and leave the machine to
 * parallel steps.
 */
export async function runJestBeside(tally) {
  await runPackages(
    tally,
    packagesWithTests().filter((folder) => !hasProcesses(folder)),
    BESIDE,
  )
}

const hasProcesses = (folder) => WITH_PROCESSES.includes(folder)

async function runPackages(tally, folders, how, changedSince = null) {
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  const suites = folders.map(
    (folder) => () => tally.suite(`unit tests of ${folder}`, () => testPackage(folder, how, changedSince)),
  )
  await atOnce(how.atOnce, suites)
}

/** The longest ones first: short ones at the end fill the remaining time. */
function packagesWithTests() {
  return GROUPS.flatMap((group) =>
    readdirSync(join(ROOT, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(ROOT, group, entry.name, 'jest.config.mjs')))
      .map((entry) => (group === '.' ? entry.name : `${group}/${entry.name}`)),
  )
    .map((folder) => ({ folder, tests: testsOf(folder), place: WITH_PROCESSES.toReversed().indexOf(folder) }))
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

async function testPackage(folder, { command, workers }, changedSince) {
  const first = await jest(
    folder,
    command,
    `--maxWorkers=${workers}${changedSince === null ? '' : ` --changedSince=${changedSince}`}`,
  )
  if (!first.ran) return { passed: 0, failures: [first.failure], files: [] }
  const failed = first.files.filter(({ status }) => status === 'failed')
  if (failed.length === 0 || failed.length > triedAgainMax()) return countsOf(first.files)
  const second = await jest(
    folder,
    command,
    `--maxWorkers=1 --runTestsByPath ${failed.map(({ name }) => name).join(' ')}`,
  )
  if (!second.ran) return countsOf(first.files)
  for (const { name, status } of second.files)
    if (status === 'passed') console.log(`unsteady, passed at the second try: ${relative(ROOT, name)}`)
  return countsOf([...first.files.filter(({ status }) => status !== 'failed'), ...second.files])
}

/** Results by file; what failed is printed. */
async function jest(folder, program, options) {
  const report = join(ROOT, '.cache', `jest-${folder.replaceAll('/', '-')}.json`)
  rmSync(report, { force: true })
  const command = `${program} --ci --forceExit --json --outputFile=${report} ${options}`
  const result = await run(command, { cwd: join(ROOT, folder) })
  if (!result.ok) console.log(result.output)
  if (!existsSync(report)) return { ran: false, failure: `did not run: ${result.output.slice(-400)}` }
  return { ran: true, files: JSON.parse(readFileSync(report, 'utf8')).testResults }
}

function countsOf(files) {
  const cases = files.flatMap((file) => file.assertionResults)
  const broken = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return {
    passed: cases.filter((test) => test.status === 'passed').length,
    failures: [
      ...cases.filter((test) => test.status === 'failed').map((test) => test.fullName),
      ...broken.map((file) => `${file.name} could not run: ${file.message.slice(0, 400)}`),
    ],
    files: files.map(({ name, startTime, endTime }) => ({
      name: relative(ROOT, name),
      ms: endTime - startTime,
    })),
  }
}
