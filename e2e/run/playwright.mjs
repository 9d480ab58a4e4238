import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { run } from '../../deploy/local/run.mjs'
import { ROOT } from '../../shared-contracts/build/webpack/version.mjs'

/** The end of the output, which is read first, repeats so many lines of a journey's error. */
const LINES_OF_ERROR = 8

/** Tag of the journeys that `npm test` runs; all others run at full size. */
const CORE = '@core'

/** Runs the journeys in the browser found; without one it fails with the sentence that says what to do. */
export async function runPlaywright(tally, browser) {
  if (!browser.ok) await tally.step('a browser is there', async () => ({ ok: false, output: browser.reason }))
  else await tally.suite('journeys in Chromium', () => journeys(browser.path))
}

async function journeys(chromium) {
  const report = join(ROOT, '.cache', 'playwright.json')
  rmSync(report, { force: true })
  const selected = process.env.FULL ? '' : `--grep ${CORE}`
  await run(`npx playwright test ${selected} --reporter=list,json`, {
    cwd: join(ROOT, 'e2e'),
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    show: true,
  })
  if (!existsSync(report)) return { passed: 0, failures: ['did not run'], files: [] }
  const { suites, errors } = JSON.parse(readFileSync(report, 'utf8'))
  const specs = suites.flatMap(specsOf)
  const failures = specs.filter((spec) => !spec.ok).map((spec) => spec.title)
  for (const spec of specs.filter((spec) => isUnsteady(spec) || !spec.ok)) {
    console.log(`${spec.ok ? 'unsteady, passed at a further try' : 'failed at every try'}: ${spec.title}`)
    for (const error of errorsOf(spec)) console.log(error.split('\n').slice(0, LINES_OF_ERROR).join('\n'))
  }
  return {
    passed: specs.length - failures.length,
    failures: [...failures, ...errors.map((e) => e.message)],
    files: suites.map(timeOf),
  }
}

/** All tries of all its journeys. */
const timeOf = (suite) => ({
  name: `e2e/${suite.file}`,
  ms: specsOf(suite)
    .flatMap((spec) => spec.tests.flatMap((test) => test.results))
    .reduce((sum, { duration }) => sum + duration, 0),
})

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

/** The error of each of its tries. */
const errorsOf = (spec) =>
  spec.tests
    .flatMap((test) => test.results)
    .map(({ error }) => stripVTControlCharacters(error?.message ?? ''))
    .filter(Boolean)

const isUnsteady = (spec) => spec.tests.some((test) => test.status === 'flaky')
