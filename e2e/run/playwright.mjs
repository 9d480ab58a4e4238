import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../deploy/local/run.mjs'
import { ROOT } from '../../shared-contracts/build/webpack/version.mjs'

/** Runs the journeys in the browser found; without one it fails with the sentence that says what to do. */
export async function runPlaywright(tally, browser) {
  if (!browser.ok) await tally.step('a browser is there', async () => ({ ok: false, output: browser.reason }))
  else await tally.suite('journeys in Chromium', () => journeys(browser.path))
}

async function journeys(chromium) {
  const report = join(ROOT, '.cache', 'playwright.json')
  rmSync(report, { force: true })
  await run('npx playwright test --reporter=list,json', {
    cwd: join(ROOT, 'e2e'),
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    show: true,
  })
  if (!existsSync(report)) return { passed: 0, failures: ['did not run'] }
  const { suites, errors } = JSON.parse(readFileSync(report, 'utf8'))
  const specs = suites.flatMap(specsOf)
  const failures = specs.filter((spec) => !spec.ok).map((spec) => spec.title)
  for (const { title } of specs.filter(isUnsteady))
    console.log(`unsteady, passed at a further try: ${title}`)
  return { passed: specs.length - failures.length, failures: [...failures, ...errors.map((e) => e.message)] }
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

const isUnsteady = (spec) => spec.tests.some((test) => test.status === 'flaky')
