import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../deploy/local/run.mjs'
import { ROOT } from '../../shared-contracts/build/webpack/version.mjs'

const GROUPS = ['shared-contracts', '.']

/** Runs the unit tests of every package that has a jest configuration, one package after the other. */
export async function runJest(tally) {
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  for (const folder of packagesWithTests())
    await tally.suite(`unit tests of ${folder}`, () => testPackage(folder))
}

function packagesWithTests() {
  return GROUPS.flatMap((group) =>
    readdirSync(join(ROOT, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(ROOT, group, entry.name, 'jest.config.mjs')))
      .map((entry) => (group === '.' ? entry.name : `${group}/${entry.name}`)),
  )
}

async function testPackage(folder) {
  const report = join(ROOT, '.cache', `jest-${folder.replaceAll('/', '-')}.json`)
  rmSync(report, { force: true })
  const result = await run(`npx jest --ci --forceExit --json --outputFile=${report}`, {
    cwd: join(ROOT, folder),
  })
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
